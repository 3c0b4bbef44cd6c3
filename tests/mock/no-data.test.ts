import { silenceEngine } from '@mock/alarm/engine';
import { SEED_TIME } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { noDataApi } from '@/api/alarm/no-data';
import { alarmRecordApi } from '@/api/alarm/record';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { judgeNoData, noDataRule } from '@/domain/alarm/no-data';
import { dryRun } from '@/domain/alarm/run';
import { samplesOf } from '@/pages/alarm/task/model';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 1000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CYCLE = 5 * MINUTE;

/** A world in which a task was told what to make of silence before one source fell silent. */
async function open(after = 3) {
  const world = signIn();
  world.setClock(SEED_TIME);
  // The measurements of a world are counted from where it begins.
  await alarmRecordApi.list({ current: 1, pageSize: 1 });
  await noDataApi.update({ id: 'AT-203', version: 1, told: 'asTask', after, level: 'critical' });
  return world;
}

const silentOf = async () =>
  (await alarmRecordApi.list({ ...ALL, filters: { taskId: ['AT-203'] } })).list.filter(({ kind }) => kind === 'noData');

describe('the mock gateway of what went silent', () => {
  it('raises an alarm of its own kind, with its level and its words, and ends it with the next data', async () => {
    const world = await open();
    expect(await silentOf()).toEqual([]);
    world.setClock(SEED_TIME + 3 * HOUR);
    const [silent, ...others] = await silentOf();
    expect(others).toEqual([]);
    expect(silent).toMatchObject({
      name: 'node-gz-01: no data',
      level: 'critical',
      triggerCount: 7,
      firstAt: SEED_TIME + 14 * CYCLE,
      restoredAt: SEED_TIME + 21 * CYCLE,
      status: 'recovered',
    });
    const { turns, since, triggerAfter } = await alarmRecordApi.getTimeline({ id: silent?.id ?? '' });
    expect({ since, triggerAfter }).toEqual({ since: SEED_TIME + 12 * CYCLE, triggerAfter: 3 });
    expect(turns[0]?.text).toContain('Data: No data');
    // The receivers of the task, since none were named.
    expect(new Set(turns.flatMap(({ sendings }) => sendings.map(({ channel }) => channel)))).toEqual(
      new Set(['sms', 'enterprise']),
    );
    // What a dry run over the same samples says.
    const { columns, rows } = await sceneApi.getSamples({ id: 'SC-103', span: 'day' });
    const { notice, effective } = await alarmTaskApi.get({ id: 'AT-203' });
    const run = dryRun(noDataRule(3, notice), effective, samplesOf({ columns, rows }), false, world.now(), judgeNoData);
    expect(run.episodes).toMatchObject([
      { source: 'node-gz-01', firstAt: silent?.firstAt, count: 7, end: 'recovered' },
    ]);
  });

  it('tells the receivers that it names', async () => {
    const world = signIn();
    world.setClock(SEED_TIME);
    await alarmRecordApi.list({ current: 1, pageSize: 1 });
    const own = { told: 'own' as const, after: 1, level: 'emergency' as const, channels: { inSite: ['A-main'] } };
    await expect(
      noDataApi.update({ id: 'AT-203', version: 1, ...own, channels: { sms: ['CT-404'] } }),
    ).rejects.toThrow();
    await noDataApi.update({ id: 'AT-203', version: 1, ...own });
    world.setClock(SEED_TIME + 70 * MINUTE);
    const [silent] = await silentOf();
    expect(silent).toMatchObject({ level: 'emergency', status: 'inAlarm' });
    const { turns } = await alarmRecordApi.getTimeline({ id: silent?.id ?? '' });
    expect(turns[0]?.sendings).toMatchObject([{ channel: 'inSite', receiver: 'acme' }]);
    // Turned off, it ends what goes on.
    await noDataApi.update({ id: 'AT-203', version: 2, told: 'off' });
    expect((await silentOf())[0]).toMatchObject({ status: 'interrupted' });
  });

  it('begins to look when its task is enabled, and stops with it', async () => {
    const world = signIn();
    world.setClock(SEED_TIME);
    expect(await noDataApi.get({ id: 'AT-208' })).toMatchObject({ told: 'asTask', after: 3, level: 'critical' });
    await alarmTaskApi.enable({ id: 'AT-208' });
    await alarmTaskApi.disable({ id: 'AT-208' });
    await expect(
      noDataApi.update({ id: 'AT-201', version: 1, told: 'asTask', after: 3, level: 'error' }),
    ).rejects.toThrow(/no fixed cycle/);
    await noDataApi.update({ id: 'AT-208', version: 1, told: 'off' });
    expect(await noDataApi.get({ id: 'AT-208' })).toMatchObject({ told: 'off' });
  });

  it('finds no alarm while the engine is silent, and says since when that is', async () => {
    const world = signIn();
    world.setClock(SEED_TIME);
    const latest = async () => Math.max(...(await alarmRecordApi.list(ALL)).list.map(({ lastAt }) => lastAt));
    expect(await latest()).toBe(SEED_TIME);
    silenceEngine(world, SEED_TIME);
    world.setClock(SEED_TIME + 6 * HOUR);
    expect(await latest()).toBe(SEED_TIME);
    const { spokeAt, cycleMs } = await noDataApi.getEngine({});
    expect(world.now() - spokeAt).toBeGreaterThan(2 * cycleMs);
    silenceEngine(world, null);
    expect(await latest()).toBeGreaterThan(SEED_TIME);
    expect((await noDataApi.getEngine({})).spokeAt).toBe(world.now());
  });
});
