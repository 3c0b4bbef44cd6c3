import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

const operation = z.enum(['readWrite', 'readOnly']);

/** A thing that data rights are given on. */
export const accessResource = z.object({
  name: z.string(),
  type: z.string(),
  module: z.string(),
  assetType: z.string(),
  /** The organization that owns it; null for one that belongs to the main account alone. */
  organizationId: z.string().nullable(),
});
export type AccessResource = z.output<typeof accessResource>;

/** A right on one resource; without a module or an asset type it counts in every one. */
const right = z.object({
  name: z.string(),
  type: z.string(),
  operation,
  module: z.string().optional(),
  assetType: z.string().optional(),
});

/** Everything that decides what an account may see and do, as the gateway holds it at this moment. */
const accessFacts = z.object({
  account: z.object({ id: z.string(), name: z.string(), isMain: z.boolean(), isLocked: z.boolean() }),
  license: z.object({ status: z.string(), expiresAt: instant.nullable() }),
  /** Keys of the console's own screens that the gateway gives the account. */
  screens: z.array(z.string()),
  /** Actions of those screens that it gives the account, by their rights; absent where the gateway does not say. */
  actions: z.array(z.string()).optional(),
  products: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      isAccessible: z.boolean(),
      /** For this account. */
      isOpened: z.boolean(),
      isOpenedByMain: z.boolean(),
    }),
  ),
  role: z.object({ id: z.string(), name: z.string(), menus: z.array(z.string()) }).nullable(),
  /** The menus of the account's own basic authorization, within those of its role. */
  menus: z.array(z.string()),
  /** Products, of DNS and shield DNS, all of whose business data it sees; what it may do there `dataAccess` says. */
  fullData: z.array(z.string()),
  /** The most that it may do with business data, whatever rows, policies, full data or its organization give. */
  dataAccess: operation,
  rows: z.array(right),
  /** Policies attached to the account or to its organization. */
  policies: z.array(z.object({ id: z.string(), name: z.string(), rows: z.array(right) })),
  organization: z
    .object({
      id: z.string(),
      name: z.string(),
      dataPolicy: z.string(),
      /** Organizations within the policy, as the gateway resolves it; null is every one. */
      scope: z.array(z.string()).nullable(),
    })
    .nullable(),
});
export type AccessFacts = z.output<typeof accessFacts>;

/** The product of a question about one of the console's own screens, whose key is its menu. */
export const CONSOLE_PRODUCT = 'console';

/** What is asked: a menu of a product or an operation on one resource of it; a screen of the console or one action on it. */
export const accessQuestion = z.object({
  product: z.string().min(1),
  menu: z.string().min(1),
  operation: z.enum(['read', 'write']),
  resource: accessResource.nullable(),
  /** The right of an action; only of the console's own screens. */
  action: z.string().min(1).optional(),
});
export type AccessQuestion = z.output<typeof accessQuestion>;

/** What can be asked about: products with their menus, and the resources of the main account. */
const accessTargets = z.object({
  products: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      menus: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  ),
  resources: z.array(accessResource),
});
export type AccessTargets = z.output<typeof accessTargets>;

export const accesses = {
  getFacts: endpoint('/api/acm/access/getFacts', {
    capability: 'explainAccess',
    req: byId,
    res: accessFacts,
    codes: ['NOT_FOUND'],
  }),
  getTargets: endpoint('/api/acm/access/getTargets', { capability: 'explainAccess', req: nothing, res: accessTargets }),
  /** The gateway's own decision, to compare with the explanation. */
  getDecision: endpoint('/api/acm/access/getDecision', {
    capability: 'explainAccess',
    req: byId.extend({ question: accessQuestion }),
    res: z.object({ isAllowed: z.boolean() }),
    codes: ['NOT_FOUND'],
  }),
  /** Begins a view of the console as the account; calls then carry its id in the header `View-As`, and none may write. */
  startView: endpoint('/api/acm/access/startView', {
    capability: 'viewAs',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'subAccount.viewAs',
  }),
};

export const accessApi = client(accesses);
