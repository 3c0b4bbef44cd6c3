import { DAY, MINUTE, type Range } from '@/lib/time';
import { knownOffset, QUARTER, zonedTime } from '@/lib/time-zone';
import { minutesOf } from './effective';

/** Which alarms a silence is about: of each list any, of all lists that are not empty one. */
export interface Matchers {
  taskIds: readonly string[];
  nodeIds: readonly string[];
  sources: readonly string[];
  products: readonly string[];
  levels: readonly string[];
}

/** What of an alarm a silence looks at. */
export interface Matched {
  taskId: string;
  /** The node that it is about, if it is about one. */
  nodeId: string | null;
  source: string;
  product: string;
  level: string;
}

/** When a silence keeps quiet: from one moment to another, or on some weekdays (Monday 1 to Sunday 7) for as long as it is. */
export type Schedule =
  | { repeat: 'once'; startAt: number; endAt: number }
  | {
      repeat: 'weekly';
      /** Whose clock the hours mean, by its name in the IANA database. */
      zone: string;
      days: readonly number[];
      /** `HH:mm`; an end that is not after the start lies on the next day, the same time twice is a whole day. */
      from: string;
      to: string;
      startAt: number;
      /** Null: until somebody ends it. */
      endAt: number | null;
    };

export type SilenceState = 'active' | 'upcoming' | 'ended';

/** So long a silence may last without saying why, in milliseconds. */
export const LONGEST_UNEXPLAINED = DAY;

const isAmong = (wanted: readonly string[], value: string | null) =>
  wanted.length === 0 || (value !== null && wanted.includes(value));

/** Whether a silence is about an alarm. */
export const isMatched = (
  { taskIds, nodeIds, sources, products, levels }: Matchers,
  { taskId, nodeId, source, product, level }: Matched,
): boolean =>
  isAmong(sources, source) &&
  isAmong(nodeIds, nodeId) &&
  isAmong(taskIds, taskId) &&
  isAmong(products, product) &&
  isAmong(levels, level);

/** How long a silence lasts from its start to its end, however short its windows are. */
export const lastsFor = ({ startAt, endAt }: Schedule): number =>
  endAt === null ? Number.POSITIVE_INFINITY : endAt - startAt;

/** Whether a silence needs a reason. */
export const needsReason = (schedule: Schedule): boolean => lastsFor(schedule) > LONGEST_UNEXPLAINED;

const aheadAt = (zone: string, at: number) => knownOffset(at, zone) * MINUTE;

/** The first moment after `from` at which the clocks stand as they do at `to`. */
function changeBetween(zone: string, from: number, to: number): number {
  const after = knownOffset(to, zone);
  let [low, high] = [Math.floor(from / QUARTER), Math.ceil(to / QUARTER)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (knownOffset(middle * QUARTER, zone) === after) high = middle;
    else low = middle;
  }
  return high * QUARTER;
}

/**
 * When a clock in a zone shows a time, which is given as if the clock were UTC: the first and the last such moment, which
 * differ in an hour that comes twice. For a time that a change of the clocks leaves out both are that change.
 */
function shownAt(zone: string, clock: number): Range {
  // Two changes never come within two days.
  const offsets = [aheadAt(zone, clock - DAY), aheadAt(zone, clock + DAY)];
  const times = offsets.map((ahead) => clock - ahead);
  const real = times.filter((at) => at + aheadAt(zone, at) === clock);
  if (real.length > 0) return [Math.min(...real), Math.max(...real)];
  const change = changeBetween(zone, Math.min(...times), Math.max(...times));
  return [change, change];
}

const weekdayOf = (day: number) => new Date(day).getUTCDay() || 7;

/** The window that begins on a day, which is given as its midnight in UTC; it may be empty, in an hour that is left out. */
function windowOn(day: number, zone: string, from: number, to: number): Range {
  const end = to > from ? day + to * MINUTE : day + DAY + to * MINUTE;
  // What is quiet in an hour that comes twice is quiet both times.
  return [shownAt(zone, day + from * MINUTE)[0], shownAt(zone, end)[1]];
}

const clipped = ([from, to]: Range, startAt: number, endAt: number | null): Range => [
  Math.max(from, startAt),
  Math.min(to, endAt ?? Number.POSITIVE_INFINITY),
];

/**
 * The times in which a silence keeps quiet that share a moment with a range, oldest first; each whole, only cut off at the
 * start and the end of the silence itself. Neither the end of a time nor that of the range is part of it.
 */
export function occurrencesOf(schedule: Schedule, [from, to]: Range): Range[] {
  const isShared = ([start, end]: Range) => start < end && start < to && end > from;
  if (schedule.repeat === 'once') {
    const only: Range = [schedule.startAt, schedule.endAt];
    return isShared(only) ? [only] : [];
  }
  const { zone, days, startAt, endAt } = schedule;
  const [first, last] = [minutesOf(schedule.from), minutesOf(schedule.to)];
  const [begin, end] = clipped([from, to], startAt, endAt);
  if (first === null || last === null || begin >= end) return [];
  const found: Range[] = [];
  // A window of the day before may reach into the range, and that of the next day begin in it by the clocks of the zone.
  const midnight = Date.parse(`${zonedTime(begin, zone).date}T00:00Z`);
  for (let day = midnight - 2 * DAY; day < end + 2 * DAY; day += DAY) {
    if (days.includes(weekdayOf(day))) found.push(clipped(windowOn(day, zone, first, last), startAt, endAt));
  }
  return found.filter(isShared);
}

// A window in an hour that the clocks leave out comes a week later; two weeks hold every window.
const HORIZON = 15 * DAY;

/** The time of a silence that goes on at a moment, else the next one; null if there is none any more. */
export function presentOf(schedule: Schedule, at: number): Range | null {
  const from = Math.max(at, schedule.startAt);
  const horizon = schedule.repeat === 'once' ? schedule.endAt : from + HORIZON;
  return occurrencesOf(schedule, [at, Math.max(horizon, at + 1)])[0] ?? null;
}

/** How a silence stands at a moment, if nobody ended it: between two windows it is upcoming. */
export function stateAt(schedule: Schedule, at: number): SilenceState {
  const present = presentOf(schedule, at);
  if (present === null) return 'ended';
  return present[0] <= at ? 'active' : 'upcoming';
}

/** Times as few as possible that cover the same moments, oldest first. */
export function united(times: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const [from, to] of [...times].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}
