import { type Role, type RoleDetail, roles } from '@/api/business-account/role';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { isSameText } from '../runtime/same-text';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { areMenus, menuTreeOf, productCountOf } from './products';
import { roleUsersOf } from './role-users';

const DAY = 86_400_000;
const USES = 50;

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

/** ROLE-1, 2 and 4 have accounts; 3 and 5 have none; 3 has a single product; 6 is of a type nobody here knows. */
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

const counted = (world: World, { menus, ...role }: Stored): Role => ({
  ...role,
  menuCount: menus.length,
  productCount: productCountOf(menus),
  accountCount: roleUsersOf(world, role.id).length,
});

const isFree = (world: World, name: string, id?: string) =>
  !rows.of(world).rows.some((role) => isSameText(role.name, name) && role.id !== id);

/** Refuses a taken name and a menu item that no product has. */
function check(world: World, input: { name: string; menus: string[] }, id?: string): void {
  if (!isFree(world, input.name, id)) refuse('ROLE_NAME_TAKEN', { fields: ['name'] });
  if (!areMenus(input.menus)) refuse('INVALID', { fields: ['menus'] });
}

export const role = implement(roles, {
  list: (request, { world }) => {
    const { list, total } = pageOf(rows.of(world).rows, request, { keyword: ['id', 'name'], time: 'updatedAt' });
    return { list: list.map((one) => counted(world, one)), total };
  },
  get: ({ id }, { world }) => {
    const found = rows.of(world).get(id);
    return { ...counted(world, found), menus: found.menus };
  },
  getOptions: ({ type }, { world }) => ({
    list: rows
      .of(world)
      .rows.flatMap((one) =>
        type === undefined || one.type === type ? [{ id: one.id, name: one.name, type: one.type }] : [],
      ),
  }),
  getMenuTree: (_, { language }) => ({ list: menuTreeOf(language) }),
  getUses: ({ id }, { world }) => {
    const users = roleUsersOf(world, rows.of(world).get(id).id);
    return { list: users.slice(0, USES), total: users.length };
  },
  checkUnique: ({ name, id }, { world }) => ({ isUnique: isFree(world, name, id) }),
  add: (input, { world }) => {
    check(world, input);
    const id = world.nextId('ROLE');
    rows.of(world).add({ id, ...input, updatedAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, ...input }, { world }) => {
    check(world, input, id);
    rows.of(world).changeVersion(id, version, { ...input, updatedAt: world.now() });
    return {};
  },
  delete: ({ id }, { world }) => {
    if (roleUsersOf(world, rows.of(world).get(id).id).length > 0) refuse('IN_USE');
    rows.of(world).remove(id);
    return {};
  },
});
