import { listedSince } from '@mock/log/alarm-entries';
import { numberAt, timeOf } from '@mock/log/generated';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmRecordApi } from '@/api/alarm/record';
import { type LogEntry, logApi } from '@/api/log/query';
import { allPages } from '@/lib/contract/all-pages';
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
    ['alarms', { filters: { kind: ['alarm'] } }],
    ['a source of alarms', { keyword: 'node-bj-03' }],
    ['a level', { filters: { level: ['error'] } }],
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
    const { list } = await logApi.listOperation({ current: 1, pageSize: 100 });
    // A robot that refuses everything is suspended by itself meanwhile.
    const own = list.filter(({ verb }) => verb !== 'autoSuspend');
    expect(own.slice(0, 2).map(({ verb }) => verb)).toEqual(['enable', 'disable']);
    // Between the two, alarms went on.
    const all = await logApi.list({ current: 1, pageSize: 100 });
    expect(all.list[0]).toEqual(list[0]);
    expect(all.list.at(-1)?.at).toBeGreaterThan(NOW);
    expect(new Set(all.list.slice(1).map(({ type }) => type))).toEqual(new Set(['alarm']));
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

  it('has as alarms of the listed time those of the alarm list and no others, and interceptions', async () => {
    const world = open();
    const since = listedSince(world);
    const timeRange: [number, number] = [since, NOW];
    const entries = await allPages((page) => logApi.listAlarm({ ...page, timeRange }));
    const threats = await allPages((page) =>
      logApi.listAlarm({ ...page, timeRange, filters: { threatType: ['any'] } }),
    );
    const records = await allPages((page) => alarmRecordApi.list(page));
    expect(threats.length).toBeGreaterThan(100);
    const own = entries.filter(({ object }) => object?.kind === 'alarm');
    expect(entries).toHaveLength(own.length + threats.length);
    const of = (id: string, verb: string) => own.filter(({ object, ...one }) => object?.id === id && one.verb === verb);
    for (const { id, name, level, source, triggerCount, firstAt, lastAt, restoredAt } of records) {
      const triggers = of(id, 'trigger');
      expect(triggers).toHaveLength(triggerCount);
      expect([triggers.at(-1)?.at, triggers[0]?.at]).toEqual([firstAt, lastAt]);
      expect(of(id, 'restore').map(({ at }) => at)).toEqual(restoredAt === null ? [] : [restoredAt]);
      expect(new Set(triggers.map((one) => one.level))).toEqual(new Set([level]));
      expect(new Set(triggers.map((one) => one.object?.name))).toEqual(new Set([name]));
      expect(name).toContain(source);
    }
    const turns = records.reduce((sum, { triggerCount, restoredAt }) => sum + triggerCount + (restoredAt ? 1 : 0), 0);
    expect(own).toHaveLength(turns);
  });

  it('keeps alarms of its own from before the listed time only, which no list has', async () => {
    const world = open();
    const since = listedSince(world);
    const of = async (timeRange: [number, number], kind: string) =>
      (await logApi.listAlarm({ current: 1, pageSize: 1, timeRange, filters: { kind: [kind] } })).total;
    expect(await of([since - DAY, since - 1], 'alarm')).toBe(0);
    expect(await of([since - DAY, since - 1], 'alarmTask')).toBeGreaterThan(500);
    const later = await logApi.listAlarm({ current: 1, pageSize: 1, timeRange: [since, NOW], keyword: 'ALM-701' });
    expect(later.total).toBe(0);
  });
});
