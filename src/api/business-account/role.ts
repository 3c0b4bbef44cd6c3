import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { LIMITS, text } from '@/lib/rules/text';
import { menuIds, menuTree } from './menu-tree';

export const roleType = z.enum(['ordinary', 'sso']);

/** A role as lists show it; the counts are the gateway's. */
const role = z.object({
  id: z.string(),
  name: z.string(),
  type: roleType.or(z.string()),
  productCount: z.int(),
  menuCount: z.int(),
  accountCount: computed(z.int()),
  /** Other roles with the very same menu items: how many, and one of them. Absent where the gateway compares none. */
  sameAs: computed(z.object({ count: z.int().min(1), id: z.string(), name: z.string() }).nullish()),
  /** The account that asks has it: nobody changes the rights that he has himself. */
  isOwn: z.boolean(),
  updatedAt: instant,
  version: objectVersion,
});
export type Role = z.output<typeof role>;

const roleDetail = role.extend({ menus: z.array(z.string()) });
export type RoleDetail = z.output<typeof roleDetail>;

/** The name is unique at the gateway; single spaces inside are allowed. */
export const roleInput = z.object({ name: text(LIMITS.name), type: roleType, menus: menuIds });

/** Something that stops the deletion of a role: an account that has it, a mapping of single sign-on that gives it. */
const roleUse = z.object({ id: z.string(), name: z.string() });
/** The first ones, and how many there are. */
const someUses = z.object({ list: z.array(roleUse), total: z.int().min(0) });

/** An account that has a role, and what its own choice takes away of the role's menu items. */
const roleAccount = roleUse.extend({
  status: z.enum(['normal', 'locked']).or(z.string()),
  /** Whether it has all that the role has, and will have all that the role gets. */
  reach: z.enum(['follows', 'differs']),
  menuCount: z.int().min(0),
  /** Ids of the menu items that it does without. */
  withheld: z.array(z.string()),
});
export type RoleAccount = z.output<typeof roleAccount>;

const filters = { type: z.array(z.string()) };
const searched = {
  ...filters,
  /** That neither an account has nor a mapping of single sign-on gives. */
  use: z.array(z.enum(['unused'])),
  /** That give one of these: menu items of products, screens of the console as `console:<screen>`, actions on them. */
  right: z.array(z.string()),
  /** That have the very same menu items as another one. */
  alike: z.array(z.enum(['same'])),
};

export const roles = {
  list: page('/api/acm/role/list', { row: role, filters }),
  /** The same list, narrowed by what roles give and by who has them. */
  listMatching: page('/api/acm/role/listMatching', { capability: 'roleSearch', row: role, filters: searched }),
  get: endpoint('/api/acm/role/get', { req: byId, res: roleDetail, codes: ['NOT_FOUND'] }),
  /** Roles to choose from, by type if one is named. */
  getOptions: endpoint('/api/acm/role/getOptions', {
    req: z.object({ type: roleType.optional() }),
    res: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), type: roleType.or(z.string()) })) }),
  }),
  /** All products of the main account with their menu items. */
  getMenuTree: endpoint('/api/acm/role/getMenuTree', { req: nothing, res: menuTree }),
  /** What forbids that it is deleted or made one of the other type. */
  getUses: endpoint('/api/acm/role/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ accounts: someUses, mappings: someUses }),
    codes: ['NOT_FOUND'],
  }),
  /** Of many: those that are in use and therefore stay, the first of them with who uses them, and how many can go. */
  getBulkUses: endpoint('/api/acm/role/getBulkUses', {
    capability: 'impact',
    req: bulkOf(searched),
    res: z.object({
      list: z.array(roleUse.extend({ accounts: z.int().min(0), mappings: z.int().min(0) })),
      total: z.int().min(0),
      free: z.int().min(0),
    }),
  }),
  /** The accounts of one role: the filter names it. */
  listAccounts: page('/api/acm/role/listAccounts', {
    row: roleAccount,
    filters: { role: z.array(z.string()), reach: z.array(z.string()) },
    codes: ['NOT_FOUND'],
  }),
  /** Whether a name is free; the role itself may keep its own. */
  checkUnique: endpoint('/api/acm/role/checkUnique', {
    req: z.object({ name: z.string().min(1), id: z.string().optional() }),
    res: z.object({ isUnique: z.boolean() }),
  }),
  add: endpoint('/api/acm/role/add', {
    req: roleInput,
    res: z.object({ id: z.string() }),
    codes: ['ROLE_NAME_TAKEN'],
    access: 'role.create',
  }),
  update: endpoint('/api/acm/role/update', {
    req: roleInput.extend({ id: z.string(), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'ROLE_NAME_TAKEN', 'IN_USE', 'OWN_RIGHTS'],
    access: 'role.update',
  }),
  delete: endpoint('/api/acm/role/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'IN_USE', 'REVIEW_REQUIRED'],
    access: 'role.delete',
  }),
  /** Each role by itself: one that is in use is refused and stops no other. */
  bulkDelete: endpoint('/api/acm/role/bulkDelete', {
    capability: 'bulk',
    req: bulkOf(searched),
    res: bulkResult,
    access: 'role.delete',
  }),
};

export const roleApi = client(roles);
