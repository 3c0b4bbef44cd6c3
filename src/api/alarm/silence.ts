import * as z from 'zod';
import { LONGEST_UNEXPLAINED } from '@/domain/alarm/silence';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { type CrossIssue, crossField, type Known } from '@/lib/rules/cross-field';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, lines, text } from '@/lib/rules/text';
import { timeZone } from '@/lib/rules/time-zone';
import { HOUR, MINUTE } from '@/lib/time';
import { clock, weekdays } from './task-rule';

/** So many tasks, nodes, sources or products one silence can name. */
export const MOST_MATCHED = 100;

/** Work on nodes with which a silence can end: a network change that waits to be kept, an upgrade, a recovery from a backup. */
export const WORK = ['apply', 'upgrade', 'recovery'] as const;
export type Work = (typeof WORK)[number];
const some = z.array(z.string().min(1)).max(MOST_MATCHED);

/** Which alarms a silence is about: of each list any, of all lists that are not empty one. */
export const matchers = z.object({
  taskIds: some,
  nodeIds: some,
  sources: some,
  products: some,
  levels: some,
});

/** When it keeps quiet; what is weekly goes by the clock of a zone of its own, until somebody ends it or its end has come. */
export const schedule = z.discriminatedUnion('repeat', [
  z.object({ repeat: z.literal('once'), startAt: instant, endAt: instant }),
  z.object({
    repeat: z.literal('weekly'),
    zone: timeZone,
    days: weekdays,
    from: clock,
    to: clock,
    startAt: instant,
    endAt: instant.nullable(),
  }),
]);

const bare = { name: text(LIMITS.name), matchers, schedule, reason: orEmpty(lines(LIMITS.alarm)) };
const input = z.object(bare);

type Whole = z.output<typeof input>;

const isNothing = (given: Known<Whole>['matchers']) =>
  given !== undefined && Object.values(given).every((list) => !Array.isArray(list) || list.length === 0);

/** A silence of all alarms is none that anybody wants; a long one says why. */
function check({ matchers: given, schedule: when, reason }: Known<Whole>): CrossIssue[] {
  const { startAt, endAt } = when ?? {};
  const issues: CrossIssue[] = isNothing(given) ? [{ path: ['matchers', 'sources'], rule: 'matcherRequired' }] : [];
  if (startAt === undefined || endAt === undefined) return issues;
  if (endAt !== null && endAt <= startAt) return [...issues, { path: ['schedule', 'endAt'], rule: 'periodOrder' }];
  const length = endAt === null ? Number.POSITIVE_INFINITY : endAt - startAt;
  if (length > LONGEST_UNEXPLAINED && !reason)
    issues.push({ path: ['reason'], rule: 'reasonRequired', values: { hours: LONGEST_UNEXPLAINED / HOUR } });
  return issues;
}

export const silenceInput = crossField(input, check);
export type SilenceInput = z.output<typeof silenceInput>;

const named = z.object({ id: z.string(), name: z.string() });

const silence = z.object({
  id: z.string(),
  ...bare,
  /** `upcoming`: also between two of its windows. */
  state: computed(z.enum(['active', 'upcoming', 'ended']).or(z.string())),
  /** The tasks and nodes that it is about, by their names now. */
  tasks: computed(z.array(named)),
  nodes: computed(z.array(named)),
  createdBy: named,
  createdAt: instant,
  /** When it ended before its time, and who ended it; null by: it ended with the work that it was for. */
  endedAt: instant.nullable(),
  endedBy: named.nullable(),
  /** The work on a node that it is for: it ends with that at the latest. */
  work: z.enum(WORK).or(z.string()).nullish(),
  version: objectVersion,
});
export type Silence = z.output<typeof silence>;

const matched = z.object({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  level: z.string(),
  firstAt: instant,
});
export type MatchedAlarm = z.output<typeof matched>;

const preview = z.object({
  /** Alarms that go on and that it is about: how many, and the latest of them. */
  now: z.object({ total: z.int(), list: z.array(matched) }),
  /** What it would have kept quiet in the last seven days: one that is not repeated as if it had gone on all the time. */
  past: z.object({
    from: instant,
    to: instant,
    /** Alarms of which it would have kept a notice quiet, and how many notices. */
    alarms: z.int(),
    notices: z.int(),
    /** Of them, those that would have been told later, since they went on after it. */
    later: z.int(),
    list: z.array(matched),
  }),
});
export type SilencePreview = z.output<typeof preview>;

const options = z.object({
  tasks: z.array(named),
  nodes: z.array(named),
  sources: z.array(z.string()),
  products: z.array(z.string()),
});

/** So many minutes, which need no reason. */
const unexplained = z
  .int()
  .min(1)
  .max(LONGEST_UNEXPLAINED / MINUTE);

export const silences = {
  list: page('/api/alarm/silence/list', {
    capability: 'silences',
    row: silence,
    filters: { state: z.array(z.string()), repeat: z.array(z.string()) },
  }),
  get: endpoint('/api/alarm/silence/get', { capability: 'silences', req: byId, res: silence, codes: ['NOT_FOUND'] }),
  /** Those that keep quiet at some moment of a range. */
  getCalendar: endpoint('/api/alarm/silence/getCalendar', {
    capability: 'silences',
    req: z.object({ from: instant, to: instant }),
    res: z.object({ total: z.int(), list: z.array(silence) }),
  }),
  /** What a silence can be about. */
  getOptions: endpoint('/api/alarm/silence/getOptions', { capability: 'silences', req: nothing, res: options }),
  /** What one would keep quiet, before it is saved. */
  preview: endpoint('/api/alarm/silence/preview', {
    capability: 'silences',
    /** `id`: the one that it is or will be, so that what that keeps quiet counts as well. */
    req: z.object({ matchers, schedule, id: z.string().optional() }),
    res: preview,
  }),
  add: endpoint('/api/alarm/silence/add', {
    capability: 'silences',
    req: silenceInput,
    res: byId,
    codes: ['ILLEGAL_STATE', 'MATCHER_GONE'],
    access: 'alarmSilence.create',
  }),
  /** Before work on a node: all its alarms, from now on for so long, or until the work is done. */
  addForNode: endpoint('/api/alarm/silence/addForNode', {
    capability: 'silences',
    req: z.object({
      nodeId: z.string().min(1),
      name: text(LIMITS.name),
      minutes: unexplained,
      /** What it ends with, before its time. */
      work: z.enum(['apply', 'upgrade']).nullable(),
    }),
    res: byId,
    codes: ['MATCHER_GONE'],
    access: 'alarmSilence.create',
  }),
  /** Before the networks of the nodes are recovered from a backup: the alarms of all of them, as above. */
  addForRecovery: endpoint('/api/alarm/silence/addForRecovery', {
    capability: 'silences',
    req: z.object({ name: text(LIMITS.name), minutes: unexplained, work: z.literal('recovery').nullable() }),
    res: byId,
    access: 'alarmSilence.create',
  }),
  update: endpoint('/api/alarm/silence/update', {
    capability: 'silences',
    req: crossField(z.object({ ...bare, id: z.string().min(1), version: objectVersion }), check),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE', 'MATCHER_GONE'],
    access: 'alarmSilence.update',
  }),
  /** Before its time: what it kept quiet and still goes on is told. */
  end: endpoint('/api/alarm/silence/end', {
    capability: 'silences',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'alarmSilence.end',
  }),
};

export const silenceApi = client(silences);

type State = Pick<Silence, 'state'>;

/** State rules of a silence, for the screen and the gateway alike: true, or the message id of the reason. */
export const silenceCan = {
  change: ({ state }: State): Permit<'silence.isEnded'> => state !== 'ended' || 'silence.isEnded',
};
