import { type Condition, testOf, type Value } from './condition';
import type { NoticeType } from './notice';

/** What decides whether and when an alarm begins, goes on and ends. */
export interface Rule {
  /** Data that all of these hold for is looked at. */
  filters: readonly Condition[];
  /** The event that is waited for, in scenes that report events. */
  event: string | null;
  match: 'all' | 'any';
  triggers: readonly Condition[];
  /** Cycles in a row, 1 to 5. */
  triggerAfter: number;
  restoreAfter: number;
  notice: NoticeType;
}

/**
 * Whether alarms of one rule go on under another one: what begins and ends them is the same, whatever their notices are.
 * The order of rules says nothing.
 */
export function isSameCourse(one: Rule, other: Rule): boolean {
  const sorted = (list: readonly Condition[]) =>
    list.map((rule) => JSON.stringify(rule, Object.keys(rule).sort())).sort();
  const of = ({ filters, event, match, triggers, triggerAfter, restoreAfter }: Rule) =>
    // Of a single trigger rule all are any.
    JSON.stringify([
      ...[sorted(filters), event, triggers.length > 1 && match, sorted(triggers)],
      ...[triggerAfter, restoreAfter],
    ]);
  return of(one) === of(other);
}

/** One measurement: of what, when (epoch milliseconds), and what it was. `isLost` where the source sent nothing. */
export interface Measurement {
  at: number;
  source: string;
  values: Readonly<Record<string, Value>>;
  event?: string | null;
  level?: string | null;
  isLost?: boolean;
}

/** Cycles without data after which an alarm that goes on is interrupted. */
export const LOST_LIMIT = 5;

export type SampleVerdict = 'hit' | 'clear' | 'lost' | 'outside';

/** What one source has done so far under a rule. */
export interface Tracker {
  readonly isOpen: boolean;
  /** Hits, clears and lost cycles in a row. */
  readonly hits: number;
  readonly clears: number;
  readonly lost: number;
  /** Triggers of the open alarm. */
  readonly count: number;
}

export const CALM: Tracker = { isOpen: false, hits: 0, clears: 0, lost: 0, count: 0 };

/** What a sample did: an alarm began, was triggered again, recovered, was interrupted, or (events) may begin anew. */
export type AlarmMove = 'begin' | 'trigger' | 'recover' | 'interrupt' | 'close';

/** Sorts samples under a rule; prepared once for many samples. */
export function judge({ filters, event, match, triggers }: Rule): (sample: Measurement) => SampleVerdict {
  const scope = filters.map((one) => ({ field: one.field, test: testOf(one) }));
  const tests = triggers.map((one) => ({ field: one.field, test: testOf(one) }));
  return ({ values, event: happened, isLost }) => {
    if (isLost) return 'lost';
    if (event !== null && happened !== event) return 'outside';
    if (!scope.every(({ field, test }) => test(values[field]))) return 'outside';
    const holds = ({ field, test }: (typeof tests)[number]) => test(values[field]);
    const isHit = tests.length > 0 && (match === 'all' ? tests.every(holds) : tests.some(holds));
    return isHit ? 'hit' : 'clear';
  };
}

type Step = readonly [tracker: Tracker, move: AlarmMove | null];

function hit(rule: Rule, tracker: Tracker): Step {
  const hits = tracker.hits + 1;
  const next = { ...tracker, hits, clears: 0, lost: 0 };
  if (tracker.isOpen) return [{ ...next, count: tracker.count + 1 }, 'trigger'];
  return hits < rule.triggerAfter ? [next, null] : [{ ...next, isOpen: true, count: 1 }, 'begin'];
}

function clear(rule: Rule, tracker: Tracker, isEvent: boolean): Step {
  const clears = tracker.clears + 1;
  if (!tracker.isOpen || clears < rule.restoreAfter) return [{ ...tracker, hits: 0, clears, lost: 0 }, null];
  return [CALM, isEvent ? 'close' : 'recover'];
}

function lose(tracker: Tracker, isEvent: boolean): Step {
  const lost = tracker.lost + 1;
  if (!tracker.isOpen || lost < LOST_LIMIT) return [{ ...tracker, lost }, null];
  return [CALM, isEvent ? 'close' : 'interrupt'];
}

/**
 * The next state of a source. Data outside the filters changes nothing. An event happens once: its alarm neither goes on
 * nor recovers, so instead of recovering it is closed, and the next event begins another alarm.
 */
export function advance(rule: Rule, tracker: Tracker, outcome: SampleVerdict, isEvent: boolean): Step {
  if (outcome === 'outside') return [tracker, null];
  if (outcome === 'lost') return lose(tracker, isEvent);
  return outcome === 'hit' ? hit(rule, tracker) : clear(rule, tracker, isEvent);
}
