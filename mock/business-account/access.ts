import { type AccessFacts, type AccessQuestion, accesses } from '@/api/business-account/access';
import { explain } from '@/api/business-account/access-explanation';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { mayDo, maySee } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { actionKeys, menuKeys } from '../session/rights';
import { type AccountRow, accountsOf, personaOf } from './account-rows';
import { authorizationOf, menusOfAccount } from './authorization';
import { organizationScope } from './organization-rows';
import { policiesFor } from './policy';
import { menuTreeOf, offeredTree, productsOfMenus } from './products';
import { RESOURCES } from './resources';
import { rolesOf } from './role';

const FULL = ['dns', 'sdns'] as const;

/** Products as an account has them: closed where its own choice leaves nothing of what its role has. */
function productsFor(world: World, closed: readonly string[], language: Language): AccessFacts['products'] {
  const titles = new Map(menuTreeOf(language).map(({ code, title }) => [code, title]));
  return productsOf(world).flatMap(({ code, isAccessible, isOpened }) => {
    const name = titles.get(code);
    return name === undefined
      ? []
      : [{ code, name, isAccessible, isOpened: isOpened && !closed.includes(code), isOpenedByMain: isOpened }];
  });
}

export function factsOf(world: World, row: AccountRow, language: Language): AccessFacts {
  const { basic, resources } = authorizationOf(world, row.id);
  const role = rolesOf(world).find(({ id }) => id === row.roleId);
  const menus = menusOfAccount(world, row.id);
  const open = productsOfMenus(menus);
  const closed = productsOfMenus(role?.menus ?? []).filter((code) => !open.includes(code));
  return {
    account: { id: row.id, name: row.name, isMain: false, isLocked: row.status === 'locked' },
    license: { status: row.authorization, expiresAt: null },
    screens: menuKeys.filter((key) => maySee(personaOf(row), key)),
    actions: actionKeys().filter((key) => mayDo(personaOf(row), key)),
    products: productsFor(world, closed, language),
    role: role ? { id: role.id, name: role.name, menus: role.menus } : null,
    menus,
    fullData: FULL.filter((code) => basic.fullBusinessData[code]),
    dataAccess: basic.dataAccess,
    rows: resources,
    policies: policiesFor(world, row.id, row.organizationId),
    organization: row.organizationId === null ? null : organizationScope(world, row.organizationId),
  };
}

/** How the gateway decides for an account as it is now: by the very function that explains. */
export function decisionsOf(world: World, id: string): (question: AccessQuestion) => boolean {
  const facts = factsOf(world, accountsOf(world).get(id), 'en-US');
  return (question) => explain(facts, question).isAllowed;
}

export const mayAccess = (world: World, id: string, question: AccessQuestion): boolean =>
  decisionsOf(world, id)(question);

export const access = implement(accesses, {
  getFacts: ({ id }, { world, language }) => factsOf(world, accountsOf(world).get(id), language),
  getTargets: (_, { world, language }) => ({
    products: offeredTree(world, language)
      .filter(({ menus }) => menus.length > 0)
      .map(({ code, title, menus }) => ({
        code,
        name: title,
        menus: menus.map((menu) => ({ key: menu.id, name: menu.title })),
      })),
    resources: [...RESOURCES],
  }),
  getDecision: ({ id, question }, { world }) => ({ isAllowed: mayAccess(world, id, question) }),
  startView: ({ id }, { world }) => {
    if (accountsOf(world).get(id).status === 'locked') refuse('ILLEGAL_STATE');
    return {};
  },
});
