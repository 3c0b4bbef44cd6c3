import type { ProductMenus } from '@/api/business-account/menu-tree';

/** Menu items in words, each with its product, in the tree's order; an id that no product has stays as it came. */
export function menuTexts(tree: readonly ProductMenus[], ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const known = tree.flatMap((product) =>
    product.menus.flatMap(({ id, title }) => (wanted.delete(id) ? [`${product.title} / ${title}`] : [])),
  );
  return [...known, ...wanted];
}
