import { HOUR } from '@/lib/time';

const PER_HOUR = 546_000;

/** How many resolutions an hour of the world's time has: more by day, a little more each week, never twice the same. */
function perHour(hour: number): number {
  const daily = 0.7 + 0.3 * Math.sin(((hour % 24) / 24) * 2 * Math.PI - 0.4);
  const day = Math.floor(hour / 24);
  // Fewer at the weekend (day 0 was a Thursday), more from week to week.
  const growth = (day % 7 === 2 || day % 7 === 3 ? 0.78 : 1) * (1 + (day % 28) * 0.004);
  return PER_HOUR * daily * growth * (1 + 0.04 * Math.cos(hour * 1.7));
}

/**
 * Resolutions between two times: what a chart, its sum and the counter say is this one figure. However a span is cut, its
 * parts add up to the whole: what an hour has had by a moment is a whole number.
 */
export function resolutionsBetween(from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const hour = Math.floor(at / HOUR);
    const end = Math.min(to, (hour + 1) * HOUR);
    const by = (moment: number) => Math.round(perHour(hour) * (moment / HOUR - hour));
    sum += by(end) - by(at);
    at = end;
  }
  return sum;
}
