import { addAlarms } from '@mock/alarm/course';
import { SEED_TIME } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { alarmMetricApi } from '@/api/alarm/metric';
import { alarmRecordApi } from '@/api/alarm/record';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { nodeMonitorApi } from '@/api/system-settings/node-monitor';
import { type Condition, testOf } from '@/domain/alarm/condition';
import { measuredAt } from '@/pages/alarm/record/measured';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 1000 };

function open() {
  const world = signIn();
  world.setClock(SEED_TIME);
  return world;
}

const alarmsOf = async (taskId: string) => (await alarmRecordApi.list({ ...ALL, filters: { taskId: [taskId] } })).list;

describe('the metric of an alarm', () => {
  it.each(['AT-202', 'AT-203', 'AT-204', 'AT-206'])('%s: crosses its threshold at every trigger', async (id) => {
    open();
    const { triggers: rules, match } = await alarmTaskApi.get({ id });
    const alarms = await alarmsOf(id);
    expect(alarms.length).toBeGreaterThan(0);
    for (const alarm of alarms) {
      const { series, triggers } = await alarmMetricApi.getMetric({ id: alarm.id });
      expect(triggers.map(({ count }) => count)).toEqual(triggers.map((_, index) => index + 1));
      expect(triggers).toHaveLength(alarm.triggerCount);
      expect([triggers[0]?.at, triggers.at(-1)?.at]).toEqual([alarm.firstAt, alarm.lastAt]);
      const drawn = rules.filter(({ field }) => series.some((one) => one.field === field));
      expect(drawn.length).toBeGreaterThan(0);
      for (const { at, values } of triggers) {
        const met = drawn.map((rule: Condition) => {
          const one = series.find(({ field }) => field === rule.field);
          const value = one?.points.find((point) => point.at === at)?.value;
          expect(values.map((shown) => shown.value)).toContain(value);
          return testOf(rule)(value);
        });
        expect(match === 'all' ? met.every(Boolean) : met.some(Boolean) || drawn.length < rules.length).toBe(true);
      }
      // What is before it is told as well: it did not come out of nothing.
      expect(series[0]?.points[0]?.at).toBeLessThan(alarm.firstAt);
    }
  });

  it.each(['node-bj-03', 'node-sh-02'])(
    'of %s is what the monitor of that node shows of the same minutes',
    async (name) => {
      open();
      const alarm = (await alarmsOf('AT-203')).find(({ source, status }) => source === name && status === 'inAlarm');
      if (!alarm?.node) throw new Error('the node is not in alarm');
      const [metric, monitor] = await Promise.all([
        alarmMetricApi.getMetric({ id: alarm.id }),
        nodeMonitorApi.getMetrics({ id: alarm.node.id, range: 'hour' }),
      ]);
      expect(metric.series.length).toBeGreaterThan(0);
      for (const { field, points } of metric.series) {
        const shown = monitor.series.find(({ key }) => key === field)?.values ?? [];
        const both = points.flatMap(({ at, value }) => {
          const bucket = monitor.times.indexOf(at);
          return bucket < 0 ? [] : [[value, shown[bucket]]];
        });
        expect(both.length).toBeGreaterThan(5);
        for (const [measured, drawn] of both) expect(drawn).toBe(measured);
      }
    },
  );

  it('is what the scene measured, and what the name of the alarm says', async () => {
    open();
    const [alarm] = await alarmsOf('AT-203');
    if (!alarm) throw new Error('no alarm');
    const [{ series, triggers }, samples] = await Promise.all([
      alarmMetricApi.getMetric({ id: alarm.id }),
      sceneApi.getSamples({ id: alarm.sceneId, span: 'week' }),
    ]);
    const [one] = series;
    const column = samples.columns.indexOf(one?.field ?? '');
    const known = new Map(
      samples.rows.filter(({ source }) => source === alarm.source).map(({ at, values }) => [at, values[column]]),
    );
    const kept = one?.points.filter(({ at }) => known.has(at)) ?? [];
    expect(kept.length).toBeGreaterThan(12);
    expect(kept.map(({ value }) => value)).toEqual(kept.map(({ at }) => known.get(at)));
    expect(alarm.name.replaceAll('\u00a0', ' ')).toContain(`${triggers[0]?.values[0]?.value}${one?.unit}`);
  });

  it('has no line of events, one measurement of an alarm of a storm, and gaps where nothing was measured', async () => {
    const world = open();
    const [event] = await alarmsOf('AT-201');
    const ofEvent = await alarmMetricApi.getMetric({ id: event?.id ?? '' });
    expect(ofEvent.series).toEqual([]);
    expect(ofEvent.triggers[0]?.values.length).toBeGreaterThan(0);
    const lost = (await alarmRecordApi.list({ ...ALL, filters: { status: ['interrupted'] } })).list;
    const gaps = await Promise.all(lost.map(({ id }) => alarmMetricApi.getMetric({ id })));
    expect(gaps.some(({ series }) => series.some(({ points }) => points.some(({ value }) => value === null)))).toBe(
      true,
    );
    addAlarms(world, 1, { from: SEED_TIME, to: SEED_TIME });
    const [storm] = (await alarmRecordApi.list(ALL)).list;
    const ofStorm = await alarmMetricApi.getMetric({ id: storm?.id ?? '' });
    expect(ofStorm.series[0]?.points).toEqual([{ at: SEED_TIME, value: expect.any(Number) }]);
  });
});

describe('what was measured at triggers in words', () => {
  const at = (time: number, value: string | number | null, unit = '%') => ({
    at: time,
    count: time,
    values: [{ name: 'CPU', value, unit }],
  });

  it('is a figure with its unit, a range over several, each word once, and nothing where nothing is known', () => {
    const triggers = [at(1, 89), at(2, 97), at(3, 91), at(4, null)];
    expect(measuredAt({ series: [], triggers }, 1, 1, 'en-US')).toEqual(['CPU 89%']);
    expect(measuredAt({ series: [], triggers }, 1, 3, 'en-US')).toEqual(['CPU 89–97%']);
    expect(measuredAt({ series: [], triggers }, 4, 9, 'en-US')).toEqual([]);
    expect(measuredAt(undefined, 1, 3, 'en-US')).toEqual([]);
    const words = [at(1, 'REFUSED', ''), at(2, 'SERVFAIL', ''), at(3, 'REFUSED', '')];
    expect(measuredAt({ series: [], triggers: words }, 1, 3, 'en-US')).toEqual(['CPU REFUSED, SERVFAIL']);
  });
});
