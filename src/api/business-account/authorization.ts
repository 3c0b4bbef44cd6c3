import * as z from 'zod';
import { CHANNELS } from '@/domain/message/channel';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { objectVersion } from '@/lib/contract/version';
import { crossField } from '@/lib/rules/cross-field';
import { menuIds, type ProductMenus, productsWithoutMenu } from './menu-tree';
import { operation, resourceRows } from './resource-row';

const shared = {
  roleId: z.string().min(1),
  messageChannels: z.array(z.enum(CHANNELS).or(z.string())),
  /** All business data of DNS and shield DNS is seen, whatever their resource rows say. */
  fullBusinessData: z.object({ dns: z.boolean(), sdns: z.boolean() }),
  /** Whether business data may be changed at all: read-only caps full data, resource rows and policies alike. */
  dataAccess: operation,
  /** All logs of the main account, not only the account's own. */
  fullLogData: z.boolean(),
};

/** What an account may see and do, but for single resources: the menus of its role, or a choice of its own among them. */
export const basicAuthorization = z.discriminatedUnion('followsRole', [
  z.object({ ...shared, followsRole: z.literal(true) }),
  z.object({
    ...shared,
    followsRole: z.literal(false),
    /** Codes of the products opened for the account. */
    products: z.array(z.string()).min(1),
    menus: menuIds,
  }),
]);
export type BasicAuthorization = z.output<typeof basicAuthorization>;

const chosen = z.object({ basic: z.object({ products: z.array(z.string()), menus: z.array(z.string()) }) });

/**
 * A schema that holds a basic authorization as `basic`, with the rule that each selected product has at least one menu
 * item; only the gateway's tree knows which product an item is of.
 */
export const withMenuPerProduct = <T extends z.ZodType>(schema: T, tree: readonly ProductMenus[]): T =>
  crossField(schema, (values) => {
    const given = chosen.safeParse(values);
    if (!given.success) return [];
    const { products, menus } = given.data.basic;
    const empty = productsWithoutMenu(tree, products, menus);
    return menus.length > 0 && empty.length > 0 ? [{ path: ['basic', 'menus'], rule: 'menuRequired' }] : [];
  });

/** What an account has: products and menus as its role and its own choice leave them; one from elsewhere may have none. */
const granted = z.object({
  ...shared,
  roleId: z.string().nullable(),
  followsRole: z.boolean(),
  products: z.array(z.string()),
  menus: z.array(z.string()),
});

/** What an account may, as it stands. */
const standing = z.object({ basic: granted, resources: resourceRows });

/** Most accounts of one call. */
export const MAX_ACCOUNTS_AT_ONCE = 100;

const target = z.object({ id: z.string().min(1), version: objectVersion });

/** Authorization of one account by the account's id; both parts count the same version up. */
export const accountAuthorizations = {
  get: endpoint('/api/acm/authorization/get', {
    req: byId,
    res: standing.extend({ version: objectVersion }),
    codes: ['NOT_FOUND'],
  }),
  /** The same of many accounts, to be read and not edited; one that is gone has none. */
  getMany: endpoint('/api/acm/authorization/getMany', {
    capability: 'manyAccounts',
    req: z.object({ ids: z.array(z.string().min(1)).min(1).max(MAX_ACCOUNTS_AT_ONCE) }),
    res: z.object({ list: z.array(standing.extend({ id: z.string() })) }),
  }),
  updateBasic: endpoint('/api/acm/authorization/updateBasic', {
    req: target.extend({ basic: basicAuthorization }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID', 'OWN_ACCOUNT'],
    access: 'authorization.update',
  }),
  updateResources: endpoint('/api/acm/authorization/updateResources', {
    req: target.extend({ resources: resourceRows }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'UNKNOWN_RESOURCE', 'OWN_ACCOUNT'],
    access: 'authorization.update',
  }),
};

export const accountAuthorizationApi = client(accountAuthorizations);
