import { ChartBody } from './chart-body';
import { ChartFigure, useReadout } from './chart-figure';
import { useCrosshair } from './crosshair';
import { ChartLegend } from './legend';
import { ChartMarks } from './marks';
import { ChartPointer } from './pointer';
import { type ChartDrawing, middleOf, niceMax, type Series } from './scale';
import { timeTicks } from './time-ticks';
import './level-chart.css';

interface Props {
  title: string;
  series: readonly Series[];
  labelOf: (at: number) => string;
  /** Values that the lines are held against, with their words: above the level, unless what is beyond it is there. */
  levels: readonly { value: number; label: string; isBelow?: boolean }[];
  /** The time that it is about. */
  span?: { from: number; to: number } | undefined;
  /** Times at which the first line is marked; of many that touch each other only the first. */
  marks?: readonly number[];
}

/** More of them would be a line of their own. */
const MOST_MARKS = 48;

/** A round bottom of the axis: 0, unless the lines would be flat above it. */
function bottomOf(values: readonly number[]): number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || low <= high / 2) return Math.min(0, low);
  const power = 10 ** Math.floor(Math.log10(Math.max(high - low, high / 100)));
  return Math.max(0, Math.floor(low / power) * power - power);
}

/** Lines held against a level: the level itself, the time that it is about, and where it was crossed. */
export function LevelChart({ title, series, labelOf, levels, span, marks = [] }: Props) {
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

interface LevelsProps extends Required<Pick<Props, 'levels' | 'marks'>>, Pick<Props, 'span'> {
  drawing: ChartDrawing;
  times: readonly number[];
}

function Levels({ drawing, times, levels, span, marks }: LevelsProps) {
  const { series, max, min = 0 } = drawing;
  const heightOf = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const first = span ? times.findIndex((time) => time >= span.from) : -1;
  const last = span ? times.findLastIndex((time) => time <= span.to) : -1;
  const valueAt = new Map(series[0]?.points.map(({ at, value }) => [at, value]));
  const placeOf = new Map(times.map((time, index) => [time, index]));
  return (
    <>
      {first >= 0 && last >= first && (
        <i
          className="chart-span"
          style={{
            insetInlineStart: `${(first / times.length) * 100}%`,
            inlineSize: `${((last - first + 1) / times.length) * 100}%`,
          }}
        />
      )}
      <ChartMarks {...drawing} />
      {levels.map(({ value, label, isBelow = false }) => (
        <span
          key={label}
          className="chart-level"
          data-below={isBelow}
          style={{ insetBlockEnd: heightOf(value) }}
          aria-hidden
        >
          <small>{label}</small>
        </span>
      ))}
      {(marks.length > MOST_MARKS ? marks.slice(0, 1) : marks).map((time) => {
        const [place, value] = [placeOf.get(time), valueAt.get(time)];
        if (place === undefined || value === undefined || value === null) return null;
        const style = { insetInlineStart: middleOf(place, times.length), insetBlockEnd: heightOf(value) };
        return <i key={time} className="chart-mark" style={style} />;
      })}
    </>
  );
}
