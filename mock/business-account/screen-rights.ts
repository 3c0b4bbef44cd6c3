import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import { explain } from '@/api/business-account/access-explanation';
import type { ScreenAccess } from '@/api/business-account/access-review';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { factsOf } from './access';
import { type AccountRow, toWire } from './account-rows';
import { menuTreeOf } from './products';
import { accountsIn, isWanted, type Scope } from './review-scope';
import { byStanding, isBlocked, unblocked } from './rights';

type Seen = Pick<ScreenAccess, 'product' | 'menu' | 'operation'>;

/** Menu items of products that accounts which stand the same see. */
function menusReader(world: World, language: Language) {
  const tree = menuTreeOf(language);
  return byStanding(world, (row: AccountRow): Seen[] => {
    const facts = unblocked(factsOf(world, row, language));
    return tree.flatMap(({ code, title, menus }) =>
      menus
        .filter(({ id }) => explain(facts, { product: code, menu: id, operation: 'read', resource: null }).isAllowed)
        .map((menu) => ({
          product: { code, name: title },
          menu: { key: menu.id, name: menu.title },
          operation: facts.dataAccess,
        })),
    );
  });
}

type Chosen = Scope & { screen?: string[] | undefined };

/** Who sees which screen, a line for each. */
export function screensIn(world: World, language: Language, { screen, ...scope }: Chosen = {}): ScreenAccess[] {
  const menusOf = menusReader(world, language);
  return accountsIn(world, scope).flatMap((row) => {
    const { id, name, role, organization } = toWire(world, row);
    const own = factsOf(world, row, language).screens.map(
      (key): Seen => ({
        product: { code: CONSOLE_PRODUCT, name: CONSOLE_PRODUCT },
        menu: { key, name: key },
        operation: null,
      }),
    );
    return [...menusOf(row), ...own]
      .filter(({ product, menu }) => isWanted(screen, `${product.code}:${menu.key}`))
      .map((seen) => ({
        ...seen,
        id: `${id} ${seen.product.code}:${seen.menu.key}`,
        account: { id, name },
        isBlocked: isBlocked(row),
        role,
        organization,
      }));
  });
}
