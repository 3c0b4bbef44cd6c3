export default {
  'tree.count': '{count, number} 个',
  'tree.failed': '加载失败，点击重试',
  'tree.found': '找到 {total, number} 项',
  'tree.foundMany': '找到 {total, number} 项，仅显示前 {limit, number} 项',
  'tree.more': '加载更多（还有 {rest, number} 项）',
  'tree.noMatch': '没有符合条件的内容',
  'tree.noMatchHere': '已展开的内容中没有符合条件的项',
  'tree.onlyHere': '仅搜索已展开的内容。',
  'tree.pick': '请选择，可输入名称搜索',
} as const;
