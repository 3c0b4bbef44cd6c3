import type { CSSProperties, ReactNode } from 'react';
import { COLORS, type Series } from './scale';

interface Hue extends CSSProperties {
  '--hue': string;
}

/** The color of a series in a legend, by its place. */
const hueStyle = (order: number): Hue => ({ '--hue': `var(${COLORS[order % COLORS.length]})` });

interface Props {
  series: readonly Series[];
  /** Series that are not drawn now, and what lets one go and come; without it the legend only names them. */
  choice?: { hidden: readonly string[]; onToggle: (key: string) => void };
}

/** What the colors of a chart stand for; nothing for a single series, which its title names. */
export function ChartLegend({ series, choice }: Props) {
  if (series.length < 2) return null;
  const entryOf = (key: string, entry: ReactNode) =>
    choice ? (
      <button key={key} type="button" aria-pressed={!choice.hidden.includes(key)} onClick={() => choice.onToggle(key)}>
        {entry}
      </button>
    ) : (
      <span key={key}>{entry}</span>
    );
  return (
    <div className="chart-legend">
      {series.map(({ key, name }, order) =>
        entryOf(
          key,
          <>
            <i style={hueStyle(order)} aria-hidden />
            {name}
          </>,
        ),
      )}
    </div>
  );
}
