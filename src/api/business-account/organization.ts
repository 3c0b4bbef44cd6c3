import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { tree } from '@/lib/contract/tree';
import { computed, objectVersion } from '@/lib/contract/version';
import { LIMITS, text } from '@/lib/rules/text';

/** Whose data accounts of an organization see: its own and below, only its own, all, or that of chosen organizations. */
export const DATA_POLICIES = ['ownAndBelow', 'own', 'all', 'custom'] as const;

const organization = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  /** The superior organization; null at the top. */
  parentId: z.string().nullable(),
  parentName: z.string().nullable(),
  /** The organization it is affiliated to, if to another one than the superior. */
  affiliatedId: z.string().nullable(),
  affiliatedName: z.string().nullable(),
  policy: z.enum(DATA_POLICIES).or(z.string()),
  /** Chosen by the policy `custom`; empty otherwise. */
  policyIds: z.array(z.string()),
  /** Accounts that belong to it, without those below. */
  accounts: computed(z.int().min(0)),
  childCount: computed(z.int().min(0)),
  createdAt: instant,
  version: objectVersion,
});
export type Organization = z.output<typeof organization>;

const facts = {
  name: text(LIMITS.name),
  code: text(LIMITS.name, 'none'),
  parentId: z.string().nullish(),
  affiliatedId: z.string().nullish(),
};

/** Those that need no selection. */
export const otherPolicy = z.enum(DATA_POLICIES).exclude(['custom']);

/** A custom policy needs a selection. */
export const organizationInput = z.discriminatedUnion('policy', [
  z.object({ ...facts, policy: z.literal('custom'), policyIds: z.array(z.string()).min(1).max(500) }),
  z.object({ ...facts, policy: otherPolicy }),
]);
export type OrganizationInput = z.output<typeof organizationInput>;

const named = z.object({ id: z.string(), name: z.string() });
/** The first ones, and how many there are. */
const some = z.object({ list: z.array(named), total: z.int().min(0) });

/** An account that may be granted the organization, and where it belongs now. */
const candidate = named.extend({ organizationName: z.string().nullable() });

export const organizations = {
  ...tree('/api/acm/organization'),
  list: page('/api/acm/organization/list', {
    row: organization,
    filters: { policy: z.array(z.string()), within: z.array(z.string()) },
  }),
  get: endpoint('/api/acm/organization/get', { req: byId, res: organization, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/acm/organization/add', {
    req: organizationInput,
    res: byId,
    codes: ['NOT_FOUND', 'CODE_TAKEN', 'NAME_TAKEN'],
    access: 'organization.create',
  }),
  update: endpoint('/api/acm/organization/update', {
    req: organizationInput.and(byId.extend({ version: objectVersion })),
    res: nothing,
    codes: ['NOT_FOUND', 'CODE_TAKEN', 'NAME_TAKEN', 'OWN_DESCENDANT', 'STALE_VERSION', 'OWN_RIGHTS'],
    access: 'organization.update',
  }),
  /** What forbids a deletion: its accounts, what stands below it, organizations that name it, policies attached to it. */
  getUses: endpoint('/api/acm/organization/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ accounts: some, children: some, dependents: some, policies: some }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/acm/organization/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'IN_USE', 'REVIEW_REQUIRED'],
    access: 'organization.delete',
  }),
  /** The accounts that belong to it, and its name. */
  getAccounts: endpoint('/api/acm/organization/getAccounts', {
    req: byId,
    res: some.extend({ name: z.string() }),
    codes: ['NOT_FOUND'],
  }),
  getAccountOptions: endpoint('/api/acm/organization/getAccountOptions', {
    req: z.object({ keyword: z.string().max(256) }),
    res: z.object({ list: z.array(candidate) }),
  }),
  /** Accounts that belong to it from now on, and those that belong nowhere; an account belongs to one organization. */
  authorize: endpoint('/api/acm/organization/authorize', {
    req: byId.extend({ grant: z.array(z.string()).max(500), revoke: z.array(z.string()).max(500) }),
    res: nothing,
    codes: ['NOT_FOUND', 'OWN_ACCOUNT'],
    access: 'organization.authorize',
  }),
};

export const organizationApi = client(organizations);
