import * as z from 'zod';
import { rule } from '@/lib/rules/rule';

/** A product with its menu items as the gateway gives them, titled in the language of the call. */
export const productMenus = z.object({
  code: z.string(),
  title: z.string(),
  menus: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ProductMenus = z.output<typeof productMenus>;

export const menuTree = z.object({ list: z.array(productMenus) });

/** Ids of chosen menu items: at least one. */
export const menuIds = rule(z.array(z.string().min(1)), 'menuRequired', (ids) => ids.length > 0);

/** Codes of selected products that have none of the chosen menu items (each needs at least one). */
export function productsWithoutMenu(
  tree: readonly ProductMenus[],
  products: readonly string[],
  menus: readonly string[],
): string[] {
  const chosen = new Set(menus);
  return products.filter((code) => {
    const own = tree.find((product) => product.code === code)?.menus ?? [];
    return !own.some(({ id }) => chosen.has(id));
  });
}
