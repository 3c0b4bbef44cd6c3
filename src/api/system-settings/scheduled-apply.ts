import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import { applyReason } from './apply-reason';
import { networkChange, secretValue, WAIT_MINUTES } from './node-network';
import { scheduledApply } from './pending-apply';

const when = z.object({
  /** When it is applied, a full minute: epoch milliseconds. */
  at: instant,
  /** Why it is to be applied in spite of a freeze that its time is in; who gives none is refused there. */
  despite: applyReason.optional(),
});

const refusals = ['NOT_FOUND', 'STALE_VERSION', 'INVALID', 'ILLEGAL_STATE'] as const;

/** Sets of edits that the gateway applies at their time, whether or not anybody is there. */
export const scheduledApplies = {
  list: page('/api/dcomm/scheduledApply/list', {
    capability: 'applyLater',
    row: scheduledApply,
    filters: { state: z.array(z.string()), nodeId: z.array(z.string()) },
  }),
  get: endpoint('/api/dcomm/scheduledApply/get', {
    capability: 'applyLater',
    req: byId,
    res: scheduledApply,
    codes: ['NOT_FOUND'],
  }),
  /** The edits, and the version of the node that they start from; passwords and keys are not told. */
  getSet: endpoint('/api/dcomm/scheduledApply/getSet', {
    capability: 'applyLater',
    req: byId,
    res: z.object({ version: objectVersion, changes: z.array(networkChange) }),
    codes: ['NOT_FOUND'],
  }),
  add: endpoint('/api/dcomm/scheduledApply/add', {
    capability: 'applyLater',
    req: when.extend({
      nodeId: z.string().min(1),
      version: objectVersion,
      changes: z.array(networkChange).min(1).max(10_000),
      secrets: z.array(secretValue).max(10_000).default([]),
      reason: applyReason.optional(),
      /** Where it waits, the gateway decides: kept once all sessions are up, else rolled back when the wait is over. */
      isGuarded: z.boolean(),
      waitMinutes: z.int().min(WAIT_MINUTES.least).max(WAIT_MINUTES.most).default(WAIT_MINUTES.usual),
    }),
    res: byId,
    codes: [...refusals, 'IN_USE', 'ROUTER_ID_TAKEN', 'FROZEN', 'REVIEW_REQUIRED'],
    access: 'nodeNetwork.apply',
  }),
  /** Another time for it. */
  update: endpoint('/api/dcomm/scheduledApply/update', {
    capability: 'applyLater',
    req: when.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: [...refusals, 'FROZEN'],
    access: 'nodeNetwork.apply',
  }),
  /** Takes it back; whoever does so is given its edits, to be staged. */
  withdraw: endpoint('/api/dcomm/scheduledApply/withdraw', {
    capability: 'applyLater',
    req: byId,
    res: z.object({ version: objectVersion, changes: z.array(networkChange) }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
};

export const scheduledApplyApi = client(scheduledApplies);
