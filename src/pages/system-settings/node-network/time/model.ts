const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** What a call takes may be a second: below this two clocks are the same. Seconds. */
const SAME_S = 2;

/** How far two clocks are apart, by its two largest units; nothing where they are the same. */
export function spanParts(ms: number): { unit: (typeof UNITS)[number][0]; count: number }[] {
  const seconds = Math.round(Math.abs(ms) / 1000);
  if (seconds < SAME_S) return [];
  const parts = UNITS.map(([unit, size], index) => {
    const larger = UNITS[index - 1]?.[1];
    return { unit, count: Math.floor((larger === undefined ? seconds : seconds % larger) / size) };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
