import type { ReactNode } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { zonesOf } from '@/lib/time';
import { compactOf } from './compact';
import { axisClass, type ChartDrawing, gapsOf, hasFigures, labelAt, middleOf } from './scale';

interface Props extends ChartDrawing {
  times: readonly number[];
  ticks: readonly { index: number; label: string }[];
  /** The time that is pointed at. */
  at: number | null;
  /** Of what is pointed at. */
  readout: string | null;
  children: ReactNode;
}

/** Axes, what is drawn between them (`children`), gaps as marks of their own, and the line through what is pointed at. */
export function ChartBody({ kind, series, max, min = 0, times, ticks, at, readout, children }: Props) {
  const language = useLanguage();
  const index = at === null ? -1 : times.indexOf(at);
  const only = hasFigures(kind, series) ? series[0] : undefined;
  const middle = (max + min) / 2;
  const short = compactOf(language, [max, middle, min, ...(only?.points.map(({ value }) => value ?? 0) ?? [])]);
  return (
    <div className="chart-body" dir="ltr">
      <div className="chart-y" aria-hidden>
        <span>{short(max)}</span>
        <span>{short(middle)}</span>
        <span>{short(min)}</span>
      </div>
      <div className="chart-area">
        <Gaps series={series} />
        {children}
        {only?.points.map(
          ({ at: time, value }, place) =>
            value !== null && (
              <small
                key={time}
                className="chart-value"
                style={{ insetInlineStart: middleOf(place, times.length), insetBlockEnd: `${(value / max) * 100}%` }}
                aria-hidden
              >
                {short(value)}
              </small>
            ),
        )}
        {index >= 0 && (
          <>
            <i className="chart-crosshair" style={{ insetInlineStart: middleOf(index, times.length) }} />
            <span className="chart-readout" aria-hidden>
              {readout}
            </span>
          </>
        )}
      </div>
      <span className="chart-zone">{zonesOf(times[0] ?? 0, times.at(-1) ?? 0)}</span>
      <div className={axisClass(ticks)} aria-hidden>
        {ticks.map(({ index: place, label }) => (
          <span key={place} style={{ insetInlineStart: labelAt(place, times.length, label) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where nothing came in: hatched, never a zero. */
function Gaps({ series }: Pick<ChartDrawing, 'series'>) {
  const t = useT();
  const count = series[0]?.points.length ?? 1;
  return gapsOf(series).map(([first, last]) => (
    <span
      key={first}
      className="chart-gap"
      title={t('common.noData')}
      style={{ insetInlineStart: `${(first / count) * 100}%`, inlineSize: `${((last - first + 1) / count) * 100}%` }}
    />
  ));
}
