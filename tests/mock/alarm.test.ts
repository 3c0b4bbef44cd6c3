import { addAlarms } from '@mock/alarm/course';
import { SEED_TIME } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { noDataApi } from '@/api/alarm/no-data';
import { alarmRecordApi, durationOf } from '@/api/alarm/record';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { overviewApi } from '@/api/console/home';
import { threatApi } from '@/api/console/threat';
import { logApi } from '@/api/log/query';
import { reportInstanceApi } from '@/api/report/instance';
import type { Measurement } from '@/domain/alarm/machine';
import { toldTriggers } from '@/domain/alarm/notice';
import { decide, dryRun, endOfEpisode } from '@/domain/alarm/run';
import { isEventCycle } from '@/domain/alarm/scene';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 1000 };
const MINUTE = 60_000;

function open() {
  const world = signIn();
  world.setClock(SEED_TIME);
  return world;
}

async function samplesOf(id: string): Promise<Measurement[]> {
  const { columns, rows } = await sceneApi.getSamples({ id, span: 'week' });
  return rows.map(({ values, ...rest }) => ({
    ...rest,
    values: Object.fromEntries(columns.map((alias, index) => [alias, values[index]])),
  }));
}

const recordsOf = async (taskId: string) =>
  (await alarmRecordApi.list({ ...ALL, filters: { taskId: [taskId] } })).list.reverse();

const TASKS = ['AT-201', 'AT-202', 'AT-203', 'AT-204', 'AT-205', 'AT-206', 'AT-207'];

describe('the mock gateway of alarms', () => {
  it.each(TASKS)('%s: its own alarms are what a dry run of the same rule over the same week says', async (id) => {
    open();
    const task = await alarmTaskApi.get({ id });
    const { list: scenes } = await sceneApi.getOptions({});
    const cycle = scenes.find((one) => one.id === task.sceneId)?.cycle ?? '';
    const run = dryRun(task, task.effective, await samplesOf(task.sceneId), isEventCycle(cycle), SEED_TIME);
    const facts = run.episodes.map(({ source, firstAt, lastAt, count, endedAt }) => [
      source,
      firstAt,
      lastAt,
      count,
      endedAt,
    ]);
    const records = await recordsOf(id);
    expect(records.length).toBeGreaterThan(0);
    // One end, whichever of the two tells it: an event lasts until its last trigger.
    const lengthOf = (at: number | null, firstAt: number) => (at === null ? null : at - firstAt);
    expect(
      records.map((one) => [one.source, one.firstAt, one.endedAt === null ? null : durationOf(one, SEED_TIME)]),
    ).toEqual(
      expect.arrayContaining(
        run.episodes.map((one) => [one.source, one.firstAt, lengthOf(endOfEpisode(one), one.firstAt)]),
      ),
    );
    expect(
      records.map(({ source, firstAt, lastAt, triggerCount, endedAt }) => [
        source,
        firstAt,
        lastAt,
        triggerCount,
        endedAt,
      ]),
    ).toEqual(expect.arrayContaining(facts));
    expect(records).toHaveLength(facts.length);
    const stories = await Promise.all(records.map((one) => alarmRecordApi.getTimeline({ id: one.id })));
    const turns = stories.flatMap((one) => one.turns);
    const terms = [{ from: 0, notice: task.notice, effective: task.effective }];
    const decided = run.episodes.flatMap((one) => decide(one.turns, terms, isEventCycle(cycle), SEED_TIME));
    const isTold = ({ decision }: { decision: string }) => decision !== 'suppressed';
    expect(turns.filter(isTold)).toHaveLength(decided.filter(isTold).length);
    // Nobody hears of an end whom nothing reached before: of deliveries a dry run knows nothing.
    const isEnd = ({ move }: { move: string }) => move === 'recover' || move === 'interrupt';
    const told = turns.filter((turn) => turn.decision === 'sent' || turn.decision === 'noChannel');
    const unreached = turns.filter((turn) => isEnd(turn) && turn.decision === 'unannounced').length;
    const quiet = decided.filter(({ decision }) => decision === 'unannounced').length;
    expect(told.length + unreached - quiet).toBe(run.notices[task.notice]);
    expect(turns.filter(({ decision }) => decision === 'muted')).toHaveLength(id === 'AT-207' ? 0 : run.muted);
  });

  it('has alarms of all four states, of every level a task names, and one whose data was lost', async () => {
    open();
    const { list } = await alarmRecordApi.list(ALL);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['alarmed', 'inAlarm', 'recovered', 'interrupted']),
    );
    expect(list.some(({ triggerCount }) => triggerCount > 128)).toBe(true);
    for (const { status, restoredAt, lastAt, firstAt } of list) {
      expect(lastAt).toBeGreaterThanOrEqual(firstAt);
      expect(restoredAt !== null).toBe(status === 'recovered');
    }
  });

  it('has what is in alarm first, each by its time, and keeps the pages of a moment as they were', async () => {
    const world = open();
    const page = (current: number, asOf?: number) =>
      alarmRecordApi.list({ current, pageSize: 3, ...(asOf !== undefined && { asOf }) });
    const { list } = await alarmRecordApi.list(ALL);
    const going = list.filter(({ status }) => status === 'inAlarm');
    const others = list.filter(({ status }) => status !== 'inAlarm');
    expect(list).toEqual([...going, ...others]);
    expect(Math.min(...going.map(({ firstAt }) => firstAt))).toBeLessThan(others[0]?.firstAt ?? 0);
    for (const part of [going, others])
      expect(part.map(({ firstAt }) => firstAt)).toEqual(part.map(({ firstAt }) => firstAt).sort((a, b) => b - a));
    const asOf = (await page(1)).asOf ?? 0;
    const before = await page(2, asOf);
    world.setClock(SEED_TIME + 3 * 60 * MINUTE);
    expect((await page(2, asOf)).list.map(({ id }) => id)).toEqual(before.list.map(({ id }) => id));
  });

  it('counts the same alarms on the home, in the list and in its groups', async () => {
    open();
    const { list, total } = await alarmRecordApi.list(ALL);
    const going = list.filter(({ status }) => status === 'inAlarm').length;
    const { alarms } = await overviewApi.getAttention({});
    expect(alarms.total).toBe(going);
    for (const by of ['task', 'source'] as const) {
      const groups = await alarmRecordApi.getGroups({ ...ALL, by });
      expect(groups.list.reduce((sum, one) => sum + one.total, 0)).toBe(total);
      expect(groups.list.reduce((sum, one) => sum + one.inAlarm, 0)).toBe(going);
    }
    const tasks = await alarmTaskApi.list(ALL);
    expect(tasks.list.reduce((sum, one) => sum + one.inAlarm, 0)).toBe(going);
  });

  it('keeps the groups of a moment as they were, and says what became of them', async () => {
    const world = open();
    const by = 'source';
    const then = await alarmRecordApi.getGroups({ ...ALL, by });
    expect(then.asOf).toBe(SEED_TIME);
    world.setClock(SEED_TIME + 60 * MINUTE);
    addAlarms(world, 1000, { from: world.now(), to: world.now() });
    const again = await alarmRecordApi.getGroups({ ...ALL, by, asOf: SEED_TIME });
    expect(again).toEqual(then);
    const now = await alarmRecordApi.getGroups({ ...ALL, by });
    const ids = then.list.map(({ id }) => id);
    const news = await alarmRecordApi.getGroupNews({ by, asOf: SEED_TIME, ids });
    expect(news).toMatchObject({ total: now.total - then.total, joined: 0, left: 0 });
    expect(new Set(news.changed.map(({ id }) => id))).toEqual(new Set(ids));
    for (const one of news.changed) expect(now.list).toContainEqual(one);
    // What recovered meanwhile leaves its group without any.
    const filters = { status: ['inAlarm'] };
    const going = await alarmRecordApi.getGroups({ ...ALL, by, filters, asOf: SEED_TIME });
    const { left, joined, changed } = await alarmRecordApi.getGroupNews({
      by,
      filters,
      asOf: SEED_TIME,
      ids: going.list.map(({ id }) => id),
    });
    const over = changed.filter(({ total }) => total === 0);
    expect(left).toBeGreaterThan(0);
    expect(over).toHaveLength(left);
    expect(joined).toBe(0);
  });

  it('counts in a report, day by day, the alarms that the list has', async () => {
    open();
    const { report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    // The alarms of the week are known from its second day on, in the report's zone.
    const days = report?.days?.slice(1) ?? [];
    expect(days).toHaveLength(6);
    for (const { day, alarms } of days) {
      const from = Date.parse(`${day}T00:00:00+08:00`);
      const { total } = await alarmRecordApi.list({ ...ALL, timeRange: [from, from + 24 * 60 * MINUTE - 1] });
      expect(alarms).toBe(total);
    }
  });

  it('keeps every report as it was made, whatever its alarms do later', async () => {
    const world = open();
    const sum = (counts: readonly number[] = []) => counts.reduce((all, one) => all + one, 0);
    const listed = await reportInstanceApi.list({
      current: 1,
      pageSize: 200,
      filters: { kind: ['alarm'], status: ['generated'] },
    });
    const read = () => Promise.all(listed.list.map(({ id }) => reportInstanceApi.getAlarmReport({ id })));
    const reports = (await read()).flatMap(({ report }) => report ?? []);
    expect(reports.length).toBeGreaterThan(3);
    for (const { generatedAt, list = [], total, counts = {}, levels, tasks, days } of reports) {
      for (const { firstAt, lastAt, restoredAt } of list) {
        expect(Math.max(firstAt, lastAt, restoredAt ?? 0)).toBeLessThanOrEqual(generatedAt);
      }
      expect(sum(Object.values(counts))).toBe(total);
      expect(sum(days?.map(({ alarms }) => alarms ?? 0))).toBe(total);
      if (levels) expect(sum(Object.values(levels))).toBe(total);
      if (tasks) expect(sum(tasks.map(({ alarms }) => alarms))).toBe(total);
    }
    world.setClock(SEED_TIME + 6 * 60 * MINUTE);
    expect((await read()).map(({ report }) => report)).toEqual(reports);
  });

  it('shows on the home what the lists behind its figures hold', async () => {
    open();
    const last = Math.floor(SEED_TIME / (60 * MINUTE)) * 60 * MINUTE;
    const buckets = Array.from({ length: 24 }, (_, index) => last - (23 - index) * 60 * MINUTE);
    const { alerts, intercepts } = await threatApi.getTrend({ buckets });
    const [from = 0] = buckets;
    const timeRange: [number, number] = [from, last + 60 * MINUTE - 1];
    const sum = (points: readonly { value: number | null }[]) =>
      points.reduce((total, { value }) => total + (value ?? 0), 0);
    expect(sum(alerts)).toBe((await alarmRecordApi.list({ ...ALL, timeRange })).total);
    expect(sum(intercepts)).toBeGreaterThan(0);
    for (const { at, value } of intercepts.filter((one) => one.value !== null)) {
      const hour: [number, number] = [at, Math.min(SEED_TIME, at + 60 * MINUTE - 1)];
      const blocked = await logApi.listAlarm({ ...ALL, timeRange: hour, filters: { threatType: ['any'] } });
      expect(value).toBe(blocked.total);
    }
    const { list } = await threatApi.getTop5({ timeRange });
    for (const { type, count } of list) {
      const own = await logApi.listAlarm({ ...ALL, timeRange, filters: { threatType: [type] } });
      expect(count).toBe(own.total);
    }
  });

  it('lets alarms go on, recover and begin by themselves as the clock goes on', async () => {
    const world = open();
    const before = await recordsOf('AT-203');
    world.setClock(SEED_TIME + 60 * MINUTE);
    const after = await recordsOf('AT-203');
    const of = (list: typeof before) => list.find(({ source }) => source === 'node-bj-03');
    const [old, now] = [before, after].map((list) => of([...list].reverse()));
    expect(old?.status).toBe('inAlarm');
    expect(now).toMatchObject({ id: old?.id, status: 'recovered' });
    expect(now?.triggerCount).toBeGreaterThan(old?.triggerCount ?? 0);
    const { turns } = await alarmRecordApi.getTimeline({ id: old?.id ?? '' });
    const told = turns.filter(({ move, decision }) => move !== 'recover' && decision === 'sent');
    expect(told).toHaveLength(toldTriggers('step', now?.triggerCount ?? 0));
  });

  it('lists the newest of what goes on first while a storm goes on', async () => {
    const world = open();
    // A node falls silent in the midst of it.
    await noDataApi.update({ id: 'AT-203', version: 1, told: 'asTask', after: 3, level: 'critical' });
    addAlarms(world, 60, { from: SEED_TIME, to: SEED_TIME + 120 * MINUTE });
    world.setClock(SEED_TIME + 80 * MINUTE);
    await alarmRecordApi.list(ALL);
    world.setClock(SEED_TIME + 120 * MINUTE);
    const { list } = await alarmRecordApi.list(ALL);
    const isOfStorm = list.filter(({ firstAt }) => firstAt > SEED_TIME).map(({ source }) => source.startsWith('edge-'));
    expect(new Set(isOfStorm).size).toBe(2);
    const begun = list.filter(({ status }) => status === 'inAlarm').map(({ firstAt }) => firstAt);
    expect(begun).toEqual([...begun].sort((a, b) => b - a));
  });

  it('interrupts what goes on when its task is paused, and refuses to delete before that', async () => {
    open();
    await expect(alarmTaskApi.delete({ id: 'AT-203' })).rejects.toThrow(/Change the status before deleting/);
    await alarmTaskApi.disable({ id: 'AT-203' });
    const going = (await recordsOf('AT-203')).filter(({ status }) => status === 'inAlarm');
    expect(going).toEqual([]);
    await alarmTaskApi.delete({ id: 'AT-203' });
    expect((await recordsOf('AT-203')).map(({ taskStatus }) => taskStatus)).toContain('deleted');
  });
});
