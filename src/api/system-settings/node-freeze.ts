import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { type CrossIssue, crossField, type Known } from '@/lib/rules/cross-field';
import { LIMITS, text } from '@/lib/rules/text';
import { timeZone } from '@/lib/rules/time-zone';

import { REASON_LENGTH } from './apply-reason';

/** So many nodes, groups, roles or accounts one freeze can name. */
const MOST_NAMED = 200;
const ids = z.array(z.string().min(1)).max(MOST_NAMED);

const some = z.array(z.string().min(1)).min(1).max(MOST_NAMED);

const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('groups'), groupIds: some }),
  z.object({ kind: z.literal('nodes'), nodeIds: some }),
]);
const overriders = z.object({ roleIds: ids, accountIds: ids });

const bare = {
  name: text(LIMITS.name),
  reason: text(REASON_LENGTH),
  /** Whose clock its times mean. */
  zone: timeZone,
  startAt: instant,
  endAt: instant,
  scope,
  /** Who may apply all the same, saying why. Nobody else may, not even the main account. */
  overriders,
};
const input = z.object(bare);

/** One that ends before it begins is none. */
const check = ({ startAt, endAt }: Known<z.output<typeof input>>): CrossIssue[] =>
  startAt !== undefined && endAt !== undefined && endAt <= startAt ? [{ path: ['endAt'], rule: 'periodOrder' }] : [];

export const freezeInput = crossField(input, check);
export type FreezeInput = z.output<typeof freezeInput>;

const named = z.object({ id: z.string(), name: z.string() });

const freeze = z.object({
  id: z.string(),
  ...bare,
  state: computed(z.enum(['active', 'upcoming', 'ended']).or(z.string())),
  /** What it names, by its names now. */
  groups: computed(z.array(named)),
  nodes: computed(z.array(named)),
  roles: computed(z.array(named)),
  accounts: computed(z.array(named)),
  createdBy: named,
  createdAt: instant,
  /** When it was ended before its time, and by whom. */
  endedAt: instant.nullable(),
  endedBy: named.nullable(),
  /** How often something was done in spite of it, newest first: who, where and why. */
  overrides: computed(
    z.array(z.object({ at: instant, by: z.string(), nodeId: z.string(), node: z.string(), reason: z.string() })),
  ),
  version: objectVersion,
});
export type Freeze = z.output<typeof freeze>;

export const freezes = {
  list: page('/api/dcomm/nodeFreeze/list', {
    capability: 'freezes',
    row: freeze,
    filters: { state: z.array(z.string()) },
  }),
  get: endpoint('/api/dcomm/nodeFreeze/get', { capability: 'freezes', req: byId, res: freeze, codes: ['NOT_FOUND'] }),
  /** What one can name. */
  getOptions: endpoint('/api/dcomm/nodeFreeze/getOptions', {
    capability: 'freezes',
    req: nothing,
    res: z.object({ groups: z.array(named), nodes: z.array(named), roles: z.array(named), accounts: z.array(named) }),
  }),
  add: endpoint('/api/dcomm/nodeFreeze/add', {
    capability: 'freezes',
    req: freezeInput,
    res: byId,
    codes: ['ILLEGAL_STATE', 'MATCHER_GONE'],
    access: 'nodeFreeze.create',
  }),
  update: endpoint('/api/dcomm/nodeFreeze/update', {
    capability: 'freezes',
    req: crossField(z.object({ ...bare, id: z.string().min(1), version: objectVersion }), check),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE', 'MATCHER_GONE'],
    access: 'nodeFreeze.update',
  }),
  /** Before its time. */
  end: endpoint('/api/dcomm/nodeFreeze/end', {
    capability: 'freezes',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'nodeFreeze.end',
  }),
};

export const freezeApi = client(freezes);

/** What the state of a freeze allows, for the screen and the gateway alike: true, or the message id of the reason. */
export const freezeCan = {
  change: ({ state }: Pick<Freeze, 'state'>): Permit<'freeze.isEnded'> => state !== 'ended' || 'freeze.isEnded',
};
