import { Fragment } from 'react';
import { type ChartDrawing, COLORS, DASHES, type Series } from './scale';

const SIZE = 100;

/** The drawn parts of a line between its gaps, as path data; a lone point becomes a short dash. */
function pathOf(points: Series['points'], count: number, max: number, min: number, first = 0): string {
  const step = SIZE / count;
  return points
    .map(({ value }, index) => {
      if (value === null) return '';
      const isStart = (points[index - 1]?.value ?? null) === null;
      const place = `${(first + index + 0.5) * step} ${SIZE - ((value - min) / (max - min)) * SIZE}`;
      return isStart ? `M${place}h0.01` : `L${place}`;
    })
    .join('');
}

/** What is drawn between the axes of a chart: plain SVG, stretched to its frame. */
export function ChartMarks({ kind, series, max, min = 0, isLastOpen = false }: ChartDrawing) {
  const count = Math.max(1, series[0]?.points.length ?? 1);
  const width = SIZE / count / (series.length + 0.6);
  return (
    <svg className="chart-marks" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden>
      {series.map(({ key, points }, order) => {
        const color = `var(${COLORS[order % COLORS.length]})`;
        if (kind === 'line') {
          const dash = DASHES[order % DASHES.length]?.join(' ');
          const line = { stroke: color, strokeDasharray: dash, vectorEffect: 'non-scaling-stroke' } as const;
          const over = isLastOpen ? points.slice(0, -1) : points;
          const open = points.slice(-2);
          return (
            <Fragment key={key}>
              <path {...line} d={pathOf(over, count, max, min)} />
              {isLastOpen && (
                <path {...line} className="chart-open" d={pathOf(open, count, max, min, count - open.length)} />
              )}
            </Fragment>
          );
        }
        return points.map(({ at, value }, index) => {
          const height = ((value ?? 0) / max) * SIZE;
          const start = (index * SIZE) / count + width * (0.3 + order);
          const isOpen = isLastOpen && index === count - 1;
          return (
            <rect
              key={`${key}:${at}`}
              {...(isOpen && { className: 'chart-open', stroke: color, vectorEffect: 'non-scaling-stroke' })}
              x={start}
              y={SIZE - height}
              width={width}
              height={height}
              fill={color}
            />
          );
        });
      })}
    </svg>
  );
}
