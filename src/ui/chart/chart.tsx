import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { zonesOf } from '@/lib/time';
import { ChartBand } from './band';
import { ChartOutline } from './outline';
import { type Drawing, niceMax, type Series } from './scale';
import { ChartTable } from './table';
import './chart.css';

// The library is as heavy as the rest of a screen: without it the outline stays.
const ChartPlot = lazy(() => import('./plot').catch(() => ({ default: ChartOutline })));

interface Props {
  title: string;
  kind: Drawing['kind'];
  /** One point per bucket in every series, oldest first; null is a gap. Times in epoch milliseconds. */
  series: readonly Series[];
  /** The bucket's name on the axis and in the table, such as `09:00`. */
  labelOf: (at: number) => string;
  /** Where a bucket's own rows are listed. */
  linkOf?: ((at: number) => string) | undefined;
  /** Where the measure has a natural top, such as 100 %: the axis reaches it, or the largest value beyond. */
  top?: number | undefined;
  /** Draws with the library at once; otherwise when somebody reaches for the chart. */
  isEager?: boolean;
}

/** A chart over time buckets: axis with its zone, values under the pointer, and the same figures as a table one click away. */
export function Chart({ title, kind, series, labelOf, linkOf, top = 0, isEager = false }: Props) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [isWanted, setWanted] = useState(isEager);
  const times = series[0]?.points.map(({ at }) => at) ?? [];
  const max = niceMax([top, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0))]);
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const drawing: Drawing = { kind, series, max };
  const readoutOf = (at: number, index: number) => {
    const figures = series.map(({ name, points }) => {
      const value = points[index]?.value ?? null;
      return `${name} ${value === null ? t('common.none') : value.toLocaleString(language)}`;
    });
    return [labelOf(at), ...figures].join(' · ');
  };
  const ticks = [0, Math.floor((times.length - 1) / 2), times.length - 1].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  return (
    <figure
      className="chart"
      aria-labelledby={id}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
    >
      <figcaption>
        <h3 id={id}>{title}</h3>
        <span className="chart-zone" dir="ltr">
          {zonesOf(times[0] ?? 0, times.at(-1) ?? 0)}
        </span>
        <Button size="small" type="text" onClick={() => setTable(!isTable)} aria-describedby={id}>
          {isTable ? t('chart.chart') : t('chart.table')}
        </Button>
      </figcaption>
      {isTable && <ChartTable title={title} series={series} labelOf={labelOf} linkOf={linkOf} />}
      {!isTable && (
        <div className="chart-body" dir="ltr" aria-hidden>
          <div className="chart-y">
            <span>{short.format(max)}</span>
            <span>{short.format(max / 2)}</span>
            <span>0</span>
          </div>
          <div className="chart-area">
            <Suspense fallback={<ChartOutline {...drawing} />}>
              {isWanted ? <ChartPlot {...drawing} /> : <ChartOutline {...drawing} />}
            </Suspense>
            <div className="chart-bands">
              {times.map((at, index) => (
                <ChartBand key={at} text={readoutOf(at, index)} to={linkOf?.(at)} />
              ))}
            </div>
          </div>
          <div className="chart-x">
            {ticks.map((index) => (
              <span key={index}>{labelOf(times[index] ?? 0)}</span>
            ))}
          </div>
        </div>
      )}
    </figure>
  );
}
