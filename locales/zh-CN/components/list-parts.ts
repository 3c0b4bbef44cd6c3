export default {
  'bulk.actions': '批量操作',
  'bulk.all': '已选择符合筛选条件的全部 {count, number} 条',
  'bulk.chooseAll': '选择符合筛选条件的全部 {total, number} 条',
  'bulk.clear': '取消选择',
  'bulk.failed': '未处理的条目',
  'bulk.partly': '{done, number} 条已处理，{failed, number} 条未能处理',
  'bulk.result': '批量操作结果',
  'bulk.some': '已选择 {count, number} 条',
} as const;
