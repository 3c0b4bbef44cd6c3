import * as z from 'zod';
import { REQUEST_STATES } from '@/domain/change-request/machine';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { orEmpty } from '@/lib/rules/optional';
import { secret } from '@/lib/rules/secret';
import { LIMITS, lines } from '@/lib/rules/text';
import { applyReason } from '../system-settings/apply-reason';
import { configModule, moduleChanges, origin } from '../system-settings/config-backup';
import { author, networkChange, nodeConfig, secretValue, WAIT_MINUTES, warning } from '../system-settings/node-network';
import { requestInput } from './change-request-rules';

const state = z.enum(REQUEST_STATES);

/** What somebody said with a step: an approval, changes that are asked for, a way around. */
const mark = z.object({ by: author, text: z.string() });

const changeRequest = z.object({
  id: z.string(),
  kind: z.enum(['network', 'recovery', 'role', 'organization']).or(z.string()),
  title: z.string(),
  state: state.or(z.string()),
  /** What it is about, as the log names it. */
  target: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** Who asked, and when first. */
  author,
  /** Counts up each time that it is sent. */
  revision: z.int().min(1),
  updatedAt: instant,
  /** Comments that nobody resolved. */
  comments: z.int().min(0),
  /** Whether the account that asks is the one to do something now. */
  isWaitingForMe: computed(z.boolean()),
});
export type ChangeRequest = z.output<typeof changeRequest>;

const detail = changeRequest.extend({
  description: z.string(),
  /** The approval that counts; null where there is none, or none any more. */
  approval: mark.nullable(),
  /** What changes were asked for, until it is sent again. */
  asked: mark.nullable(),
  fallen: z
    .object({
      at: instant,
      reason: z.enum(['baseMoved', 'rightLost']).or(z.string()),
      /** Who moved the base, or lost the right; null where the gateway does not know. */
      by: z.string().nullable(),
    })
    .nullable(),
  bypass: mark.nullable(),
  /** Who looked at it after it was done without approval. */
  reviewed: mark.nullable(),
  /** What came of it: who did it, and the apply to a node where it is one. */
  done: z.object({ by: author, taskId: z.string().nullable() }).nullable(),
});
export type ChangeRequestDetail = z.output<typeof detail>;

/** A line of the router's text, by the block that it stands in. */
const anchor = z.object({ section: z.string().max(LIMITS.long), line: z.string().max(LIMITS.long) });

const comment = z.object({
  id: z.string(),
  by: author,
  text: z.string(),
  /** Null: about the whole. */
  anchor: anchor.nullable(),
  /** The revision that it was made on. */
  revision: z.int().min(1),
  resolvedBy: z.string().nullable(),
});
export type RequestComment = z.output<typeof comment>;

const event = z.object({
  at: instant,
  /** Null where nobody did it. */
  by: z.string().nullable(),
  what: z.string(),
  text: z.string(),
  revision: z.int().min(1),
});
export type RequestEvent = z.output<typeof event>;

const named = z.object({ kind: z.string(), id: z.string(), name: z.string() });

/** What is to be done, as it was when it was sent. Passwords and keys are kept by the gateway, and in no answer. */
const content = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('network'),
    /** The version of the node that the edits start from, and what it had. */
    version: objectVersion,
    base: nodeConfig,
    changes: z.array(networkChange),
    /** What was doubtful then and was not before. */
    warnings: z.array(warning),
  }),
  z.object({
    kind: z.literal('recovery'),
    fileName: z.string(),
    createdAt: instant,
    productVersion: z.string(),
    modules: z.array(moduleChanges),
  }),
  z.object({
    kind: z.literal('deletion'),
    /** What depends on it; with any it cannot be deleted. */
    uses: z.array(named),
    /** What it holds, in words. */
    holds: z.array(z.string()),
  }),
]);
export type RequestContent = z.output<typeof content>;

const said = lines(LIMITS.alarm);
export const saidInput = z.object({ text: said });
export const maySayInput = z.object({ text: orEmpty(said) });

const capability = 'changeRequests' as const;
const step = ['NOT_FOUND', 'ILLEGAL_STATE', 'NO_RIGHT'] as const;
const networkSet = z.object({
  version: objectVersion,
  changes: z.array(networkChange).min(1).max(10_000),
  secrets: z.array(secretValue).max(10_000).default([]),
});
const networkRefused = ['STALE_VERSION', 'INVALID', 'IN_USE', 'ROUTER_ID_TAKEN'] as const;
const badFile = ['BACKUP_FORMAT', 'BACKUP_DAMAGED', 'BACKUP_VERSION', 'BACKUP_ACCOUNT'] as const;

/** How what was asked for is done: a node's set is guarded, a recovery asks for the password. */
const doing = byId.extend({
  isGuarded: z.boolean().default(false),
  waitMinutes: z.int().min(WAIT_MINUTES.least).max(WAIT_MINUTES.most).default(WAIT_MINUTES.usual),
  isKeptWhenBack: z.boolean().default(false),
  password: secret(z.string()).default(''),
  /** Why in spite of a freeze of the node: whoever may override it is asked. */
  despite: applyReason.optional(),
});
const doingCodes = [...step, ...networkRefused, ...badFile, 'WRONG_PASSWORD', 'FROZEN'] as const;
const done = z.object({ taskId: z.string().nullable() });

/** A second pair of eyes: what is kept by the gateway until somebody else approved it, and done then. */
export const changeRequests = {
  list: page('/api/acm/changeRequest/list', {
    capability,
    row: changeRequest,
    filters: { state: z.array(z.string()), kind: z.array(z.string()), view: z.array(z.enum(['waiting', 'mine'])) },
  }),
  get: endpoint('/api/acm/changeRequest/get', { capability, req: byId, res: detail, codes: ['NOT_FOUND'] }),
  getContent: endpoint('/api/acm/changeRequest/getContent', {
    capability,
    req: byId,
    res: content,
    codes: ['NOT_FOUND'],
  }),
  getTalk: endpoint('/api/acm/changeRequest/getTalk', {
    capability,
    req: byId,
    res: z.object({ comments: z.array(comment), events: z.array(event) }),
    codes: ['NOT_FOUND'],
  }),
  /** Those that go on about one object. */
  getActive: endpoint('/api/acm/changeRequest/getActive', {
    capability,
    req: z.object({ kind: z.string(), target: z.string() }),
    res: z.object({ list: z.array(changeRequest) }),
  }),
  addNetwork: endpoint('/api/acm/changeRequest/addNetwork', {
    capability,
    req: requestInput.extend({ target: z.string().min(1) }).extend(networkSet.shape),
    res: byId,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', ...networkRefused],
    access: 'nodeNetwork.apply',
  }),
  addRecovery: endpoint('/api/acm/changeRequest/addRecovery', {
    capability,
    req: requestInput.extend({ origin, modules: z.array(configModule).min(1) }),
    res: byId,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', ...badFile],
    access: 'configBackup.recover',
  }),
  /** The next revision of a node's set, edited since. */
  revise: endpoint('/api/acm/changeRequest/revise', {
    capability,
    req: byId.extend(requestInput.shape).extend(networkSet.shape),
    res: nothing,
    codes: [...step, ...networkRefused],
    access: 'nodeNetwork.apply',
  }),
  /** The next revision of the same, called otherwise if it says so, from what there is now; a node's set only while its base has not moved. */
  sendAgain: endpoint('/api/acm/changeRequest/sendAgain', {
    capability,
    req: byId.extend(maySayInput.shape).extend(requestInput.partial().shape),
    res: nothing,
    codes: [...step, 'STALE_VERSION', 'IN_USE', ...badFile],
  }),
  withdraw: endpoint('/api/acm/changeRequest/withdraw', { capability, req: byId, res: nothing, codes: step }),
  /** Of the revision that was looked at: a later one has not been. */
  approve: endpoint('/api/acm/changeRequest/approve', {
    capability,
    req: byId.extend({ revision: z.int().min(1) }).extend(maySayInput.shape),
    res: nothing,
    codes: step,
    access: 'changeRequest.review',
  }),
  askChanges: endpoint('/api/acm/changeRequest/askChanges', {
    capability,
    req: byId.extend(saidInput.shape),
    res: nothing,
    codes: step,
    access: 'changeRequest.review',
  }),
  addComment: endpoint('/api/acm/changeRequest/addComment', {
    capability,
    req: byId.extend({ anchor: anchor.nullable() }).extend(saidInput.shape),
    res: nothing,
    codes: step,
  }),
  resolveComment: endpoint('/api/acm/changeRequest/resolveComment', {
    capability,
    req: byId.extend({ comment: z.string().min(1) }),
    res: nothing,
    codes: step,
  }),
  apply: endpoint('/api/acm/changeRequest/apply', { capability, req: doing, res: done, codes: doingCodes }),
  bypass: endpoint('/api/acm/changeRequest/bypass', {
    capability,
    req: doing.extend(saidInput.shape),
    res: done,
    codes: doingCodes,
    access: 'changeRequest.bypass',
  }),
  markReviewed: endpoint('/api/acm/changeRequest/markReviewed', {
    capability,
    req: byId.extend(maySayInput.shape),
    res: nothing,
    codes: step,
    access: 'changeRequest.review',
  }),
};

export const changeRequestApi = client(changeRequests);
