import { ChartBody } from './chart-body';
import { ChartFigure, useReadout } from './chart-figure';
import { useCrosshair } from './crosshair';
import { ChartLegend } from './legend';
import { ChartMarks } from './marks';
import { ChartPointer } from './pointer';
import { type ChartDrawing, middleOf, niceMax, type Series } from './scale';
import { bucketOf, timeTicks } from './time-ticks';
import './level-chart.css';

interface Props {
  title: string;
  series: readonly Series[];
  labelOf: (at: number) => string;
  /** Values that the lines are held against, with their words: above the level, unless what is beyond it is there. */
  levels: readonly { value: number; label: string; isBelow?: boolean }[];
  /** The time that it is about, with its words. */
  span?: { from: number; to: number; name: string } | undefined;
  /** Times at which the first line is marked, with what they are; of many that touch each other only the first. */
  marks?: { times: readonly number[]; name: string };
}

/** More of them would be a line of their own. */
const MOST_MARKS = 48;

const NO_MARKS = { times: [], name: '' };

/** A round bottom of the axis: 0, unless the lines would be flat above it. */
function bottomOf(values: readonly number[]): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || low <= high / 2) return Math.min(0, low);
  const power = 10 ** Math.floor(Math.log10(Math.max(high - low, high / 100)));
  return Math.max(0, Math.floor(low / power) * power - power);
}

/** Lines held against a level: the level itself, the time that it is about, and where it was crossed. */
export function LevelChart({ title, series, labelOf, levels, span, marks = NO_MARKS }: Props) {
  const [at, point] = useCrosshair();
  const readoutOf = useReadout(series, labelOf);
  const times = series[0]?.points.map((one) => one.at) ?? [];
  const values = [
    ...series.flatMap(({ points }) => points.flatMap(({ value }) => (value === null ? [] : [value]))),
    ...levels.map(({ value }) => value),
  ];
  const drawing: ChartDrawing = { kind: 'line', series, max: niceMax(values), min: bottomOf(values) };
  const index = at === null ? -1 : times.indexOf(at);
  return (
    <ChartFigure title={title} series={series} labelOf={labelOf}>
      <ChartLegend series={series} />
      <LevelKey span={span} marks={marks} />
      <ChartBody
        {...drawing}
        times={times}
        ticks={timeTicks(times)}
        at={at}
        readout={index < 0 ? null : readoutOf(index)}
      >
        <Levels drawing={drawing} times={times} levels={levels} span={span} marks={marks} />
        <ChartPointer
          label={title}
          count={times.length}
          at={index}
          textOf={readoutOf}
          onPoint={(place) => point(place === null ? null : (times[place] ?? null))}
        />
      </ChartBody>
    </ChartFigure>
  );
}

/** Where a span lies: from its own time to its own, not from where the part of the axis around a measured time begins. */
function spanStyle({ from, to }: { from: number; to: number }, times: readonly number[]) {
  const sideOf = (at: number) => {
    if (at < (times[0] ?? at)) return 0;
    const place = bucketOf(at, times);
    return place < 0 ? 100 : ((place + 0.5) / times.length) * 100;
  };
  return { insetInlineStart: `${sideOf(from)}%`, inlineSize: `${sideOf(to) - sideOf(from)}%` };
}

/** What the shade and the dots stand for. */
function LevelKey({ span, marks }: Pick<LevelsProps, 'span' | 'marks'>) {
  const hasMarks = marks.times.length > 0;
  if (!span && !hasMarks) return null;
  return (
    <div className="chart-legend">
      {span && (
        <span>
          <i className="chart-span-key" aria-hidden />
          {span.name}
        </span>
      )}
      {hasMarks && (
        <span>
          <i className="chart-mark-key" aria-hidden />
          {marks.name}
        </span>
      )}
    </div>
  );
}

interface LevelsProps extends Required<Pick<Props, 'levels' | 'marks'>>, Pick<Props, 'span'> {
  drawing: ChartDrawing;
  times: readonly number[];
}

function Levels({ drawing, times, levels, span, marks }: LevelsProps) {
  const { series, max, min = 0 } = drawing;
  const heightOf = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const valueAt = new Map(series[0]?.points.map(({ at, value }) => [at, value]));
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const places = marks.times.flatMap((time) => indexOf.get(time) ?? []);
  // The words of a level take about a sixth of it, on a phone: where they would cover a dot, they stand at its other end.
  const room = times.length / 6;
  const isAtEnd = places.some((place) => place < room) && !places.some((place) => place >= times.length - room);
  return (
    <>
      {span && <i className="chart-span" style={spanStyle(span, times)} />}
      <ChartMarks {...drawing} />
      {levels.map(({ value, label, isBelow = false }) => (
        <span
          key={label}
          className="chart-level"
          data-below={isBelow}
          data-end={isAtEnd}
          style={{ insetBlockEnd: heightOf(value) }}
          aria-hidden
        >
          <small>{label}</small>
        </span>
      ))}
      {(marks.times.length > MOST_MARKS ? marks.times.slice(0, 1) : marks.times).map((time) => {
        const [place, value] = [indexOf.get(time), valueAt.get(time)];
        if (place === undefined || value === undefined || value === null) return null;
        const style = { insetInlineStart: middleOf(place, times.length), insetBlockEnd: heightOf(value) };
        return <i key={time} className="chart-mark" style={style} />;
      })}
    </>
  );
}
