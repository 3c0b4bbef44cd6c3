const FULL = [100] as const;

/**
 * A part in whole per cent, rounded as sizes are. What is below a mark, such as the whole or a threshold, is never rounded up
 * to it, and what is above the whole not down to it: the figure says the same as the state beside it.
 */
export function wholePercent(part: number, whole: number, marks: readonly number[] = FULL): number {
  if (whole <= 0) return 0;
  const exact = (part * 100) / whole;
  if (exact > 100) return Math.max(101, Math.round(exact));
  return Math.min(Math.round(exact), ...marks.filter((mark) => exact < mark).map((mark) => mark - 1));
}
