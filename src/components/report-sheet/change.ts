import type { T } from '@/i18n/use-t';
import { signedText } from '@/lib/signed';

/** How much more or less it is than before, in per cent; null where nothing was before, or nothing is known of it. */
export const changeText = (value: number, previous: number | null, language: string): string | null =>
  previous !== null && previous > 0 ? signedText((value - previous) / previous, language, { style: 'percent' }) : null;

/** What a sum leaves out: the day of which nothing was collected, or how many; null where every day has its figure. */
export function gapText<Day extends { day: string }>(
  t: T,
  days: readonly Day[],
  figureOf: (day: Day) => number | null | undefined,
): string | null {
  const gaps = days.filter((one) => figureOf(one) === null);
  const [first] = gaps;
  return first ? t('report.gap', { count: gaps.length, day: first.day.slice(5) }) : null;
}
