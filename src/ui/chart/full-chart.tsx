import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { ChartProps } from './chart';
import { ChartBody } from './chart-body';
import { ChartFigure, useOpenLabel, useReadout } from './chart-figure';
import { useCrosshair } from './crosshair';
import { ChartLegend } from './legend';
import { ChartMarks } from './marks';
import { ChartPointer } from './pointer';
import { type ChartDrawing, hasLastColumn, maxOf, ticksOf } from './scale';

type Span = readonly [from: number, to: number];

/**
 * A chart that its screen is for: with figures under the pointer or the arrow keys, a
 * part of the time chosen by dragging or with Shift and the arrow keys, and a legend whose series go and come.
 */
export function FullChart({
  title,
  kind,
  series,
  labelOf,
  tickOf,
  top = 0,
  isLastOpen,
  note,
}: Omit<ChartProps, 'linkOf' | 'hrefOf'>) {
  const t = useT();
  const [at, point] = useCrosshair();
  const [span, setSpan] = useState<Span | null>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const isInside = (time: number) => span === null || (time >= span[0] && time <= span[1]);
  const part = series.map((one) => ({ ...one, points: one.points.filter((each) => isInside(each.at)) }));
  // Newer figures may leave nothing of a part that was chosen before.
  const inSpan = part[0]?.points.length ? part : series;
  const drawn = inSpan.filter(({ key }) => !hidden.includes(key));
  const times = inSpan[0]?.points.map((one) => one.at) ?? [];
  const end = series[0]?.points.at(-1)?.at;
  const nameOf = useOpenLabel(labelOf, isLastOpen ? end : undefined);
  const readoutOf = useReadout(drawn.length > 0 ? drawn : inSpan, nameOf);
  const max = maxOf(kind, drawn, top);
  const drawing: ChartDrawing = { kind, series: drawn, max, isLastOpen: isLastOpen && times.at(-1) === end };
  const index = at === null ? -1 : times.indexOf(at);
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
  return (
    <ChartFigure
      title={title}
      note={note}
      series={inSpan}
      labelOf={nameOf}
      hasOpenKey={drawing.isLastOpen && hasLastColumn(kind, drawn)}
      controls={
        span && (
          <Button size="small" type="link" onClick={() => setSpan(null)}>
            {t('chart.whole')}
          </Button>
        )
      }
    >
      <ChartLegend series={series} choice={{ hidden, onToggle: toggle }} />
      <ChartBody
        {...drawing}
        times={times}
        ticks={ticksOf(times, labelOf, tickOf)}
        at={at}
        readout={index < 0 ? null : readoutOf(index)}
      >
        <ChartMarks {...drawing} />
        <ChartPointer
          label={title}
          count={times.length}
          at={index}
          textOf={readoutOf}
          onPoint={(place) => point(place === null ? null : (times[place] ?? null))}
          onChoose={([first, last]) => setSpan([times[first] ?? 0, times[last] ?? 0])}
        />
      </ChartBody>
    </ChartFigure>
  );
}
