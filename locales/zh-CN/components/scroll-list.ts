export default {
  'scroll.after': '从第 {first, number} 条继续',
  'scroll.before': '回到第 {last, number} 条',
  'scroll.choice': '浏览方式',
  'scroll.help': '用上下方向键在各行之间移动，按 Ctrl + End 离开列表。',
  'scroll.news': '查看 {count, number} 条新数据',
  'scroll.on': '连续滚动',
  'scroll.pages': '分页',
  'scroll.placeOpen': '第 {from, number} 至 {to, number} 条',
  'scroll.place': '第 {from, number} 至 {to, number} 条，共 {total, number} 条',
  'scroll.top': '回到顶部',
} as const;
