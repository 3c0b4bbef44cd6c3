import { withheldMenus } from '@/api/business-account/effective-menus';
import { type Role, type RoleAccount, type RoleDetail, roles } from '@/api/business-account/role';
import { isSameText } from '@/lib/rules/same-text';
import { needReview } from '../console/change-request-rules';
import { bulk } from '../runtime/bulk';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { matching, type Narrowing, pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { areMenus, menuTreeOf, offeredTree, partMenus, productsOfMenus } from './products';
import { mappingsOf } from './role-sso-rows';
import { roleUsersOf } from './role-users';

const DAY = 86_400_000;
const USES = 10;

type Stored = Pick<RoleDetail, 'id' | 'name' | 'type' | 'menus' | 'updatedAt' | 'version'>;

const all = menuTreeOf('en-US').flatMap(({ menus }) => menus.map(({ id }) => id));
const of = (...codes: string[]) => all.filter((id) => codes.some((code) => id.startsWith(`${code}.`)));

const row = (serial: number, name: string, menus: string[], type = 'ordinary'): Stored => ({
  id: `ROLE-${serial}`,
  name,
  type,
  menus,
  updatedAt: SEED_TIME - serial * 2 * DAY,
  version: 1,
});

/**
 * ROLE-1, 2 and 13 have accounts, 4 and 5 are what single sign-on gives; 3 has nobody and a single product; 6 is of a type
 * that nobody here knows.
 */
const rows = table<Stored>('role', () => [
  row(1, 'Domain operators', [...of('dnp', 'cloud'), 'monitor.overview', 'monitor.tasks']),
  row(2, '安全审计', [...of('sdns'), 'monitor.overview']),
  row(3, 'DNS hosting only', of('dns')),
  row(4, 'SSO employees', ['dnp.overview', 'cloud.overview', 'cloud.zones'], 'sso'),
  row(5, 'SSO contractors', ['ssl_cert.certificates'], 'sso'),
  row(6, 'Type from a newer gateway', ['ipv6_sa.sites'], 'federated'),
  ...Array.from({ length: 7 }, (_, index) => row(7 + index, `Team role ${index + 1}`, of('cloud').slice(0, index + 1))),
]);

/** The roles of a world, for features that give them to somebody. */
export const rolesOf = (world: World): readonly Pick<Stored, 'id' | 'name' | 'type' | 'menus'>[] => rows.of(world).rows;

/** The rows themselves, for what looks at a change before it is saved. */
export const roleRowsOf = (world: World) => rows.of(world);

const isOwn = (world: World, id: string) => roleUsersOf(world, id).some((user) => user.id === world.persona.id);

const contentOf = ({ menus }: Pick<Stored, 'menus'>) => JSON.stringify([...new Set(menus)].sort());

/** The roles of each set of menu items. */
function alikeOf(world: World): ReadonlyMap<string, readonly Stored[]> {
  const found = new Map<string, Stored[]>();
  for (const one of rows.of(world).rows) {
    const same = found.get(contentOf(one)) ?? [];
    found.set(contentOf(one), [...same, one]);
  }
  return found;
}

function twinOf(role: Stored, alike: ReadonlyMap<string, readonly Stored[]>): Role['sameAs'] {
  const [first, ...more] = (alike.get(contentOf(role)) ?? []).filter(({ id }) => id !== role.id);
  return first ? { count: 1 + more.length, id: first.id, name: first.name } : null;
}

function counted(world: World, { menus, ...role }: Stored, alike = alikeOf(world)): Role {
  const { shown } = partMenus(world, menus);
  return {
    ...role,
    ...(knows(world.gateway, 'roleSearch') && { sameAs: twinOf({ menus, ...role }, alike) }),
    menuCount: shown.length,
    productCount: productsOfMenus(shown).length,
    accountCount: roleUsersOf(world, role.id).length,
    isOwn: isOwn(world, role.id),
  };
}

const isFree = (world: World, name: string, id?: string) =>
  !rows.of(world).rows.some((role) => isSameText(role.name, name) && role.id !== id);

/** Refuses a taken name and a menu item that no product has. */
function check(world: World, input: { name: string; menus: string[] }, id?: string): void {
  if (!isFree(world, input.name, id)) refuse('ROLE_NAME_TAKEN', { fields: ['name'] });
  if (!areMenus(input.menus)) refuse('INVALID', { fields: ['menus'] });
}

const some = (list: readonly { id: string; name: string }[]) => ({
  list: list.slice(0, USES).map(({ id, name }) => ({ id, name })),
  total: list.length,
});

/** Who relies on a role: accounts that have it, and mappings that give it to who signs in through a provider. */
export function roleUsesOf(world: World, id: string) {
  const mappings = mappingsOf(world).rows.filter(({ roleId }) => roleId === id);
  return {
    accounts: some(roleUsersOf(world, id)),
    mappings: some(mappings.map((one) => ({ id: one.id, name: `${one.attribute}=${one.value}` }))),
  };
}

const isUsed = (world: World, id: string) => Object.values(roleUsesOf(world, id)).some(({ total }) => total > 0);

/** Deletes a role that nobody relies on. */
export function removeRole(world: World, id: string): void {
  if (isUsed(world, rows.of(world).get(id).id)) refuse('IN_USE');
  rows.of(world).remove(id);
}

const HOW = { keyword: ['id', 'name'], time: 'updatedAt' } as const;

function rolePage(world: World, found: readonly Stored[], request: Parameters<typeof pageOf>[1]) {
  const alike = alikeOf(world);
  // Counts are made for the rows of a page, and for all where they are sorted by one.
  if (request.sorter)
    return pageOf(
      found.map((one) => counted(world, one, alike)),
      request,
      HOW,
    );
  const { list, total } = pageOf(found, request, HOW);
  return { list: list.map((one) => counted(world, one, alike)), total };
}

type Searched = Narrowing & {
  filters?: Partial<Record<'use' | 'right' | 'alike', string[] | undefined>> | undefined;
};

/** The roles that match what only a search knows, and what is left to narrow them by; the same ones stand together. */
function searched(world: World, { filters = {}, ...rest }: Searched) {
  const { use = [], right = [], alike = [], ...others } = filters;
  const groups = alikeOf(world);
  const given =
    alike.length === 0 ? rows.of(world).rows : [...groups.values()].flatMap((same) => (same.length > 1 ? same : []));
  const found = given.filter(
    ({ id, menus }) =>
      (use.length === 0 || !isUsed(world, id)) &&
      // Screens and actions of the console are no role's: none gives them.
      (right.length === 0 || partMenus(world, menus).shown.some((menu) => right.includes(menu))),
  );
  return { found, narrowing: { ...rest, filters: others } };
}

/** The ids that a bulk verb acts on: those that were named, or all that the filters match now. */
function targetOf(world: World, target: { ids: string[] } | { all: Searched }): string[] {
  if ('ids' in target) return [...new Set(target.ids)];
  const { found, narrowing } = searched(world, target.all);
  return matching(found, narrowing, HOW).map(({ id }) => id);
}

export const role = implement(roles, {
  list: (request, { world }) => rolePage(world, rows.of(world).rows, request),
  listMatching: (request, { world }) => {
    const { found, narrowing } = searched(world, request);
    return rolePage(world, found, { ...request, ...narrowing });
  },
  get: ({ id }, { world }) => {
    const found = rows.of(world).get(id);
    return { ...counted(world, found), menus: partMenus(world, found.menus).shown };
  },
  getOptions: ({ type }, { world }) => ({
    list: rows
      .of(world)
      .rows.flatMap((one) =>
        type === undefined || one.type === type ? [{ id: one.id, name: one.name, type: one.type }] : [],
      ),
  }),
  getMenuTree: (_, { world, language }) => ({ list: offeredTree(world, language) }),
  getUses: ({ id }, { world }) => roleUsesOf(world, rows.of(world).get(id).id),
  getBulkUses: (target, { world }) => {
    const ids = targetOf(world, target).filter((id) => rows.of(world).find(id));
    const used = ids.filter((id) => isUsed(world, id));
    const list = used.slice(0, USES).map((id) => {
      const { accounts, mappings } = roleUsesOf(world, id);
      return { id, name: rows.of(world).get(id).name, accounts: accounts.total, mappings: mappings.total };
    });
    return { list, total: used.length, free: ids.length - used.length };
  },
  listAccounts: ({ filters = {}, ...request }, { world }) => {
    const { role: [id = ''] = [], ...rest } = filters;
    const { menus } = rows.of(world).get(id);
    const found = roleUsersOf(world, id).map(({ choice: choiceOf, ...account }) => {
      const choice = choiceOf();
      const withheld = withheldMenus(menus, choice);
      const reach: RoleAccount['reach'] = choice.followsRole ? 'follows' : 'differs';
      return { ...account, reach, menuCount: menus.length - withheld.length, withheld };
    });
    return pageOf(found, { ...request, filters: rest }, { keyword: ['id', 'name'] });
  },
  checkUnique: ({ name, id }, { world }) => ({ isUnique: isFree(world, name, id) }),
  add: (input, { world }) => {
    check(world, input);
    const id = world.nextId('ROLE');
    rows.of(world).add({ id, ...input, updatedAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, ...input }, { world }) => {
    if (isOwn(world, rows.of(world).get(id).id)) refuse('OWN_RIGHTS');
    check(world, input, id);
    // Ordinary roles go to accounts, the others to single sign-on: who has it would be left with the wrong kind.
    if (rows.of(world).get(id).type !== input.type && isUsed(world, id)) refuse('IN_USE', { fields: ['type'] });
    // What nobody sees stays as it is.
    const { hidden } = partMenus(world, rows.of(world).get(id).menus);
    rows.of(world).changeVersion(id, version, {
      ...input,
      menus: [...new Set([...input.menus, ...hidden])],
      updatedAt: world.now(),
    });
    return {};
  },
  delete: ({ id }, { world }) => {
    needReview(world, 'role');
    removeRole(world, id);
    return {};
  },
  bulkDelete: (target, { world, language }) =>
    bulk(targetOf(world, target), language, (id) => {
      needReview(world, 'role');
      removeRole(world, id);
    }),
});
