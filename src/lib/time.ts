import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import updateLocale from 'dayjs/plugin/updateLocale';
import utc from 'dayjs/plugin/utc';
import { ABSENT, isTime } from './shown';

dayjs.extend(utc);
dayjs.extend(localizedFormat);
dayjs.extend(updateLocale);
// Weeks run from Monday to Sunday in every language.
dayjs.updateLocale('en', { weekStart: 1 });

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Moment = dayjs.Dayjs;
export type Range = [from: number, to: number];

/** Milliseconds as a date of the picker. */
export const momentOf = (at: number): Moment => dayjs(at);

/** A dash for what is no time: a formatter would write "Invalid Date". */
const written = (at: number, format: string) => (isTime(at) ? dayjs(at).format(format) : ABSENT);

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes ahead of UTC as `UTC+08:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The browser zone's offset at a time, as `UTC+08:00`. */
export const zoneOf = (at: number): string => (isTime(at) ? offsetText(-new Date(at).getTimezoneOffset()) : ABSENT);

/** The zone's offset over a span: both of them where the clocks change in it, as `UTC+02:00 → UTC+01:00`. */
export const zonesOf = (from: number, to: number): string => [...new Set([zoneOf(from), zoneOf(to)])].join(' → ');

/** `2026-11-02 09:30:00` in the browser's zone; the same in every language, so that columns align. */
export const timeText = (at: number): string => written(at, 'YYYY-MM-DD HH:mm:ss');
/** The same with its zone, for a sentence: isolated, so that it keeps its order in right-to-left text (UAX #9). */
export const stampText = (at: number): string => `\u2066${timeText(at)} ${zoneOf(at)}\u2069`;
/** `2026-11-02 09:00:00 – 09:30:00` in the browser's zone, the end with its date from a day on; isolated. */
export const spanText = (from: number, to: number): string =>
  `\u2066${timeText(from)} – ${to - from < DAY ? secondText(to) : timeText(to)}\u2069`;
/** ISO 8601 with the zone's offset, for machines and files; null for anything but a time. */
export const isoText = (at: unknown): string | null => (isTime(at) ? dayjs(at).format() : null);
/** For a file name: digits only, in the browser's zone. */
export const fileTimeText = (at: number): string => dayjs(at).format('YYYYMMDD-HHmmss');
/** `2026-11-02` in the browser's zone. */
export const dateText = (at: number): string => written(at, 'YYYY-MM-DD');
/** `09:30:00` in the browser's zone. */
export const secondText = (at: number): string => written(at, 'HH:mm:ss');
/** `09:30` in the browser's zone. */
export const clockText = (at: number): string => written(at, 'HH:mm');

/** "3 hours ago" against a given now, by the browser's own words; a figure stands apart from Chinese: "3 小时前". */
export function relativeText(at: number, now: number, language: string, style: 'long' | 'short' = 'long'): string {
  if (!isTime(at) || !isTime(now)) return ABSENT;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style });
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    format.format(Math.round(value), unit).replace(/\d(?=\p{sc=Han})/u, '$& ');
  const span = at - now;
  const size = Math.abs(span);
  // By the figure that would be shown: "60 minutes ago" is an hour.
  const below = (most: number, unit: number) => Math.round(size / unit) < most / unit;
  if (below(MINUTE, 1000)) return say(span / 1000, 'second');
  if (below(HOUR, MINUTE)) return say(span / MINUTE, 'minute');
  if (below(DAY, HOUR)) return say(span / HOUR, 'hour');
  return say(span / DAY, 'day');
}

export const QUICK_RANGES = ['today', 'yesterday', 'last7Days', 'last30Days'] as const;
export type QuickRange = (typeof QUICK_RANGES)[number];

/** The quick ranges around a now, whole days of the browser's zone, epoch milliseconds. */
export function quickRange(name: QuickRange, now: number): Range {
  const today = dayjs(now).startOf('day');
  const end = dayjs(now).endOf('day').valueOf();
  if (name === 'today') return [today.valueOf(), end];
  if (name === 'yesterday') return [today.subtract(1, 'day').valueOf(), today.valueOf() - 1];
  return [today.subtract(name === 'last7Days' ? 6 : 29, 'day').valueOf(), end];
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time for reading, rounded up in its largest unit: `2 min`; at least a second. */
export function durationText(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? ['second', 1];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', useGrouping: false });
  // Chinese sets no space of its own before the unit.
  const parts = format.formatToParts(Math.max(1, Math.ceil(seconds / size))).map(({ value }) => value.trim());
  return parts.filter(Boolean).join(' ');
}
