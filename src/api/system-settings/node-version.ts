import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { author, nodeConfig, requestRef } from './node-network';

/** What made a version: the node's activation, an apply, a way back from one, a recovery of a backup, or an upgrade. */
const kind = z.enum(['first', 'apply', 'rollback', 'autoRollback', 'recovery', 'software']);

const number = z.int().min(1);

/** A version of a node's network. */
const nodeVersion = z.object({
  /** Counts up by one; the node's own version is that of the newest. */
  number,
  at: instant,
  /** Null where nobody did it. */
  by: author.nullable(),
  kind: kind.or(z.string()),
  /** Why; '' where nobody said so. */
  reason: z.string(),
  /** The apply that made it, or that it goes back from. */
  taskId: z.string().nullable(),
  /** The scheduled apply that it came of; a gateway that applies nothing by itself leaves it out. */
  scheduledId: z.string().nullish(),
  /** The request that it was applied by; left out where it was none. */
  request: requestRef.optional(),
  /** How many lines of the router's text came, went or changed since the version before, by section. */
  lines: z.array(z.object({ section: z.string(), count: z.int().min(1) })),
});
export type NodeVersion = z.output<typeof nodeVersion>;

/** What holds for every apply. */
const rules = z.object({
  /** Whether an apply without a reason is refused. */
  isReasonRequired: z.boolean(),
  /** So many versions of a node are kept, the newest. */
  kept: z.int().min(2),
});

export const nodeVersions = {
  /** All that are kept of a node, newest first. */
  listVersions: endpoint('/api/dcomm/nodeNetwork/listVersions', {
    capability: 'nodeVersions',
    req: byId,
    res: z.object({ list: z.array(nodeVersion).min(1) }),
    codes: ['NOT_FOUND'],
  }),
  /** The sections of one version; passwords and keys are in none. */
  getVersion: endpoint('/api/dcomm/nodeNetwork/getVersion', {
    capability: 'nodeVersions',
    req: byId.extend({ number }),
    res: z.object({ number, config: nodeConfig }),
    codes: ['NOT_FOUND'],
  }),
  getApplyRules: endpoint('/api/dcomm/nodeNetwork/getApplyRules', {
    capability: 'nodeVersions',
    req: nothing,
    res: rules,
  }),
  setApplyRules: endpoint('/api/dcomm/nodeNetwork/setApplyRules', {
    capability: 'nodeVersions',
    req: rules.pick({ isReasonRequired: true }),
    res: nothing,
    access: 'nodeNetwork.setRules',
  }),
};

export const nodeVersionApi = client(nodeVersions);
