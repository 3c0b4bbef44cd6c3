import { Base } from '@ant-design/charts';
import { useMemo } from 'react';
import { COLORS, DASHES, type Drawing } from './scale';

const themeColor = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * The marks, drawn by the chart library over the axes of `Chart`. Its own tooltip writes HTML from strings, which the
 * policy forbids (SEC-1): values under the pointer are shown by `Chart`.
 */
export default function ChartPlot({ kind, series, max }: Drawing) {
  const config = useMemo(
    () => ({
      autoFit: true,
      margin: 0,
      padding: 0,
      inset: 0,
      axis: false,
      legend: false,
      tooltip: false,
      animate: false,
      scale: {
        x: kind === 'line' ? { type: 'point', padding: 0.5 } : { type: 'band', padding: 0.38 },
        y: { domain: [0, max] },
      },
      children: series.map(({ key, points }, order) => ({
        type: kind === 'line' ? 'line' : 'interval',
        data: points.map(({ at, value }) => ({ x: String(at), y: value, series: key })),
        encode: { x: 'x', y: 'y' },
        animate: false,
        tooltip: false,
        style: {
          [kind === 'line' ? 'stroke' : 'fill']: themeColor(COLORS[order % COLORS.length] ?? COLORS[0]),
          lineWidth: kind === 'line' ? 1.5 : 0,
          fillOpacity: kind === 'line' ? 0 : 1,
          ...(kind === 'line' && { lineDash: [...(DASHES[order % DASHES.length] ?? [])] }),
        },
      })),
    }),
    [kind, series, max],
  );
  return <Base {...config} containerStyle={{ blockSize: '100%' }} />;
}
