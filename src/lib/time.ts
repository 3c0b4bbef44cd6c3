import { offsetAt, otherOffsetAt } from './clock-zone';
import { ABSENT, isTime } from './shown';
import { timeOnClock } from './time-zone';
import { UNITS, unitText } from './unit-text';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Range = [from: number, to: number];

/** What the shown zone's clock shows at a time, as the milliseconds at which a clock in UTC shows it. */
export const wallOf = (at: number, offset = offsetAt(at)): number => at + offset * MINUTE;

/** The time at which the shown zone's clock shows this, given as `wallOf` gives it. */
export const timeOf = (wall: number): number => timeOnClock(wall, offsetAt);

/** The start of the day in which a time lies, or of one so many days later. */
export const startOfDay = (at: number, later = 0): number => timeOf((Math.floor(wallOf(at) / DAY) + later) * DAY);

/** The hour that the clock shows, from 0 to 23. */
export const hourOf = (at: number): number => new Date(wallOf(at)).getUTCHours();

const LAST = 8.64e15;

/** Date and time of day to the second, as ISO writes them. */
function partsOf(at: number, offset?: number): [date: string, time: string] {
  const wall = Math.max(-LAST, Math.min(LAST, wallOf(at, offset)));
  const [date = '', time = ''] = new Date(wall).toISOString().split('T');
  return [date, time.slice(0, 8)];
}

/** A dash for what is no time. */
const written = (at: number, write: (date: string, time: string) => string, offset?: number) =>
  isTime(at) ? write(...partsOf(at, offset)) : ABSENT;

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes ahead of UTC as `+08:00`. */
const signedText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** Minutes ahead of UTC as `UTC+08:00`. */
export const offsetText = (minutes: number): string => `UTC${signedText(minutes)}`;

/** The shown zone's offset at a time, as `UTC+08:00`. */
export const zoneOf = (at: number): string => (isTime(at) ? offsetText(offsetAt(at)) : ABSENT);

/** The zone's offset over a span: both of them where the clocks change in it, as `UTC+02:00 → UTC+01:00`. */
export const zonesOf = (from: number, to: number): string => [...new Set([zoneOf(from), zoneOf(to)])].join(' → ');

const whole = (date: string, time: string) => `${date} ${time}`;

/** `2026-11-02 09:30:00` in the shown zone; the same in every language, so that columns align. */
export const timeText = (at: number): string => written(at, whole);
/** The same with its zone, for a sentence: isolated, so that it keeps its order in right-to-left text (UAX #9). */
export const stampText = (at: number): string => `\u2066${timeText(at)} ${zoneOf(at)}\u2069`;
/** `2026-11-02 09:00:00 – 09:30:00` in the shown zone, the end with its date where that is another; isolated. */
export const spanText = (from: number, to: number): string =>
  `\u2066${timeText(from)} – ${dateText(from) === dateText(to) ? secondText(to) : timeText(to)}\u2069`;
/** The time on the other clock, with its zone: the browser's where another zone is shown, else UTC; isolated, null where it is the same. */
export function otherText(at: number): string | null {
  const other = isTime(at) ? otherOffsetAt(at) : null;
  return other === null ? null : `\u2066${written(at, whole, other)} ${offsetText(other)}\u2069`;
}
/** ISO 8601 with the zone's offset, for machines and files; null for anything but a time. */
export const isoText = (at: unknown): string | null =>
  isTime(at) ? `${partsOf(at).join('T')}${signedText(offsetAt(at))}` : null;
/** For a file name: digits only, in the shown zone. */
export const fileTimeText = (at: number): string => {
  const [date, time] = partsOf(at);
  return `${date.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
};
/** `2026-11-02` in the shown zone. */
export const dateText = (at: number): string => written(at, (date) => date);
/** `09:30:00` in the shown zone. */
export const secondText = (at: number): string => written(at, (_, time) => time);
/** `09:30` in the shown zone. */
export const clockText = (at: number): string => written(at, (_, time) => time.slice(0, 5));

/** Days left until a time, a part of one counted as a day, so that only the past has none: the one rule of all that ends. */
export const daysUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / DAY));

/** "3 hours ago" against a given now, by the browser's own words; a figure stands apart from Chinese: "3 小时前". */
export function relativeText(at: number, now: number, language: string): string {
  if (!isTime(at) || !isTime(now)) return ABSENT;
  // What is a day and more ahead is counted, not named: a part of a day counts as one, and tomorrow would be the day after.
  const format = new Intl.RelativeTimeFormat(language, { numeric: at > now ? 'always' : 'auto' });
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    format.format(Math.round(value), unit).replace(/\d(?=\p{sc=Han})/u, '$& ');
  const span = at - now;
  const size = Math.abs(span);
  // By the figure that would be shown: "60 minutes ago" is an hour.
  const below = (most: number, unit: number) => Math.round(size / unit) < most / unit;
  if (below(MINUTE, 1000)) return say(span / 1000, 'second');
  if (below(HOUR, MINUTE)) return say(span / MINUTE, 'minute');
  if (below(DAY, HOUR)) return say(span / HOUR, 'hour');
  return say(span > 0 ? daysUntil(at, now) : span / DAY, 'day');
}

export const QUICK_RANGES = ['today', 'yesterday', 'last7Days', 'last30Days'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

const FIRST_DAY: Readonly<Record<QuickRange, number>> = { today: 0, yesterday: -1, last7Days: -6, last30Days: -29 };

/** The quick ranges around a now, whole days of the shown zone, epoch milliseconds. */
export const quickRange = (name: QuickRange, now: number): Range => [
  startOfDay(now, FIRST_DAY[name]),
  startOfDay(now, name === 'yesterday' ? 0 : 1) - 1,
];

/** A length of time for reading, rounded up in its largest unit: `2 min`; at least a second. */
export function durationText(seconds: number, language: string): string {
  const ms = seconds * 1000;
  // Never in days: what is waited for takes hours at most.
  const [unit, size] = UNITS.slice(1).find(([, one]) => ms >= one) ?? ['second', 1000];
  return unitText(Math.max(1, Math.ceil(ms / size)), unit, language);
}
