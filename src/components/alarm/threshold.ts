import type { MetricSeries } from '@/api/alarm/metric';

/** Signs that every language reads. */
const SIGNS: Readonly<Record<string, string>> = { greater: '>', greaterOrEqual: '≥', less: '<', lessOrEqual: '≤' };

type Shown = string | number | null;

/** A value as it is written in a language. */
export const figureText = (value: Shown, language: string) =>
  typeof value === 'number' ? value.toLocaleString(language) : String(value ?? '');

/** The unit behind a figure: a percent sign stands at it, as every language of the console writes it, a word in one piece with it. */
export const unitAfter = (unit: string): string => (unit === '' || unit === '%' ? unit : `\u00a0${unit}`);

/** A value with its unit, in one piece. */
export const withUnit = (value: Shown, unit: string, language: string): string =>
  `${figureText(value, language)}${unitAfter(unit)}`;

/** The thresholds of a metric in the order of the rules: `> 85%`, written where the alarm's own figures are not. */
export const thresholdsOf = ({ thresholds, unit }: Pick<MetricSeries, 'thresholds' | 'unit'>, language: string) =>
  thresholds.map(({ operator, value }) => ({
    value,
    label: `${SIGNS[operator] ?? ''} ${withUnit(value, unit, language)}`.trim(),
    isBelow: operator.startsWith('greater'),
  }));
