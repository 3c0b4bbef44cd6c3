export default {
  'stepSummary.change': '修改',
  'stepSummary.changeOf': '修改{label}',
  'stepSummary.next': '下一步：{title}',
  'stepSummary.present': '第 {at, number} 步，共 {count, number} 步：{title}',
} as const;
