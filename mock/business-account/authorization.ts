import { accountAuthorizations, type BasicAuthorization } from '@/api/business-account/authorization';
import { productsWithoutMenu } from '@/api/business-account/menu-tree';
import type { ResourceRow } from '@/api/business-account/resource-row';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';
import { areMenus, menuTreeOf } from './products';
import { rolesOf } from './role';

interface Authorization {
  basic: Omit<BasicAuthorization, 'roleId'>;
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

/** What an account starts with: the menus of its role, some resources, no full flag. */
function initial(world: World, id: string): Authorization {
  const { roleId } = accountsOf(world).get(id);
  const menus = rolesOf(world).find((role) => role.id === roleId)?.menus ?? [];
  return {
    basic: {
      products: [...new Set(menus.map((menu) => menu.split('.', 1)[0] ?? menu))],
      menus: [...menus],
      messageChannels: ['inSite', 'email'],
      fullBusinessData: { dns: false, sdns: id === 'A-readonly' },
      dataAccess: id === 'A-readonly' ? 'readOnly' : 'readWrite',
      fullLogData: false,
    },
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

/** Refuses a role, product or menu that does not exist, and a product without any of its menus; fields as the form names them. */
export function checkBasic(world: World, { roleId, products, menus }: BasicAuthorization): void {
  if (!rolesOf(world).some((role) => role.id === roleId)) refuse('NOT_FOUND', { fields: ['basic.roleId'] });
  const isEmpty = productsWithoutMenu(menuTreeOf('en-US'), products, menus).length > 0;
  if (isEmpty || !areMenus(menus)) refuse('INVALID', { fields: ['basic.menus'] });
}

/** Gives a new account what the wizard chose for it. */
export function grant(
  world: World,
  id: string,
  { basic, resources }: { basic: BasicAuthorization; resources: ResourceRow[] },
): void {
  const { roleId: _, ...rest } = basic;
  storeOf(world).set(id, { basic: rest, resources, version: 1 });
}

function changed(world: World, id: string, version: number, change: Partial<Authorization>): void {
  const authorization = authorizationOf(world, id);
  if (authorization.version !== version) refuse('STALE_VERSION');
  Object.assign(authorization, change, { version: version + 1 });
}

export const authorization = implement(accountAuthorizations, {
  get: ({ id }, { world }) => {
    const { basic, resources, version } = authorizationOf(world, id);
    return { basic: { ...basic, roleId: accountsOf(world).get(id).roleId }, resources, version };
  },
  updateBasic: ({ id, version, basic: { roleId, ...basic } }, { world }) => {
    accountsOf(world).get(id);
    checkBasic(world, { roleId, ...basic });
    changed(world, id, version, { basic });
    accountsOf(world).change(id, { roleId });
    return {};
  },
  updateResources: ({ id, version, resources }, { world }) => {
    changed(world, id, version, { resources });
    return {};
  },
});
