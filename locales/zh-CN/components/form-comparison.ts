export default {
  'compare.apply': '采用所选内容',
  'compare.base': '开始编辑时',
  'compare.back': '返回表单',
  'compare.empty': '空',
  'compare.intro': '请逐项选择要保留的内容，此时尚未保存。',
  'compare.mine': '我的修改',
  'compare.no': '否',
  'compare.open': '还有 {count, number} 项未选择',
  'compare.secret': '已填写，不显示',
  'compare.theirs': '当前内容',
  'compare.title': '内容已被他人修改',
  'compare.yes': '是',
} as const;
