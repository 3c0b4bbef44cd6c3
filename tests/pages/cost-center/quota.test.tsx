import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedBy, exhaustedAt, fitOf, percentOf, shareOf, stateOf } from '@/pages/cost-center/quota/model';
import { renderScreen } from '../../support/render';

const PATH = '/cost_center/order_management/quota';
const region = (name: string) => screen.findByRole('region', { name });

describe('quotas', () => {
  it('of all products stand on one page, the worst first, with used and limit as the gateway gives them', async () => {
    await renderScreen(PATH);
    const dns = await region('Cloud DNS');
    const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(names).toEqual(['Safeguard', 'Cloud DNS', 'IDA', 'ZIM', 'Cloud monitoring']);
    expect(screen.getByText('No quotas are provided for DSCC, ZIA.')).toBeVisible();
    const rows = within(dns).getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^Records20,00020,000100%/);
    expect(rows[0]).toHaveTextContent(/Limit reached—$/);
    expect(rows[1]).toHaveTextContent(/^Private zones4150.*82%.*Close to the limit/);
    const row = (name: RegExp) => within(dns).getByRole('row', { name });
    expect(row(/^URL forwards/)).toHaveTextContent('Not provided10');
    // One that this console has no words for is set as the code that it is.
    expect(within(row(/^shadowZones/)).getByText('shadowZones')).toHaveClass('code');
  });

  it('have no share of a limit that is not known, and name the limit of each edition under the bar', async () => {
    await renderScreen(PATH);
    const records = within(await region('Cloud DNS')).getByRole('row', { name: /^Records/ });
    expect(records).toHaveTextContent('Basic 10,000Standard 20,000Flagship 80,000');
    const assets = within(await region('Safeguard')).getByRole('row', { name: /^IP assets/ });
    expect(assets).toHaveTextContent(/^IP assets64Not provided(?!.*%)/);
    const zones = within(await region('Cloud DNS')).getByRole('row', { name: /^Zones/ });
    expect(zones).toHaveTextContent(/Within limit20\d\d-\d\d-\d\d$/);
  });

  it('keep what an edition sets apart from what is used up', async () => {
    await renderScreen(PATH);
    const settings = await region('Settings of Cloud DNS');
    expect(settings).toHaveTextContent(/^.*Minimum TTL \(seconds\)Standard \(in use\) 120Basic 600Flagship 60/);
    expect(within(await region('Cloud DNS')).queryByRole('row', { name: /TTL/ })).toBeNull();
  });

  it('say what a smaller edition would block, and by how much', async () => {
    await renderScreen(PATH);
    const editions = await region('Editions of Cloud DNS');
    expect(editions).toHaveTextContent(/Basic is too small: Private zones \(16 over\), Records \(10,000 over\)/);
    expect(await region('IDA')).toHaveTextContent('No other editions to compare with');
    // What takes nothing more says what helps.
    const dns = within(await region('Cloud DNS')).getByRole('alert');
    expect(dns).toHaveTextContent(/^No more room: Records\..*ask your advisor to order Flagship\. My orders$/);
    expect(within(dns).getByRole('link', { name: 'My orders' })).toBeVisible();
    expect(within(await region('ZIM')).queryByRole('alert')).toBeNull();
  });
});

describe('the arithmetic of quotas', () => {
  it.each([
    [799, 1000, 79],
    [999, 1000, 99],
    [1001, 1000, 101],
    [1, 0, 100],
  ])('%s of %s are %s per cent, as far from the limit as the state says', (used, limit, percent) => {
    expect(percentOf({ used, limit })).toBe(percent);
  });

  it.each([
    [0, 10, 0, 'ok'],
    [79, 100, 0.79, 'ok'],
    [80, 100, 0.8, 'near'],
    [99, 100, 0.99, 'near'],
    [100, 100, 1, 'reached'],
    [101, 100, 1.01, 'exceeded'],
    [1, 0, 1, 'exceeded'],
    [0, 0, null, 'unknown'],
    [null, 10, null, 'unknown'],
    [10, null, null, 'unknown'],
  ])('%s of %s is a share of %s: %s', (used, limit, share, state) => {
    expect(shareOf({ used, limit })).toBe(share);
    expect(stateOf({ used, limit })).toBe(state);
  });

  it('finds the day a steady growth reaches the limit', () => {
    const slope = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(slope, fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 500 }), (step, count, left) => {
        const history = Array.from({ length: count }, (_, index) => ({ at: index, value: index * step }));
        const last = (count - 1) * step;
        expect(exhaustedAt({ history, limit: last + left })).toBeCloseTo(count - 1 + left / step, 6);
      }),
    );
  });

  it.each([
    ['one point', [{ at: 1, value: 1 }], 10],
    ['no history', [], 10],
    [
      'no limit',
      [
        { at: 1, value: 1 },
        { at: 2, value: 2 },
      ],
      null,
    ],
    [
      'falling usage',
      [
        { at: 1, value: 3 },
        { at: 2, value: 2 },
      ],
      10,
    ],
    [
      'still usage',
      [
        { at: 1, value: 3 },
        { at: 2, value: 3 },
      ],
      10,
    ],
    [
      'a limit that is reached',
      [
        { at: 1, value: 3 },
        { at: 2, value: 10 },
      ],
      10,
    ],
    [
      'two values of one moment',
      [
        { at: 1, value: 3 },
        { at: 1, value: 4 },
      ],
      10,
    ],
  ])('foretells nothing from %s', (_, history, limit) => {
    expect(exhaustedAt({ history, limit })).toBeNull();
  });

  it('an edition blocks what lies above its limits, and nothing it gives no figure for', () => {
    const edition = { code: 'e', name: 'E', limits: { a: 5, b: null } };
    const quota = (key: string, used: number | null) => ({ key, used, limit: 9, history: [] });
    expect(fitOf(quota('a', 7), edition)).toEqual({ limit: 5, over: 2 });
    expect(fitOf(quota('a', null), edition)).toEqual({ limit: 5, over: 0 });
    const all = [quota('a', 7), quota('a', 5), quota('b', 7), quota('c', 7)];
    expect(blockedBy(all, edition)).toEqual([{ key: 'a', limit: 5, over: 2 }]);
  });
});
