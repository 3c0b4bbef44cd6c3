import * as z from 'zod';
import { MOST_UPGRADED } from '@/domain/rollout/plan';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { integer } from '@/lib/rules/integer';
import { nodeType } from './node-software';

/** How an upgrade of many nodes goes. Of nodes without addresses of their own nothing is drained, and what is not monitored has no gates. */
const policy = z.object({
  /** Nodes of the first wave; none: there is no canary. */
  canary: integer(0, 20),
  shareUnit: z.enum(['percent', 'nodes']),
  /** Of each later wave. */
  share: integer(1, 100),
  /** Between two waves: so many minutes, or until somebody continues. */
  pause: z.enum(['minutes', 'manual']),
  pauseMinutes: integer(0, 1440),
  /** Withdraws the addresses of a node before, and announces just these again after. */
  isDrained: z.boolean(),
  checksSessions: z.boolean(),
  checksFigures: z.boolean(),
  /** Per cent by which the success rate may be lower, and the latency higher, than before. */
  maxDrop: integer(0, 100),
  maxRise: integer(0, 1000),
  /** How long the figures are looked at. */
  observeMinutes: integer(1, 60),
  /** After so many nodes failed no further wave begins. */
  stopAfter: integer(1, MOST_UPGRADED),
  onFailure: z.enum(['rollBack', 'leave']),
});
export type RolloutPolicy = z.output<typeof policy>;

const nodeId = z.string().min(1);

/** What the form asks for; the waves follow from it. */
export const rolloutForm = policy.extend({
  softwareId: z.string().min(1),
  nodeIds: z.array(nodeId).min(1).max(MOST_UPGRADED),
});
export type RolloutForm = z.output<typeof rolloutForm>;

/** States of a rollout: of those that the specification has for an upgrade. */
const rolloutState = z.enum(['upgrading', 'paused', 'success', 'failed', 'cancelled']);
export type RolloutState = z.output<typeof rolloutState>;

/**
 * Why it is paused: somebody did it, too many nodes failed, a wave is over, or nodes of the next one are in a freeze. Of
 * failures and a freeze whoever started it gets a message, and an alarm stands until somebody continues or cancels it.
 */
const pausedBy = z.enum(['operator', 'failures', 'wave', 'freeze']);

const rollout = z.object({
  id: z.string(),
  /** What the file of the software is called. */
  name: z.string(),
  softwareId: z.string(),
  type: nodeType.or(z.string()),
  softwareVersion: z.string(),
  state: rolloutState.or(z.string()),
  pausedBy: pausedBy.or(z.string()).nullable(),
  /** When the next wave begins by itself; null where it does not. */
  continuesAt: instant.nullable(),
  startedBy: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  nodes: z.int().min(0),
  succeeded: z.int().min(0),
  /** Nodes that have the new version neither well nor on its way: failed, or rolled back. */
  failed: z.int().min(0),
  /** How many nodes are in each state; a gateway that does not say so leaves it out. */
  states: z.record(z.string(), z.int().min(0)).optional(),
  /** Nodes that are being upgraded or rolled back now. */
  underWay: z.int().min(0),
  /** The wave that it is in, counted from 1, of so many. */
  wave: z.int().min(0),
  waves: z.int().min(0),
});
export type Rollout = z.output<typeof rollout>;

const check = z.object({
  kind: z.enum(['sessions', 'successRate', 'latency']).or(z.string()),
  before: z.number().nullable(),
  now: z.number().nullable(),
  limit: z.number().nullable(),
  isMet: z.boolean().nullable(),
});
export type RolloutCheck = z.output<typeof check>;

const member = z.object({
  id: z.string(),
  name: z.string(),
  site: z.string().nullable(),
  /** The wave that it is in, counted from 1. */
  wave: z.int().min(1),
  /** State of its upgrade, one of those of a business node. */
  state: z.string(),
  /** What is done to it now. */
  step: z.enum(['drain', 'install', 'restart', 'sessions', 'bringBack', 'observe']).or(z.string()).nullable(),
  /** Since when it is in this step, or in this state. */
  since: instant.nullable(),
  /** Why it failed, as a code. */
  reason: z.enum(['install', 'noAnswer', 'sessions', 'successRate', 'latency']).or(z.string()).nullable(),
  from: z.string(),
  /** The version that it runs now. */
  now: z.string(),
  /** Addresses of it that are withdrawn for the upgrade and not announced again. */
  withdrawn: z.int().min(0),
  checks: z.array(check),
});
export type RolloutMember = z.output<typeof member>;

const detail = rollout.extend({ policy });
export type RolloutDetail = z.output<typeof detail>;

/** A node of the type of a package, with what decides whether it can be upgraded. */
const candidate = z.object({
  id: z.string(),
  name: z.string(),
  ip: z.string(),
  softwareVersion: z.string(),
  status: z.string(),
  /** Null for a node that keeps no upgrade of its own. */
  upgrade: z.string().nullable(),
  /** Where it stands; null where the gateway does not know. */
  site: z.string().nullable(),
  isActivated: z.boolean(),
  isApplying: z.boolean(),
  rolloutId: z.string().nullable(),
});
export type RolloutCandidate = z.output<typeof candidate>;

/** A write on one rollout that its state may forbid. */
const step = <const Verb extends string, Req extends z.ZodType>(verb: Verb, req: Req) =>
  endpoint(`/api/dcomm/rollout/${verb}`, {
    capability: 'rollouts',
    req,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'FROZEN'],
    access: 'nodeSoftware.upgrade',
  });

/** Software brought to nodes, in waves. The gateway does it: whoever started it may close the browser. */
export const rollouts = {
  list: page('/api/dcomm/rollout/list', {
    capability: 'rollouts',
    row: rollout,
    filters: { state: z.array(z.string()), type: z.array(z.string()) },
  }),
  get: endpoint('/api/dcomm/rollout/get', {
    capability: 'rollouts',
    req: byId,
    res: detail,
    codes: ['NOT_FOUND'],
  }),
  /** Its nodes, wave by wave, and how long past upgrades of nodes of this type took, milliseconds. */
  getMembers: endpoint('/api/dcomm/rollout/getMembers', {
    capability: 'rollouts',
    req: byId,
    res: z.object({ list: z.array(member), durations: z.array(z.number().min(0)) }),
    codes: ['NOT_FOUND'],
  }),
  /** The nodes that a package is for, those that cannot take it now among them. */
  getCandidates: endpoint('/api/dcomm/nodeSoftware/getCandidates', {
    capability: 'rollouts',
    req: byId,
    res: z.object({ list: z.array(candidate), durations: z.array(z.number().min(0)) }),
    codes: ['NOT_FOUND'],
  }),
  /** Starts it with the waves as they were looked at. A node that cannot be taken in any more refuses the whole. */
  add: endpoint('/api/dcomm/rollout/add', {
    capability: 'rollouts',
    req: policy.extend({
      softwareId: z.string().min(1),
      waves: z.array(z.array(nodeId).min(1)).min(1).max(MOST_UPGRADED),
    }),
    res: byId,
    codes: ['NOT_FOUND', 'INVALID', 'NODES_BUSY', 'FROZEN'],
    access: 'nodeSoftware.upgrade',
  }),
  /** No further wave begins; nodes that are under way are finished. */
  pause: step('pause', byId),
  /** Goes on after the wave that the operator saw: two who press it begin one wave, not two. */
  continue: step('continue', byId.extend({ wave: z.int().min(1) })),
  /** Gives up the nodes that have not begun; those under way are finished. */
  cancel: step('cancel', byId),
  /** Brings the nodes that failed back to the version that they had. */
  rollBackFailed: step('rollBackFailed', byId),
  /** Upgrades one node again that failed, was rolled back, or was given up. */
  retryNode: step('retryNode', byId.extend({ member: nodeId })),
};

export const rolloutApi = client(rollouts);
