import { Base } from '@ant-design/charts';
import { useMemo, useSyncExternalStore } from 'react';
import { COLORS, DASHES, type Drawing } from './scale';

const root = document.documentElement;
const themeColor = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();

const onTheme = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['data-theme', 'data-colors'] });
  return () => observer.disconnect();
};
const themeNow = () => COLORS.map(themeColor).join();

/** The share of a bucket that stays free beside its columns; the same as in the outline. */
const FREE = 0.6;

/** So many frames more paint what was drawn; the last of them may only tidy up. */
const FRAMES = 3;

/** What is used of the library's chart, which it gives no type. */
interface Drawn {
  chart: {
    getContext: () => { canvas?: { requestAnimationFrame: (paint: FrameRequestCallback) => number } };
    on: (event: 'beforerender' | 'afterrender', listener: () => void) => void;
  };
}

/**
 * The library's canvas paints with every frame for as long as it stands, which costs each click on its screen. Nothing here
 * moves: it rests until the chart is drawn again.
 */
function restAfterDrawing({ chart }: Drawn): void {
  const { canvas } = chart.getContext();
  if (!canvas) return;
  let isDrawing = true;
  let left = FRAMES;
  let held: FrameRequestCallback | null = null;
  canvas.requestAnimationFrame = (paint) => {
    if (isDrawing || left > 0) {
      if (!isDrawing) left -= 1;
      return requestAnimationFrame(paint);
    }
    held = paint;
    return 0;
  };
  chart.on('beforerender', () => {
    isDrawing = true;
    if (held) requestAnimationFrame(held);
    held = null;
  });
  chart.on('afterrender', () => {
    isDrawing = false;
    left = FRAMES;
  });
}

/**
 * The marks, drawn by the chart library over the axes of `ChartBody`. Its own tooltip, legend and brush write HTML from
 * strings, which the policy forbids, and none of them hears the keyboard: `FullChart` has them.
 */
export default function ChartPlot(drawing: Drawing) {
  const colors = useSyncExternalStore(onTheme, themeNow);
  // By its content: who points at a chart or turns a page beside it has the same figures drawn with new objects.
  const content = JSON.stringify(drawing);
  const plot = useMemo(() => {
    const { kind, series, max }: Drawing = JSON.parse(content);
    const range = colors.split(',');
    const hueOf = (order: number) => range[order % range.length];
    const rows = series.flatMap(({ key, points }) => points.map(({ at, value }) => ({ x: String(at), y: value, key })));
    const common = { animate: false, tooltip: false } as const;
    const step = series.length + FREE;
    const column = {
      ...common,
      type: 'interval',
      data: rows.filter(({ y }) => y !== null),
      encode: { x: 'x', y: 'y', color: 'key', series: 'key' },
      transform: [{ type: 'dodgeX', padding: 0 }],
      style: { maxWidth: Number.POSITIVE_INFINITY },
    };
    const lines = series.map(({ key }, order) => ({
      ...common,
      type: 'line',
      data: rows.filter((row) => row.key === key),
      encode: { x: 'x', y: 'y' },
      style: { stroke: hueOf(order), lineWidth: 1.5, lineDash: [...(DASHES[order % DASHES.length] ?? [])] },
    }));
    const domain = series[0]?.points.map(({ at }) => String(at)) ?? [];
    const config = {
      autoFit: true,
      margin: 0,
      padding: 0,
      inset: 0,
      axis: false,
      legend: false,
      tooltip: false,
      interaction: { tooltip: false, legendFilter: false, sliderFilter: false, scrollbarFilter: false },
      animate: false,
      scale: {
        x:
          kind === 'line'
            ? { type: 'point', domain, padding: 0.5 }
            : { type: 'band', domain, paddingInner: FREE / step, paddingOuter: FREE / 2 / step },
        y: { domain: [0, max], nice: false },
        color: { domain: series.map(({ key }) => key), range: series.map((_, order) => hueOf(order)) },
      },
      children: kind === 'line' ? lines : [column],
    };
    // The library draws again whenever it is rendered: the same element is not.
    return <Base {...config} onReady={restAfterDrawing} containerStyle={{ blockSize: '100%' }} />;
  }, [content, colors]);
  return <div className="chart-plot">{plot}</div>;
}
