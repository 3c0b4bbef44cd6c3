import type { ReactNode } from 'react';
import { Link } from '@/lib/navigation';
import { ChartBody } from './chart-body';
import { ChartFigure, useOpenLabel, useReadout } from './chart-figure';
import { useCrosshair } from './crosshair';
import { ChartMarks } from './marks';
import { type ChartDrawing, hasLastColumn, maxOf, type Series, ticksOf } from './scale';

export interface ChartProps {
  title: string;
  kind: ChartDrawing['kind'];
  /** One point per bucket in every series, oldest first; null is a gap. Times in epoch milliseconds. */
  series: readonly Series[];
  /** The bucket's name in the table and beside its figures, such as `2026-11-16`. */
  labelOf: (at: number) => string;
  /** The label under a bucket, null for none; without it some of `labelOf`. */
  tickOf?: (at: number) => string | null;
  /** Where a bucket's own rows are listed. */
  linkOf?: ((at: number) => string) | undefined;
  /** The address that shows the same elsewhere, with absolute times and every filter. */
  hrefOf?: (() => string) | undefined;
  /** Where the measure has a natural top, such as 100 %: the axis reaches it, or the largest value beyond. */
  top?: number | undefined;
  /** Of figures that are counted by interval: the last one is not over yet. */
  isLastOpen?: boolean | undefined;
  /** Beside the title: the sum, and how it changed. */
  note?: ReactNode;
}

/** Figures over time on a screen that is about more: light, and unchanged by touching it. The table has the links for the keyboard. */
export function Chart({ title, kind, series, labelOf, tickOf, linkOf, hrefOf, top = 0, isLastOpen, note }: ChartProps) {
  const [at, point] = useCrosshair();
  const times = series[0]?.points.map((one) => one.at) ?? [];
  const nameOf = useOpenLabel(labelOf, isLastOpen ? times.at(-1) : undefined);
  const readoutOf = useReadout(series, nameOf);
  const max = maxOf(kind, series, top);
  const drawing: ChartDrawing = { kind, series, max, isLastOpen };
  const index = at === null ? -1 : times.indexOf(at);
  return (
    <ChartFigure
      title={title}
      note={note}
      series={series}
      labelOf={nameOf}
      linkOf={linkOf}
      hrefOf={hrefOf}
      hasOpenKey={isLastOpen && hasLastColumn(kind, series)}
    >
      <ChartBody
        {...drawing}
        times={times}
        ticks={ticksOf(times, labelOf, tickOf)}
        at={at}
        readout={index < 0 ? null : readoutOf(index)}
      >
        <ChartMarks {...drawing} />
        <div className="chart-bands" onPointerLeave={() => point(null)} aria-hidden>
          {times.map((time) => {
            const band = { className: 'chart-band', 'data-at': time, onPointerEnter: () => point(time) };
            return linkOf ? (
              <Link key={time} {...band} tabIndex={-1} to={linkOf(time)} />
            ) : (
              <span key={time} {...band} />
            );
          })}
        </div>
      </ChartBody>
    </ChartFigure>
  );
}
