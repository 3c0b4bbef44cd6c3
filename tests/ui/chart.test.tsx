import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseZone } from '@/lib/clock-zone';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { Chart } from '@/ui/chart/chart';
import { CrosshairGroup } from '@/ui/chart/crosshair';
import { FullChart } from '@/ui/chart/full-chart';
import { LevelChart } from '@/ui/chart/level-chart';
import { gapsOf, labelAt, maxOf, middleOf, niceMax, ticksOf } from '@/ui/chart/scale';
import { timeTicks } from '@/ui/chart/time-ticks';
import { renderPart } from '../support/render';

const START = Date.UTC(2026, 10, 20);
const seriesOf = (key: string, values: readonly (number | null)[]) => ({
  key,
  name: key,
  points: values.map((value, index) => ({ at: START + index * HOUR, value })),
});
const labelOf = (at: number) => `h${(at - START) / HOUR}`;

function pointAt(chart: HTMLElement, hour: number) {
  const bucket = chart.querySelector(`[data-at="${START + hour * HOUR}"]`);
  if (!bucket) throw new Error('no bucket to point at');
  fireEvent.pointerEnter(bucket);
}

describe('an axis', () => {
  it.each([
    [[], 4],
    [[0, 3], 4],
    [[5], 6],
    [[9], 10],
    [[25], 30],
    [[96, 100], 100],
    [[101], 120],
    [[10_200_000], 12_000_000],
  ])('of %s ends at %s', (values, end) => {
    expect(niceMax(values)).toBe(end);
  });

  it('has room for the largest value, no more than half of it again, and a whole figure in the middle', () => {
    const largest = Array.from({ length: 20_000 }, (_, index) => index + 4);
    const isBad = (one: number) => {
      const end = niceMax([one]);
      return end < one || end > one * 1.5 || end % 2 !== 0;
    };
    expect(largest.filter(isBad)).toEqual([]);
  });
});

describe('the figures over columns', () => {
  const series = (value: number, count: number) => [
    { key: 'a', name: 'A', points: Array.from({ length: count }, (_, at) => ({ at, value })) },
  ];

  it('have room below the top line where there are any', () => {
    expect(maxOf('column', series(937, 7), 0)).toBe(1200);
    expect(maxOf('column', series(937, 30), 0)).toBe(1000);
    expect(maxOf('line', series(937, 7), 0)).toBe(1000);
    expect(maxOf('column', series(40, 7), 100)).toBe(100);
  });
});

describe('an axis of measured times', () => {
  afterEach(() => chooseZone(null));
  const timesOf = (start: number, step: number, length: number) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => start + index * step);
  // 13:37 in UTC.
  const odd = START + 13 * HOUR + 37 * MINUTE;
  const labelsOf = (...span: [step: number, length: number]) =>
    timeTicks(timesOf(odd, ...span)).map(({ label }) => label);

  it.each([
    ['UTC', MINUTE, 4 * MINUTE, ['13:37', '13:38', '13:39', '13:40', '13:41']],
    ['UTC', 5 * MINUTE, HOUR, ['13:45', '14:00', '14:15', '14:30']],
    ['UTC', 5 * MINUTE, 6 * HOUR - MINUTE, ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00']],
    ['Asia/Kolkata', 5 * MINUTE, DAY, ['00:00', '06:00', '12:00', '18:00']],
    ['Asia/Shanghai', HOUR, 2 * DAY, ['11-21', '12:00', '11-22', '12:00']],
    ['UTC', HOUR, 5 * DAY, ['11-21', '11-22', '11-23', '11-24', '11-25']],
  ])('has its labels at round times of the clock that is shown, in %s', (zone, step, length, labels) => {
    chooseZone(zone);
    expect(labelsOf(step, length)).toEqual(labels);
  });

  it('has none twice where an hour is left out, and none where nothing is round', () => {
    chooseZone('Europe/Berlin');
    // The clocks go forward at 02:00 on 2026-03-29.
    const night = timesOf(Date.UTC(2026, 2, 29, 0, 5), 5 * MINUTE, 3 * HOUR - 5 * MINUTE);
    expect(timeTicks(night).map(({ label }) => label)).toEqual(['01:30', '03:00', '03:30', '04:00', '04:30', '05:00']);
    expect(timeTicks([odd + 1, odd + 2])).toEqual([]);
    expect(timeTicks([])).toEqual([]);
  });

  it('sets a round time that was not measured between those that were', async () => {
    chooseZone('UTC');
    const points = timesOf(odd, 5 * MINUTE, HOUR).map((at) => ({ at, value: 1 }));
    expect(timeTicks(points.map(({ at }) => at))[0]).toEqual({ index: 1.6, label: '13:45' });
    await renderPart(
      <LevelChart title="CPU" series={[{ key: 'a', name: 'A', points }]} labelOf={String} levels={[]} />,
    );
    expect(screen.getByRole('figure', { name: 'CPU' })).toHaveTextContent(/13:45.*14:00.*14:15.*14:30/);
  });
});

describe('a chart held against a level', () => {
  it('shades the time that it is about from its own beginning to its own end, and says what shade and dots are', async () => {
    const drawn = (from: number, to: number) => (
      <LevelChart
        title={`${from} ${to}`}
        series={[seriesOf('cpu', [1, 2, 9, 9])]}
        labelOf={labelOf}
        levels={[{ value: 8, label: '> 8' }]}
        span={{ from: START + from * HOUR, to: START + to * HOUR, name: 'In alarm' }}
        marks={{ times: [START + 2 * HOUR], name: 'Trigger' }}
      />
    );
    await renderPart(
      <>
        {drawn(2, 3)}
        {drawn(1.5, 2)}
        {drawn(-1, 9)}
      </>,
    );
    const shadeOf = (name: string) => {
      const shade = screen.getByRole('figure', { name }).querySelector<HTMLElement>('i[style*="inline-size"]');
      return [shade?.style.insetInlineStart, shade?.style.inlineSize];
    };
    expect(shadeOf('2 3')).toEqual(['62.5%', '25%']);
    expect(shadeOf('1.5 2')).toEqual(['50%', '12.5%']);
    expect(shadeOf('-1 9')).toEqual(['0%', '100%']);
    const one = within(screen.getByRole('figure', { name: '2 3' }));
    expect(one.getByText('In alarm')).toBeVisible();
    expect(one.getByText('Trigger')).toBeVisible();
  });
});

describe('a light chart', () => {
  it('labels each bucket under its own middle', () => {
    const times = [0, 1, 2, 3];
    expect(ticksOf(times, String, undefined).map(({ label }) => label)).toEqual(['0', '1', '2', '3']);
    const month = Array.from({ length: 30 }, (_, index) => index);
    expect(ticksOf(month, String, undefined).map(({ index }) => index)).toEqual([4, 11, 18, 25]);
    expect(ticksOf(times, String, (at) => (at % 2 === 0 ? `t${at}` : null)).map(({ index }) => index)).toEqual([0, 2]);
    expect(middleOf(0, 4)).toBe('12.5%');
  });

  it('keeps a label at either end of the axis inside, a long one further', () => {
    expect(labelAt(0, 4, '09:00')).toBe('clamp(20px, 12.5%, 100% - 20px)');
    expect(labelAt(3, 4, '2026-11-20')).toBe('clamp(20px, 87.5%, 100% - 32px)');
  });

  it('is unchanged when it is touched, and marks the same time in every chart of its group', async () => {
    await renderPart(
      <CrosshairGroup>
        <Chart title="One" kind="line" series={[seriesOf('a', [1, 2, 3])]} labelOf={labelOf} />
        <Chart title="Two" kind="line" series={[seriesOf('b', [7, 8, 9])]} labelOf={labelOf} />
      </CrosshairGroup>,
    );
    const one = screen.getByRole('figure', { name: 'One' });
    const drawn = one.querySelector('svg')?.outerHTML;
    pointAt(one, 1);
    expect(one).toHaveTextContent('h1 · a 2');
    expect(screen.getByRole('figure', { name: 'Two' })).toHaveTextContent('h1 · b 8');
    expect(one.querySelector('svg')?.outerHTML).toBe(drawn);
  });

  it('tells a bucket without a figure from a zero: in the drawing, under the pointer and in the table', async () => {
    const { user } = await renderPart(
      <Chart title="One" kind="column" series={[seriesOf('a', [0, null, null, 3])]} labelOf={labelOf} />,
    );
    const one = screen.getByRole('figure', { name: 'One' });
    expect(gapsOf([seriesOf('a', [0, null, null, 3])])).toEqual([[1, 2]]);
    expect(within(one).getAllByTitle('No data')).toHaveLength(1);
    expect(within(one).getByText('No data')).toBeVisible();
    pointAt(one, 0);
    expect(one).toHaveTextContent('h0 · a 0');
    pointAt(one, 1);
    expect(one).toHaveTextContent('h1 · a No data');
    await user.click(within(one).getByRole('button', { name: 'Show table' }));
    expect(within(one).getByRole('row', { name: 'h0 0' })).toBeVisible();
    expect(within(one).getByRole('row', { name: 'h1 —' })).toBeVisible();
  });
});

describe('an interval that is not over', () => {
  const whole = (figure: HTMLElement) => figure.querySelectorAll('rect:not([stroke])').length;

  it('is drawn lighter than whole ones, with a key, and its figure is told as the one so far', async () => {
    const { user } = await renderPart(
      <Chart title="One" kind="column" series={[seriesOf('a', [9, 8, 3])]} labelOf={labelOf} isLastOpen />,
    );
    const one = screen.getByRole('figure', { name: 'One' });
    expect(one.querySelectorAll('rect[stroke]')).toHaveLength(1);
    expect(whole(one)).toBe(2);
    expect(within(one).getByText('Not over yet')).toBeVisible();
    pointAt(one, 2);
    expect(one).toHaveTextContent('h2 (so far) · a 3');
    await user.click(within(one).getByRole('button', { name: 'Show table' }));
    expect(within(one).getByRole('row', { name: 'h2 (so far) 3' })).toBeVisible();
    expect(within(one).getByRole('row', { name: 'h1 8' })).toBeVisible();
  });

  it('has no key while there is nothing of it to be seen', async () => {
    await renderPart(
      <>
        <Chart title="None yet" kind="column" series={[seriesOf('a', [9, 8, 0])]} labelOf={labelOf} isLastOpen />
        <Chart title="Not told" kind="column" series={[seriesOf('b', [9, 8, null])]} labelOf={labelOf} isLastOpen />
      </>,
    );
    expect(screen.queryByText('Not over yet')).toBeNull();
  });

  it('ends a line with a piece of its own, at the same places, also after a gap', async () => {
    await renderPart(
      <>
        <Chart title="Course" kind="line" series={[seriesOf('a', [4, 4, 2, 0])]} labelOf={labelOf} isLastOpen />
        <Chart title="Broken" kind="line" series={[seriesOf('b', [4, null, 2])]} labelOf={labelOf} isLastOpen />
        <Chart title="Whole" kind="line" series={[seriesOf('c', [4, 4, 2, 0])]} labelOf={labelOf} />
      </>,
    );
    const pathsOf = (name: string) =>
      [...screen.getByRole('figure', { name }).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(pathsOf('Course')).toEqual(['M12.5 0h0.01L37.5 0L62.5 50', 'M62.5 50h0.01L87.5 100']);
    expect(pathsOf('Broken')[1]).toMatch(/^M83\.3\d+ 50h0\.01$/);
    expect(pathsOf('Whole')).toEqual(['M12.5 0h0.01L37.5 0L62.5 50L87.5 100']);
  });

  it('is left out of a part of the time that ends before it', async () => {
    const { user } = await renderPart(
      <FullChart title="Runs" kind="column" series={[seriesOf('a', [1, 2, 3, 4])]} labelOf={labelOf} isLastOpen />,
    );
    const slider = screen.getByRole('slider', { name: 'Runs' });
    expect(slider).toHaveAttribute('aria-valuetext', 'h3 (so far) · a 4');
    slider.focus();
    await user.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
    expect(screen.getByRole('slider', { name: 'Runs' })).toHaveAttribute('aria-valuetext', 'h2 · a 3');
    expect(screen.getByRole('figure', { name: 'Runs' }).querySelector('rect[stroke]')).toBeNull();
  });
});

describe('a chart that its screen is for', () => {
  const chart = (
    <FullChart
      title="Load"
      kind="line"
      series={[seriesOf('cpu', [1, 2, 3, 4, 5, 6]), seriesOf('disk', [9, 9, 9, 9, 9, 9])]}
      labelOf={labelOf}
    />
  );

  it('tells its figures to the arrow keys', async () => {
    const { user } = await renderPart(chart);
    const slider = screen.getByRole('slider', { name: 'Load' });
    slider.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', 'h1 · cpu 2 · disk 9');
  });

  it('shows a part of the time that was chosen with Shift and the arrow keys, and all of it again', async () => {
    const { user } = await renderPart(chart);
    const slider = screen.getByRole('slider', { name: 'Load' });
    slider.focus();
    await user.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    expect(slider).toHaveAttribute('aria-valuemax', '2');
    await user.click(screen.getByRole('button', { name: 'Whole period' }));
    expect(screen.getByRole('slider', { name: 'Load' })).toHaveAttribute('aria-valuemax', '5');
  });

  it('has a legend whose series go and come by keyboard too', async () => {
    const { user } = await renderPart(chart);
    const disk = screen.getByRole('button', { name: 'disk' });
    disk.focus();
    await user.keyboard('{Enter}');
    expect(disk).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'h5 · cpu 6');
  });
});
