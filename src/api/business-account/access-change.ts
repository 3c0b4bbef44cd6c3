import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkOf, endpoint } from '@/lib/contract/endpoint';
import { basicAuthorization } from './authorization';
import { DATA_POLICIES } from './organization';
import { resourceRows } from './resource-row';
import { accountFilters } from './sub-account';

const ids = z.array(z.string());

/** What is about to be saved and may change what accounts see and do. */
const accessChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('role'), id: z.string(), menus: ids }),
  /** A new policy has no id yet; one that is to be deleted is attached to nobody. */
  z.object({
    kind: z.literal('policy'),
    id: z.string().nullable(),
    resources: resourceRows,
    accountIds: ids,
    organizationIds: ids,
  }),
  z.object({
    kind: z.literal('organization'),
    id: z.string(),
    parentId: z.string().nullable(),
    policy: z.enum(DATA_POLICIES),
    policyIds: ids,
  }),
  /** Accounts that come to an organization and accounts that leave it. */
  z.object({ kind: z.literal('members'), id: z.string(), grant: ids, revoke: ids }),
  z.object({ kind: z.literal('basic'), id: z.string(), basic: basicAuthorization }),
  /** Another role or organization for the accounts of a list; what is absent stays. */
  z.object({
    kind: z.literal('assign'),
    target: bulkOf(accountFilters),
    roleId: z.string().optional(),
    organizationId: z.string().nullable().optional(),
  }),
]);
export type AccessChange = z.input<typeof accessChange>;

/** A menu item, or reading or writing a resource; both titled in the language of the call. */
const right = z.object({ kind: z.enum(['menu', 'read', 'write']).or(z.string()), of: z.string(), name: z.string() });
export type Right = z.output<typeof right>;

/** An account whose rights change. */
const effect = z.object({
  id: z.string(),
  name: z.string(),
  /** Locked, or without a license in effect: what it gains it has once it may sign in. */
  isBlocked: z.boolean(),
  gains: z.array(right),
  losses: z.array(right),
});
export type Effect = z.output<typeof effect>;

/** Accounts with the very same effect. */
const effectGroup = z.object({
  /** Names the group while the change and the accounts are as they are. */
  key: z.string(),
  gains: z.array(right),
  losses: z.array(right),
  count: z.int().min(1),
  /** The first of them, as many as a page has. */
  accounts: z.array(effect.pick({ id: true, name: true, isBlocked: true })),
});
export type EffectGroup = z.output<typeof effectGroup>;

export const accessChanges = {
  /** Who gains and who loses if the change is saved, by the rule that the gateway grants by; nothing is changed. */
  previewEffect: endpoint('/api/acm/accessChange/previewEffect', {
    capability: 'accessEffects',
    req: z.object({
      change: accessChange,
      current: z.int().min(1),
      pageSize: z.int().min(1).max(1000),
      /** Lists the accounts of this group only. */
      group: z.string().optional(),
    }),
    res: z.object({
      list: z.array(effect),
      /** Every account that the change reaches, together with those of the same effect; absent where the gateway groups none. */
      groups: z.array(effectGroup).optional(),
      total: z.int().min(0),
      gaining: z.int().min(0),
      losing: z.int().min(0),
      /** Accounts that what is added to their role does not reach, since they chose among its menu items. */
      differing: z.int().min(0),
    }),
    codes: ['NOT_FOUND', 'OWN_DESCENDANT'],
  }),
};

export const accessChangeApi = client(accessChanges);
