import { numberAt, timeOf } from '@mock/log/generated';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { type LogEntry, logApi } from '@/api/log/query';
import { DAY, HOUR } from '@/lib/time';
import { signIn } from '../support/gateway';

const NOW = Date.UTC(2026, 10, 20, 8);

function open(persona: 'main' | 'operator' = 'main') {
  const world = signIn(persona);
  world.setClock(NOW);
  return world;
}

const hoursBefore = (count: number) => Array.from({ length: count }, (_, index) => NOW - (count - index) * HOUR);

describe('a log of a million entries', () => {
  it('is as long as it says, and its last page ends it', async () => {
    open();
    const { total } = await logApi.list({ current: 1, pageSize: 10 });
    expect(total).toBeGreaterThan(990_000);
    const last = Math.ceil(total / 100);
    const end = await logApi.list({ current: last, pageSize: 100 });
    expect(end.list).toHaveLength(total - (last - 1) * 100);
    expect((await logApi.list({ current: last + 1, pageSize: 100 })).list).toEqual([]);
  });

  it.each([
    ['a time', {}],
    ['a keyword', { keyword: 'shop' }],
    ['a request id', { keyword: `req-${(numberAt(NOW) - 5).toString(16)}` }],
    ['a kind and a verb', { filters: { kind: ['record'], verb: ['update', 'delete'] } }],
    ['failures', { filters: { result: ['failure'] } }],
    ['an account', { filters: { account: ['A-operator'] } }],
  ])('counts by interval what its pages list, narrowed by %s', async (_, asked) => {
    open();
    const starts = hoursBefore(8);
    const timeRange: [number, number] = [starts[0] ?? 0, NOW];
    const { counts, total } = await logApi.getCounts({ ...asked, timeRange, starts });
    const pages: LogEntry[] = [];
    for (let current = 1; pages.length < total; current += 1) {
      const page = await logApi.list({ ...asked, timeRange, current, pageSize: 100 });
      expect(page.total).toBe(total);
      pages.push(...page.list);
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
    expect(pages.map(({ at }) => at)).toEqual(pages.map(({ at }) => at).sort((a, b) => b - a));
    const own = starts.map(
      (start) => pages.filter(({ at }) => at >= start && at < start + HOUR + (start + HOUR === NOW ? 1 : 0)).length,
    );
    expect(own).toEqual(counts);
  });

  it('gives the entry of a page again by its id', async () => {
    open();
    const { list } = await logApi.listAlarm({ current: 4000, pageSize: 10, sorter: { at: 'ascend' } });
    expect(list.map(({ type }) => type)).toEqual(Array.from({ length: 10 }, () => 'alarm'));
    const again = await logApi.get({ id: list[3]?.id ?? '' });
    expect(again).toMatchObject(list[3] ?? {});
  });

  it('lists what is done now before everything else, and in the order of time where it belongs', async () => {
    const world = open();
    await secretKeyApi.disable({ id: 'AK20260001' });
    world.setClock(NOW + 2 * DAY);
    await secretKeyApi.enable({ id: 'AK20260001' });
    const { list } = await logApi.list({ current: 1, pageSize: 100 });
    expect(list.slice(0, 2).map(({ verb }) => verb)).toEqual(['enable', 'disable']);
    const old = await logApi.list({ current: 1, pageSize: 100, timeRange: [NOW - HOUR * 4, NOW - HOUR] });
    expect(old.list.map(({ id }) => id)).toContain('OLD-8');
  });

  it('shows an account without the right to the full log its own entries only', async () => {
    open('operator');
    const scope = await logApi.getScope({});
    expect(scope).toMatchObject({ isFull: false, account: 'acme-operator' });
    const { list, total } = await logApi.list({ current: 7, pageSize: 100 });
    expect(total).toBeGreaterThan(1000);
    expect(new Set(list.map(({ account }) => account.id))).toEqual(new Set(['A-operator']));
    const foreign = await logApi.list({ current: 1, pageSize: 10, filters: { account: ['A-main'] } });
    expect(foreign.total).toBe(0);
  });

  it('has numbers that grow with time, over the end of a week too', () => {
    const monday = Date.UTC(2026, 10, 16);
    const around = numberAt(monday);
    for (let number = around - 300; number < around + 300; number += 1) {
      expect(timeOf(number)).toBeLessThanOrEqual(timeOf(number + 1));
      expect(timeOf(number) >= monday).toBe(number >= around);
    }
  });
});
