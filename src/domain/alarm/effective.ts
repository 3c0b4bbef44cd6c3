import { MINUTE } from '@/lib/time';
import { knownOffset, QUARTER } from '@/lib/time-zone';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** A time of day on some weekdays (Monday 1 to Sunday 7); an end that is not after the start lies on the next day. `HH:mm`. */
export interface Window {
  days: readonly number[];
  from: string;
  to: string;
}

/** When notices are sent; `zone` of the IANA database says whose clock the windows mean, summer and winter. */
export type Effective = { mode: 'allDay' } | { mode: 'custom'; zone: string; windows: readonly Window[] };

/** Minutes after midnight of `HH:mm`, 0 to 1439; null for anything else. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Whether a window ends on the day after it began. */
export const isOverMidnight = ({ from, to }: Window): boolean => (minutesOf(to) ?? 0) < (minutesOf(from) ?? 0);

/** The parts of the week that a window covers, in minutes after Monday 00:00; the end is not part of it. */
function spansOf({ days, from, to }: Window): [number, number][] {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start === null || end === null || start === end) return [];
  const length = (end - start + DAY) % DAY;
  return days.flatMap((day): [number, number][] => {
    const begin = (day - 1) * DAY + start;
    const rest = begin + length - WEEK;
    return rest <= 0
      ? [[begin, begin + length]]
      : [
          [begin, WEEK],
          [0, rest],
        ];
  });
}

// The first of January 1970 was a Thursday, three days after a Monday.
const minuteOfWeek = (at: number, zone: string) =>
  (((Math.floor(at / MINUTE) + knownOffset(at, zone) + 3 * DAY) % WEEK) + WEEK) % WEEK;

/** Whether notices are sent at a time (epoch milliseconds): what counts is what a clock in the zone shows then. */
export function isEffective(effective: Effective, at: number): boolean {
  if (effective.mode === 'allDay') return true;
  const minute = minuteOfWeek(at, effective.zone);
  return effective.windows.some((window) => spansOf(window).some(([from, to]) => minute >= from && minute < to));
}

// A window in an hour that the clocks leave out comes a week later; two weeks hold every window.
const HORIZON = 15 * DAY * MINUTE;

/** The next minute from a time on at which notices are sent; null if there is none. */
export function nextEffective(effective: Effective, at: number): number | null {
  if (effective.mode === 'allDay' || isEffective(effective, at)) return at;
  const starts = effective.windows.flatMap(spansOf).map(([from]) => from);
  if (starts.length === 0) return null;
  const first = Math.floor(at / MINUTE) * MINUTE;
  for (let time = first; time < first + HORIZON; ) {
    // Up to the end of the quarter the clocks run on evenly.
    const minute = minuteOfWeek(time, effective.zone);
    const wait = Math.min(...starts.map((from) => (from - minute + WEEK) % WEEK)) * MINUTE;
    const end = (Math.floor(time / QUARTER) + 1) * QUARTER;
    if (time + wait < end) return time + wait;
    // Behind a change of the clocks a window may have begun already.
    if (isEffective(effective, end)) return end;
    time = end;
  }
  return null;
}

/** Index of the first window that shares a minute with an earlier one; -1 if none does. */
export function overlapOf(windows: readonly Window[]): number {
  const taken: [number, number][] = [];
  return windows.findIndex((window) => {
    const spans = spansOf(window);
    const clashes = spans.some(([from, to]) => taken.some(([start, end]) => from < end && start < to));
    taken.push(...spans);
    return clashes;
  });
}
