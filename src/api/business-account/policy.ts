import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { optional } from '@/lib/rules/optional';
import { description, LIMITS, text } from '@/lib/rules/text';
import { operation, resourceRows } from './resource-row';

/** A policy as lists show it; the counts are the gateway's. */
const policy = z.object({
  id: z.string(),
  name: z.string(),
  /** Titles of the modules of its resources, in the language of the call; empty means every module. */
  modules: computed(z.array(z.string())),
  readWriteCount: z.int(),
  readOnlyCount: z.int(),
  accountCount: computed(z.int()),
  organizationCount: computed(z.int()),
  /** Attached to the account that asks, or to its organization: nobody changes the rights that he has himself. */
  isOwn: z.boolean(),
  updatedAt: instant,
  version: objectVersion,
});
export type Policy = z.output<typeof policy>;

const reference = z.object({ id: z.string(), name: z.string() });

const policyDetail = policy.extend({
  description: z.string(),
  resources: resourceRows,
  /** Whom it is attached to; of an account, where the gateway says so, the most that it may do with business data. */
  accounts: z.array(reference.extend({ dataAccess: operation.optional() })),
  organizations: z.array(reference),
});
export type PolicyDetail = z.output<typeof policyDetail>;

const MAX_ATTACHED = 500;
/** None by default, so that nothing must be attached. */
const ids = z.array(z.string().min(1)).max(MAX_ATTACHED).default([]);

/** A policy without resources would give nothing; it may be attached to nobody yet. */
export const policyInput = z.object({
  name: text(LIMITS.name),
  description: optional(description),
  resources: resourceRows.min(1),
  accountIds: ids,
  organizationIds: ids,
});

export const policies = {
  list: page('/api/acm/policy/list', {
    row: policy,
    filters: { module: z.array(z.string()), within: z.array(z.string()) },
  }),
  get: endpoint('/api/acm/policy/get', { req: byId, res: policyDetail, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/acm/policy/add', {
    req: policyInput,
    res: z.object({ id: z.string() }),
    codes: ['NAME_TAKEN', 'NOT_FOUND', 'UNKNOWN_RESOURCE', 'OWN_RIGHTS'],
    access: 'policy.create',
  }),
  update: endpoint('/api/acm/policy/update', {
    req: policyInput.extend({ id: z.string(), version: objectVersion }),
    res: nothing,
    codes: ['NAME_TAKEN', 'NOT_FOUND', 'STALE_VERSION', 'UNKNOWN_RESOURCE', 'OWN_RIGHTS'],
    access: 'policy.update',
  }),
  delete: endpoint('/api/acm/policy/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'policy.delete',
  }),
};

export const policyApi = client(policies);
