import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { dateText, startOfDay, timeText } from '@/lib/time';
import { ChartMarks } from '@/ui/chart/marks';
import { axisClass, labelAt, niceMax, ticksOf } from '@/ui/chart/scale';
import { useBrushHelp } from './brush-help';

interface Props {
  starts: readonly number[];
  counts: readonly number[];
  /** Those of another span, interval by interval, where two are compared. */
  earlier: readonly (number | null)[] | null;
  endOf: (index: number) => number;
  labelOf: (at: number) => string;
  /** The last interval is not over yet. */
  isLastOpen: boolean;
  /** The chosen intervals, first and last. */
  onNarrow: (span: readonly [number, number]) => void;
}

interface Choice {
  /** Where choosing began, and where it is. */
  anchor: number;
  at: number;
}

/** So many days have a label under them. */
const DAYS = 8;

/** Where several days begin, thinned out evenly; null where there are not that many. */
function daysOf(starts: readonly number[]) {
  const days = starts.flatMap((at, index) => (startOfDay(at) === at ? [{ index, label: dateText(at) }] : []));
  const step = Math.ceil(days.length / DAYS);
  return days.length < 2 || days.length === starts.length ? null : days.filter((_, place) => place % step === 0);
}

/**
 * Columns of which a span is chosen: by dragging, or with the arrow keys (Shift takes more) and Enter. Times run from left to
 * right in every language.
 */
export function Brush({ starts, counts, earlier, endOf, labelOf, isLastOpen, onNarrow }: Props) {
  const t = useT();
  const language = useLanguage();
  const helpId = useId();
  const help = useBrushHelp();
  const area = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isDragging, setDragging] = useState(false);
  const last = starts.length - 1;
  const { anchor, at } = choice ?? { anchor: last, at: last };
  const ticks = useMemo(() => daysOf(starts) ?? ticksOf(starts, labelOf, undefined), [starts, labelOf]);
  const span = [Math.min(anchor, at), Math.max(anchor, at)] as const;
  const sumOf = (of: readonly (number | null)[]) =>
    of.slice(span[0], span[1] + 1).reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const sums = t(earlier ? 'logQuery.selectedBoth' : 'logQuery.selected', {
    from: timeText(starts[span[0]] ?? 0),
    to: timeText(endOf(span[1])),
    count: sumOf(counts),
    other: sumOf(earlier ?? []),
  });
  const words = isLastOpen && span[1] === last ? t('chart.soFar', { time: sums }) : sums;

  const indexOf = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.max(0, Math.min(last, Math.floor(((event.clientX - box.left) / box.width) * starts.length)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const moved = moves[event.key];
    if (moved !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(last, moved));
      setChoice({ anchor: event.shiftKey ? anchor : next, at: next });
    } else if (event.key === 'Enter') onNarrow(span);
    else if (event.key === 'Escape') setChoice(null);
  };
  const max = niceMax([...counts, ...(earlier ?? []).map((one) => one ?? 0)]);
  const pointsOf = (of: readonly (number | null)[]) =>
    starts.map((start, index) => ({ at: start, value: of[index] ?? null }));
  const series = [
    { key: 'count', name: '', points: pointsOf(counts) },
    ...(earlier ? [{ key: 'earlier', name: '', points: pointsOf(earlier) }] : []),
  ];
  const width = 100 / starts.length;
  return (
    <>
      <div className="chart-body histogram-body" dir="ltr">
        <div className="chart-y" aria-hidden>
          <span>{max.toLocaleString(language)}</span>
          <span>{(max / 2).toLocaleString(language)}</span>
          <span>0</span>
        </div>
        <div
          ref={area}
          className="chart-area histogram-area"
          role="slider"
          tabIndex={0}
          aria-label={t('logQuery.chart')}
          aria-describedby={helpId}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={words}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const index = indexOf(event);
            setDragging(true);
            setChoice({ anchor: index, at: index });
          }}
          onPointerMove={(event) => {
            const index = indexOf(event);
            if (isDragging) setChoice({ anchor, at: index });
          }}
          onPointerUp={() => {
            setDragging(false);
            onNarrow(span);
          }}
          onPointerCancel={() => {
            setDragging(false);
            setChoice(null);
          }}
        >
          <ChartMarks kind="column" series={series} max={max} isLastOpen={isLastOpen} />
          {choice && (
            <div
              className="histogram-choice"
              style={{ insetInlineStart: `${span[0] * width}%`, inlineSize: `${(span[1] - span[0] + 1) * width}%` }}
            />
          )}
          {choice && (
            <span className="chart-readout" dir="auto" aria-hidden>
              {words}
            </span>
          )}
        </div>
        <div className={axisClass(ticks)} aria-hidden>
          {ticks.map(({ index, label }) => (
            <span key={index} style={{ insetInlineStart: labelAt(index, starts.length, label) }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <p id={helpId} hidden>
        {help}
      </p>
    </>
  );
}
