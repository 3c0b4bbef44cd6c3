import type zh from '../../zh-CN/components/menu-tree';

export default {
  'menuTree.count': '{count, number} of {total, number} chosen',
  'menuTree.noItems': 'No menu items',
  'menuTree.noMatch': 'No product or menu item has this keyword',
  'menuTree.search': 'Search products and menu items',
} satisfies Record<keyof typeof zh, string>;
