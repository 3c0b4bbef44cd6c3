export default {
  'menuTree.count': '已选 {count, number} / {total, number} 项',
  'menuTree.noItems': '没有菜单项',
  'menuTree.noMatch': '没有符合关键词的产品或菜单项',
  'menuTree.search': '搜索产品或菜单项',
} as const;
