import type { AlarmMetric, MetricSeries } from '@/api/alarm/metric';
import { figureText, withUnit } from '@/components/alarm/threshold';
import { isFigure } from '@/lib/shown';

/** What was measured at the triggers of a time, one text per field: a figure, or from which to which. */
export function measuredAt(metric: AlarmMetric | undefined, from: number, to: number, language: string): string[] {
  const met = metric?.triggers.filter(({ at }) => at >= from && at <= to) ?? [];
  return (met[0]?.values ?? []).flatMap(({ name, unit }, index): string[] => {
    const values = met.map((one) => one.values[index]?.value ?? null).filter((one) => one !== null);
    const figures = values.filter((one) => typeof one === 'number' && isFigure(one)).map(Number);
    if (values.length === 0) return [];
    if (figures.length < values.length) {
      const words = [...new Set(values.map((one) => withUnit(one, unit, language)))];
      return [`${name} ${words.join(', ')}`];
    }
    const [low, high] = [Math.min(...figures), Math.max(...figures)];
    const shown =
      low === high ? withUnit(low, unit, language) : `${figureText(low, language)}–${withUnit(high, unit, language)}`;
    return [`${name} ${shown}`];
  });
}

/** Figures of a metric while its alarm went on: the first, the worst by its threshold, and the last. */
export function extremesOf({ points, thresholds }: MetricSeries, from: number, to: number) {
  const values = points.flatMap(({ at, value }) => (at >= from && at <= to && value !== null ? [value] : []));
  const isBelow = thresholds.some(({ operator }) => operator.startsWith('less'));
  const worst = isBelow ? Math.min(...values) : Math.max(...values);
  return values.length === 0 ? null : { first: values[0] ?? null, worst, last: values.at(-1) ?? null, isBelow };
}
