import type { Point } from '@/api/console/home';

/** A deterministic curve over buckets; every seventh is left out, as a gateway leaves out what has no rows. */
export function wave(buckets: readonly number[], size: number, phase: number): Point[] {
  const last = buckets.length - 1;
  return buckets.flatMap((at, index) => {
    if (index % 7 === 4 && index !== last) return [];
    const share = 0.55 + 0.35 * Math.sin((index + phase) / 2.3) + 0.1 * Math.cos(index * 1.7 + phase);
    return [{ at, value: Math.round(size * share) }];
  });
}
