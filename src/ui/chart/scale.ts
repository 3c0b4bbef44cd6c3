/** One line or set of columns; a null value is a gap. */
export interface Series {
  key: string;
  name: string;
  points: readonly { at: number; value: number | null }[];
}

export interface Drawing {
  kind: 'line' | 'column';
  series: readonly Series[];
  /** Top of the value axis, which starts at 0. */
  max: number;
}

/** Theme colours of the series, in order, and the dashes that tell lines apart without colour. */
export const COLORS = ['--chart-1', '--chart-2', '--chart-3', '--chart-4'] as const;
export const DASHES = [[], [5, 3], [2, 2], [8, 3, 2, 3]] as const;

/** The next round figure (1, 2, 4 or 5 times a power of ten) at or above the largest value; 4 at least. */
export function niceMax(values: readonly number[]): number {
  const largest = Math.max(4, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  return power * ([1, 2, 4, 5, 10].find((step) => step * power >= largest) ?? 10);
}
