import { accountAuthorizations, type BasicAuthorization } from '@/api/business-account/authorization';
import { effectiveMenus, type MenuChoice } from '@/api/business-account/effective-menus';
import { productsWithoutMenu } from '@/api/business-account/menu-tree';
import type { ResourceRow } from '@/api/business-account/resource-row';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';
import { menuTreeOf, productsOfMenus } from './products';
import { checkResources } from './resources';
import { rolesOf } from './role';

interface Authorization {
  basic: Omit<BasicAuthorization, 'roleId' | 'followsRole'>;
  /** What it takes of its role. */
  choice: MenuChoice;
  resources: ResourceRow[];
  version: number;
}

/** Made when it is first asked for: 100,000 accounts cost nothing until somebody opens one. */
const stores = new WeakMap<World, Map<string, Authorization>>();

function storeOf(world: World): Map<string, Authorization> {
  const store = stores.get(world) ?? new Map<string, Authorization>();
  stores.set(world, store);
  return store;
}

/** Rows of several products, so that the full data flags of two of them can be seen to replace theirs only. */
const RESOURCES: readonly ResourceRow[] = [
  { name: 'acme.example', type: 'zone', operation: 'readWrite', module: 'dns', assetType: 'hosted' },
  { name: 'shop.acme.example', type: 'zone', operation: 'readOnly', module: 'dns', assetType: 'hosted' },
  { name: 'Block list, head office', type: 'policy', operation: 'readWrite', module: 'sdns' },
  { name: 'acme.cn', type: 'domain', operation: 'readOnly', module: 'dnp', assetType: 'registered' },
  { name: 'Home page from 12 cities', type: 'monitorTask', operation: 'readOnly', module: 'monitor' },
];

/** Two of the seeds chose less than their role has: a role that grows does not reach them. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'A-2021': ['cloud.overview', 'cloud.zones', 'cloud.records'],
  'A-2022': ['cloud.overview', 'cloud.zones'],
};

/** What an account starts with: all that its role has, some resources, no full flag. */
function initial(world: World, id: string): Authorization {
  const { roleId } = accountsOf(world).get(id);
  const menus = CHOSEN[id];
  return {
    basic: {
      messageChannels: ['inSite', 'email'],
      fullBusinessData: { dns: false, sdns: id === 'A-readonly' },
      dataAccess: id === 'A-readonly' ? 'readOnly' : 'readWrite',
      fullLogData: false,
    },
    choice: menus ? { followsRole: false, menus } : { followsRole: true },
    resources: roleId === null ? [] : [...RESOURCES],
    version: 1,
  };
}

/** What an account may, as it stands. */
export function authorizationOf(world: World, id: string): Authorization {
  const store = storeOf(world);
  const found = store.get(id) ?? initial(world, accountsOf(world).get(id).id);
  store.set(id, found);
  return found;
}

const roleMenusOf = (world: World, roleId: string | null) =>
  rolesOf(world).find((role) => role.id === roleId)?.menus ?? null;

/** The menu items that an account has, by the rule that the console shows. */
export const menusOfAccount = (world: World, id: string): string[] =>
  effectiveMenus(roleMenusOf(world, accountsOf(world).get(id).roleId), authorizationOf(world, id).choice);

/** The role, if it is there and one for accounts: the others are what single sign-on gives. */
export function checkRole(world: World, roleId: string, field: string) {
  const role = rolesOf(world).find(({ id }) => id === roleId);
  if (!role) refuse('NOT_FOUND', { fields: [field] });
  if (role.type !== 'ordinary') refuse('INVALID', { fields: [field] });
  return role;
}

/**
 * Refuses a role that is none of a sub-account, a menu item that the role does not have, and a product without any of
 * its menus; fields as the form names them.
 */
export function checkBasic(world: World, basic: BasicAuthorization): void {
  const role = checkRole(world, basic.roleId, 'basic.roleId');
  if (basic.followsRole) return;
  const { products, menus } = basic;
  const isEmpty = productsWithoutMenu(menuTreeOf('en-US'), products, menus).length > 0;
  if (isEmpty || menus.some((id) => !role.menus.includes(id))) refuse('INVALID', { fields: ['basic.menus'] });
}

/** An input as it is kept: the role stands with the account. */
export const keptBasic = ({ roleId: _, ...input }: BasicAuthorization): Pick<Authorization, 'basic' | 'choice'> => {
  if (input.followsRole) {
    const { followsRole, ...basic } = input;
    return { basic, choice: { followsRole } };
  }
  const { followsRole, menus, products: __, ...basic } = input;
  return { basic, choice: { followsRole, menus } };
};

/** Gives a new account what the wizard chose for it. */
export function grant(
  world: World,
  id: string,
  { basic, resources }: { basic: BasicAuthorization; resources: ResourceRow[] },
): void {
  storeOf(world).set(id, { ...keptBasic(basic), resources, version: 1 });
}

/** Gives an account another role, which it follows: what it chose was chosen among the menus of the old one. */
export function assignRole(world: World, id: string, roleId: string): void {
  const authorization = authorizationOf(world, id);
  accountsOf(world).change(id, { roleId });
  Object.assign(authorization, { choice: { followsRole: true }, version: authorization.version + 1 });
}

function changed(world: World, id: string, version: number | undefined, change: Partial<Authorization>): void {
  const authorization = authorizationOf(world, id);
  // Nobody raises his own rights.
  if (id === world.persona.id) refuse('OWN_ACCOUNT');
  checkVersion(world, authorization.version, version);
  Object.assign(authorization, change, { version: authorization.version + 1 });
}

/** The authorization of an account as the gateway sends it. */
function shown(world: World, id: string) {
  const { basic, choice, resources } = authorizationOf(world, id);
  const menus = menusOfAccount(world, id);
  const { roleId } = accountsOf(world).get(id);
  const { followsRole } = choice;
  return { basic: { ...basic, roleId, followsRole, menus, products: productsOfMenus(menus) }, resources };
}

export const authorization = implement(accountAuthorizations, {
  get: ({ id }, { world }) => ({ ...shown(world, id), version: authorizationOf(world, id).version }),
  getMany: ({ ids }, { world }) => ({
    list: [...new Set(ids)].filter((id) => accountsOf(world).find(id)).map((id) => ({ id, ...shown(world, id) })),
  }),
  updateBasic: ({ id, version, basic }, { world }) => {
    accountsOf(world).get(id);
    checkBasic(world, basic);
    changed(world, id, version, keptBasic(basic));
    accountsOf(world).change(id, { roleId: basic.roleId });
    return {};
  },
  updateResources: ({ id, version, resources }, { world }) => {
    checkResources(resources, authorizationOf(world, id).resources);
    changed(world, id, version, { resources });
    return {};
  },
});
