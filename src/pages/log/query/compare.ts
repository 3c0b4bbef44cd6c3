import { DAY, type Range, timeOf, wallOf } from '@/lib/time';

/** With which other span the entries of a span are compared: the one right before it, or the same hours of another day. */
export const COMPARED = ['before', 'day', 'week'] as const;
export type Compared = (typeof COMPARED)[number];

const DAYS = { day: 1, week: 7 } as const;

/** The moment of the other span that a moment of a span is held against; days go by the clock that is shown. */
export function earlier(how: Compared, [from, to]: Range): (at: number) => number {
  // Both ends of a span are part of it.
  if (how === 'before') return (at) => at - (to - from + 1);
  return (at) => timeOf(wallOf(at) - DAYS[how] * DAY);
}

/** What an address says of it; null where it says nothing that is known. */
export const comparedIn = (text: string | null): Compared | null => COMPARED.find((one) => one === text) ?? null;

/** Those whose span has anything that is kept. */
export const comparableSpans = (range: Range, keptSince: number): readonly Compared[] =>
  COMPARED.filter((how) => earlier(how, range)(range[1]) > keptSince);
