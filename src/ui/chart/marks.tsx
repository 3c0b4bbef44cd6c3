import { type ChartDrawing, COLORS, DASHES, type Series } from './scale';

const SIZE = 100;

/** The drawn parts of a line between its gaps, as path data; a lone point becomes a short dash. */
function pathOf(points: Series['points'], max: number, min: number): string {
  const step = SIZE / points.length;
  return points
    .map(({ value }, index) => {
      if (value === null) return '';
      const isStart = (points[index - 1]?.value ?? null) === null;
      const place = `${(index + 0.5) * step} ${SIZE - ((value - min) / (max - min)) * SIZE}`;
      return isStart ? `M${place}h0.01` : `L${place}`;
    })
    .join('');
}

/** What is drawn between the axes of a chart: plain SVG, stretched to its frame. */
export function ChartMarks({ kind, series, max, min = 0 }: ChartDrawing) {
  const count = Math.max(1, series[0]?.points.length ?? 1);
  const width = SIZE / count / (series.length + 0.6);
  return (
    <svg className="chart-marks" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden>
      {series.map(({ key, points }, order) => {
        const color = `var(${COLORS[order % COLORS.length]})`;
        if (kind === 'line') {
          const dash = DASHES[order % DASHES.length]?.join(' ');
          return (
            <path
              key={key}
              d={pathOf(points, max, min)}
              stroke={color}
              strokeDasharray={dash}
              vectorEffect="non-scaling-stroke"
            />
          );
        }
        return points.map(({ at, value }, index) => {
          const height = ((value ?? 0) / max) * SIZE;
          const start = (index * SIZE) / count + width * (0.3 + order);
          return <rect key={`${key}:${at}`} x={start} y={SIZE - height} width={width} height={height} fill={color} />;
        });
      })}
    </svg>
  );
}
