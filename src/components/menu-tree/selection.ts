import type { ProductMenus } from '@/api/business-account/menu-tree';

export type Check = 'true' | 'false' | 'mixed';

/** How a product stands: none, some (half-checked) or all of its menu items chosen. */
export function checkOf({ menus }: ProductMenus, chosen: ReadonlySet<string>): Check {
  const count = menus.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return 'false';
  return count === menus.length ? 'true' : 'mixed';
}

/**
 * The choice after a click on a menu item or a product: a product takes all of its given items, or gives them up if it
 * has them all. The answer follows the tree's order; ids that the tree does not know stay at the end.
 */
export function toggle(tree: readonly ProductMenus[], chosen: readonly string[], ids: readonly string[]): string[] {
  const before = new Set(chosen);
  const isAll = ids.every((id) => before.has(id));
  const after = new Set(chosen);
  for (const id of ids) {
    if (isAll) after.delete(id);
    else after.add(id);
  }
  const order = tree.flatMap(({ menus }) => menus.map(({ id }) => id));
  const known = new Set(order);
  return [...order.filter((id) => after.has(id)), ...[...after].filter((id) => !known.has(id))];
}

/** What a keyword leaves: products whose title has it with all their items, others with the items that have it. */
export function search(tree: readonly ProductMenus[], keyword: string): readonly ProductMenus[] {
  const wanted = keyword.trim().toLocaleLowerCase();
  if (wanted === '') return tree;
  const has = (title: string) => title.toLocaleLowerCase().includes(wanted);
  return tree.flatMap((product) => {
    if (has(product.title)) return [product];
    const menus = product.menus.filter(({ title }) => has(title));
    return menus.length > 0 ? [{ ...product, menus }] : [];
  });
}
