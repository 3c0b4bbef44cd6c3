import { DAY, MINUTE } from '@/lib/time';
import { knownOffset, timeOnClock } from '@/lib/time-zone';

/**
 * When a report is made, and of which days. Days are calendar days of the subscription's own zone, `2026-11-02`; `time` is what
 * a clock shows there, `08:00`. Weeks run from Monday (1) to Sunday (7).
 */
export type ReportCycle =
  | { readonly taskType: 'weekly'; readonly weekday: number; readonly time: string }
  | { readonly taskType: 'monthly'; readonly monthDay: number; readonly time: string }
  | { readonly taskType: 'custom'; readonly everyDays: number; readonly firstDay: string; readonly time: string }
  | { readonly taskType: 'single'; readonly fromDay: string; readonly toDay: string; readonly time: string };

/** One report: when it is made, and its first and last day, both included. */
export interface ReportRun {
  readonly at: number;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A calendar day as a number, and back: days since 1970-01-01 know no clocks. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** How many days from the first to the last, both included. */
export const daysIn = ({ fromDay, toDay }: Pick<ReportRun, 'fromDay' | 'toDay'>): number =>
  dayNumber(toDay) - dayNumber(fromDay) + 1;

/**
 * The time at which a clock of the zone shows this: the first of both where the hour comes twice, and as much later as the
 * clocks jump where it is left out. So every day has exactly one.
 */
export const atClock = (day: number, time: string, zone: string): number =>
  timeOnClock(Date.parse(`${dayOf(day)}T${time}:00Z`), (at) => knownOffset(at, zone));

/** The calendar day of a time in a zone, as a number. */
const dayAt = (at: number, zone: string): number => Math.floor((at + knownOffset(at, zone) * MINUTE) / DAY);

/** The span of whole days in a zone: from the first moment of the first to the last millisecond of the last. */
export function spanOf(
  { fromDay, toDay }: Pick<ReportRun, 'fromDay' | 'toDay'>,
  zone: string,
): [from: number, to: number] {
  return [atClock(dayNumber(fromDay), '00:00', zone), atClock(dayNumber(toDay) + 1, '00:00', zone) - 1];
}

interface Month {
  readonly year: number;
  /** From 0; more or less than a year's months lead into another year. */
  readonly month: number;
}

const firstOf = ({ year, month }: Month): number => Math.round(Date.UTC(year, month, 1) / DAY);
const nextMonth = ({ year, month }: Month): Month => ({ year, month: month + 1 });
const monthOf = (day: number): Month => {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
};

/** Calendar days of the reports on or after a day, soonest first, each with the days it covers. */
function* daysFrom(cycle: ReportCycle, day: number): Generator<{ day: number; fromDay: number; toDay: number }> {
  if (cycle.taskType === 'single') {
    const toDay = dayNumber(cycle.toDay);
    yield { day: toDay + 1, fromDay: dayNumber(cycle.fromDay), toDay };
  }
  if (cycle.taskType === 'weekly') {
    for (let monday = mondayOf(day); ; monday += 7) {
      yield { day: monday + cycle.weekday - 1, fromDay: monday - 7, toDay: monday - 1 };
    }
  }
  if (cycle.taskType === 'monthly') {
    for (let month = monthOf(day); ; month = nextMonth(month)) {
      const first = firstOf(month);
      // A month that has no such day is reported on its last one.
      const last = firstOf(nextMonth(month)) - 1;
      const fromDay = firstOf({ ...month, month: month.month - 1 });
      yield { day: Math.min(first + cycle.monthDay - 1, last), fromDay, toDay: first - 1 };
    }
  }
  if (cycle.taskType === 'custom') {
    const first = dayNumber(cycle.firstDay);
    const skipped = Math.max(0, Math.floor((day - first) / cycle.everyDays));
    for (let due = first + skipped * cycle.everyDays; ; due += cycle.everyDays) {
      yield { day: due, fromDay: due - cycle.everyDays, toDay: due - 1 };
    }
  }
}

/**
 * The next report after a time; null where none follows. A weekly one covers the calendar week before, a monthly one the month
 * before, a custom one the days since the report before it, a single one its own days once they are over.
 */
export function nextRun(cycle: ReportCycle, zone: string, after: number): ReportRun | null {
  // The day before is looked at too: its report may come late where the clocks jump over midnight.
  const today = dayAt(after, zone) - 1;
  for (const { day, fromDay, toDay } of daysFrom(cycle, today)) {
    const at = atClock(day, cycle.time, zone);
    if (at > after) return { at, fromDay: dayOf(fromDay), toDay: dayOf(toDay) };
  }
  return null;
}

/**
 * The first report of a subscription that begins now: one of days that are over already is made at once, all others in their time.
 */
export function firstRun(cycle: ReportCycle, zone: string, now: number): ReportRun | null {
  const run = nextRun(cycle, zone, now);
  return run === null && cycle.taskType === 'single' ? { at: now, fromDay: cycle.fromDay, toDay: cycle.toDay } : run;
}

/** The next reports after a time, `count` at most. */
export function nextRuns(cycle: ReportCycle, zone: string, after: number, count: number): ReportRun[] {
  const runs: ReportRun[] = [];
  for (let run = nextRun(cycle, zone, after); run && runs.length < count; run = nextRun(cycle, zone, run.at)) {
    runs.push(run);
  }
  return runs;
}
