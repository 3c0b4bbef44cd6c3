import * as z from 'zod';
import type { Change } from '@/domain/net/node-config';
import { routerId } from '@/domain/net/ospf/schema';
import { ALL_PARTS, SCHEMAS, SECTIONS } from '@/domain/net/sections';
import { client } from '@/lib/contract/client';
import { byId, type Endpoint, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { isFields } from '@/lib/contract/fields';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { crossField } from '@/lib/rules/cross-field';
import { secret } from '@/lib/rules/secret';
import { applyReason } from './apply-reason';

/** All sections of a node, with what the specification refuses across their entries. */
export const nodeConfig = crossField(z.object(SCHEMAS), (config) =>
  ALL_PARTS.flatMap(({ clashes }) => clashes?.(config) ?? []),
);

/** The value of a write-only field of an entry; the gateway never gives it back. */
export const secretValue = z.object({ section: z.string(), key: z.string(), field: z.string(), value: secret() });

const { interfaces, ...others } = SECTIONS;

/** One edit of the staged set: what the entry was when it was staged, and what it is to be. */
export const networkChange = z.discriminatedUnion('section', [
  interfaces.change,
  ...Object.values(others).map(({ change }) => change),
]);

/** A node applies in the background: it waits for "keep" until `rollbackAt`, or goes back by itself. */
const taskStatus = z.enum(['waiting', 'kept', 'rolledBack']);

const applyTask = z.object({
  taskId: z.string(),
  /** Epoch milliseconds by the gateway's clock, and the seconds left by it; null and 0 where nothing is waited for. */
  rollbackAt: instant.nullable(),
  secondsLeft: z.number().min(0),
});

/** Who did something, and when: epoch milliseconds by the gateway's clock. */
export const author = z.object({
  name: z.string(),
  /** Whether it is the account that asks: nobody is told of himself as of somebody else. */
  isOwn: z.boolean(),
  at: instant,
});

/** How an apply ended: when, and by whose decision; null where nobody decided and it ended by itself. */
const ended = z.object({ at: instant, by: author.pick({ name: true, isOwn: true }).nullable() });

/** The request that something was applied by: who asked, and who approved; null where nobody did. */
export const requestRef = z.object({ id: z.string(), author: z.string(), reviewer: z.string().nullable() });
export type RequestRef = z.output<typeof requestRef>;

/** What an apply is in the history of its node. */
const pastApply = z.object({
  taskId: z.string(),
  status: taskStatus.or(z.string()),
  by: author,
  /** Null while it waits for a decision, and where it never did. */
  ended: ended.nullable(),
  /** The version of the node that it ended with; null while it waits. */
  version: objectVersion.nullable(),
  /** The sections that it changed, and how many of their entries. */
  sections: z.array(z.string()),
  changeCount: z.int().min(0),
  /** Why it was applied; '' where nobody said so, and a gateway that does not keep it leaves it out. */
  reason: z.string().optional(),
  /** The scheduled apply that it was; a gateway that applies nothing by itself leaves it out. */
  scheduledId: z.string().nullish(),
  /** The request that it was applied by; left out where it was none. */
  request: requestRef.optional(),
});
export type PastApply = z.output<typeof pastApply>;

/** A routing session as it was before an apply and as it is now. */
const comparedSession = z.object({
  protocol: z.enum(['bgp', 'ospf', 'bfd']).or(z.string()),
  peer: z.string(),
  /** null where the node had none with this peer. */
  before: z.string().nullable(),
  /** null where it is configured no longer: one that is configured and was lost is down. */
  now: z.string().nullable(),
  /** Whether the apply changed what the session is made of; a gateway that does not say so leaves it out. */
  isChanged: z.boolean().optional(),
  /** Why it is not up, as a code. */
  lastError: z.string().optional(),
});
export type ComparedSession = z.output<typeof comparedSession>;

/** Minutes that a node waits for a decision. */
/** How long a guarded apply waits. Usually longer than a BGP session that missed its first try waits for the next, two minutes. */
export const WAIT_MINUTES = { least: 1, most: 30, usual: 5 } as const;

/** What the operator staged on a version of the node; a newer one is refused, and the set is kept. */
const staged = byId.extend({ version: objectVersion, changes: z.array(networkChange).min(1).max(10_000) });

/** Something doubtful, as the gateway tells it. */
export const warning = z.object({
  level: z.enum(['warning', 'info']).or(z.string()),
  code: z.string(),
  /** Section, entry, field. */
  path: z.array(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fieldChange = z.object({ path: z.array(z.string()), before: scalar, after: scalar });

/** What came of the entries that edits are about, as edits. */
export const entriesCame: Endpoint['cameAs'] = ({ config }, { changes }) => {
  const entryOf = ({ section, key }: Change): unknown => {
    const entries: unknown = isFields(config) ? config[section] : null;
    return Array.isArray(entries) ? entries.find((one) => isFields(one) && one.id === key) : entries;
  };
  const all = z.array(networkChange).safeParse(changes);
  const came = (all.data ?? []).map((change) => ({ before: entryOf(change), after: entryOf(change) }));
  return { changes: came };
};

const byTask = z.object({ taskId: z.string().min(1) });

export const nodeNetworks = {
  get: endpoint('/api/dcomm/nodeNetwork/get', {
    req: byId,
    res: z.object({
      id: z.string(),
      name: z.string(),
      ip: z.string(),
      /** As the list of nodes tells it. */
      status: computed(z.string()),
      /** The services that run now; a gateway that does not say so leaves them out, and nothing follows from that. */
      services: computed(z.array(z.string()).optional()),
      version: objectVersion,
      /** Who made this version; null where nobody changed anything yet. */
      changedBy: author.nullable(),
      config: nodeConfig,
      /** What the node's own clock says, epoch milliseconds. */
      clock: computed(instant),
      /** Whether it keeps a description with each BGP neighbor; a gateway that leaves this out keeps none and is sent none. */
      hasDescriptions: computed(z.boolean().optional()),
      /** Whether the gateway reaches the node now: if not, nothing can be applied. */
      isLinked: computed(z.boolean()),
      /** The task whose countdown runs, whoever applied: the only way to it where the answer to `apply` was lost. */
      waitingTask: computed(z.string().nullable()),
    }),
    codes: ['NOT_FOUND'],
  }),
  /** Whether no other node has a router id, in either version of OSPF. */
  checkUnique: endpoint('/api/dcomm/nodeNetwork/checkUnique', {
    capability: 'previews',
    req: byId.extend({ routerId }),
    res: z.object({ isUnique: z.boolean() }),
    codes: ['NOT_FOUND'],
  }),
  preview: endpoint('/api/dcomm/nodeNetwork/preview', {
    capability: 'previews',
    req: staged,
    res: z.object({ changes: z.array(fieldChange), warnings: z.array(warning) }),
    codes: ['NOT_FOUND', 'STALE_VERSION', 'INVALID', 'IN_USE', 'ROUTER_ID_TAKEN'],
  }),
  /** All at once, so that nothing of it is in effect where something is refused; without it the sections go one by one. */
  apply: {
    ...endpoint('/api/dcomm/nodeNetwork/apply', {
      capability: 'wholeApply',
      req: staged.extend({
        isGuarded: z.boolean(),
        /** Why, kept with the version and in the log; asked for where the gateway keeps versions. */
        reason: applyReason.optional(),
        /** Why in spite of a freeze that the node is in; only sent where there is one. */
        despite: applyReason.optional(),
        /** How long the node waits for a decision before it goes back. */
        waitMinutes: z.int().min(WAIT_MINUTES.least).max(WAIT_MINUTES.most).default(WAIT_MINUTES.usual),
        /** Keeps by itself as soon as every configured session is up that was up before, or that the apply brings or changes. */
        isKeptWhenBack: z.boolean().default(false),
        secrets: z.array(secretValue).max(10_000).default([]),
      }),
      res: applyTask,
      codes: [
        'NOT_FOUND',
        'STALE_VERSION',
        'INVALID',
        'IN_USE',
        'ROUTER_ID_TAKEN',
        'ILLEGAL_STATE',
        'FROZEN',
        'REVIEW_REQUIRED',
      ],
      access: 'nodeNetwork.apply',
    }),
    cameAs: entriesCame,
  },
  getTask: endpoint('/api/dcomm/nodeNetwork/getTask', {
    capability: 'guardedApply',
    req: byTask,
    res: applyTask.extend({
      status: taskStatus.or(z.string()),
      /** Whether the node has answered since: if not, it cannot be told to keep anything. */
      isReachable: z.boolean(),
      /** The version of the node that the task ended with; null while it waits. */
      version: objectVersion.nullable(),
      by: author,
      /** Null while it waits, and where it never did; a gateway that does not know leaves it out. */
      ended: ended.nullable().optional(),
      isKeptWhenBack: z.boolean(),
      /** Every routing session of the node before and now. */
      sessions: z.array(comparedSession),
    }),
    codes: ['NOT_FOUND'],
  }),
  /** What a task applied, and from which version of the node. */
  getApplied: endpoint('/api/dcomm/nodeNetwork/getApplied', {
    capability: 'guardedApply',
    req: byTask,
    res: z.object({
      version: objectVersion,
      changes: z.array(networkChange),
      /** What was doubtful then and was not before; a gateway that does not keep it leaves it out. */
      warnings: z.array(warning).optional(),
    }),
    codes: ['NOT_FOUND'],
  }),
  /** What was applied to a node, newest first. */
  listApplies: page('/api/dcomm/nodeNetwork/listApplies', {
    capability: 'applyHistory',
    row: pastApply,
    filters: { nodeId: z.array(z.string()) },
  }),
  /** The nodes that wait for a decision, whoever applied; the one that goes back first comes first. */
  getWaiting: endpoint('/api/dcomm/nodeNetwork/getWaiting', {
    capability: 'guardedApply',
    req: nothing,
    res: z.object({
      list: z.array(
        z.object({
          taskId: z.string(),
          nodeId: z.string(),
          nodeName: z.string(),
          secondsLeft: z.number().min(0),
          isReachable: z.boolean(),
          by: author,
        }),
      ),
    }),
  }),
  confirm: endpoint('/api/dcomm/nodeNetwork/confirm', {
    capability: 'guardedApply',
    req: byTask,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
  rollback: endpoint('/api/dcomm/nodeNetwork/rollback', {
    capability: 'guardedApply',
    req: byTask,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeNetwork.apply',
  }),
};

export const nodeNetworkApi = client(nodeNetworks);
