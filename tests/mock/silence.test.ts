import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { type SilenceInput, silenceApi } from '@/api/alarm/silence';
import { alarmTaskApi } from '@/api/alarm/task';
import { logApi } from '@/api/log/query';
import { signIn, worlds } from '../support/gateway';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ALL = { current: 1, pageSize: 1000 };
const NOTHING = { taskIds: [], nodeIds: [], sources: [], products: [], levels: [] };

function open(persona: 'main' | 'readonly' = 'main', at = SEED_TIME) {
  const world = signIn(persona);
  world.setClock(at);
  return world;
}

const once = (hours: number, from = SEED_TIME): SilenceInput['schedule'] => ({
  repeat: 'once',
  startAt: from,
  endAt: from + hours * HOUR,
});

const draft = (change: Partial<SilenceInput> = {}): SilenceInput => ({
  name: 'Kernel update',
  matchers: { ...NOTHING, taskIds: ['AT-203'] },
  schedule: once(2),
  reason: '',
  ...change,
});

const alarmsOf = async (taskId: string) =>
  (await alarmRecordApi.list({ ...ALL, filters: { taskId: [taskId], status: ['inAlarm'] } })).list;
const turnsOf = async (id: string) => (await alarmRecordApi.getTimeline({ id })).turns;

/** What the stories of all alarms of some task say that was kept quiet since a time. */
async function kept(taskId: string, since: number) {
  const { list } = await alarmRecordApi.list({ ...ALL, filters: { taskId: [taskId] } });
  const stories = await Promise.all(list.map(({ id }) => turnsOf(id)));
  const quiet = stories.map((turns) => turns.filter(({ at, decision }) => at >= since && decision === 'quiet').length);
  return {
    alarms: quiet.filter((count) => count > 0).length,
    notices: quiet.reduce((sum, count) => sum + count, 0),
    later: stories.flat().filter(({ move, decision }) => move === 'unsilence' && decision === 'sent').length,
  };
}

describe('BEY-35 the mock gateway of silences', () => {
  it('raises and shows an alarm that it keeps quiet, tells nobody, and tells it once the silence is over', async () => {
    const world = open();
    const [alarm] = (await alarmsOf('AT-203')).filter(({ source }) => source === 'node-sh-02');
    const { id } = await silenceApi.add(draft({ schedule: once(1) }));
    const quiet = await alarmRecordApi.get({ id: alarm?.id ?? '' });
    expect(quiet).toMatchObject({
      status: 'inAlarm',
      quiet: { id, name: 'Kernel update', until: SEED_TIME + HOUR },
      node: { id: 'BN2026-0002', name: 'Shanghai core' },
    });
    const found = await alarmRecordApi.list({ ...ALL, filters: { quiet: ['quiet'], taskId: ['AT-203'] } });
    expect(found.total).toBe((await alarmsOf('AT-203')).length);
    world.setClock(SEED_TIME + 2 * HOUR);
    const turns = (await turnsOf(quiet.id)).filter(({ at }) => at >= SEED_TIME);
    const during = turns.filter(({ at }) => at < SEED_TIME + HOUR);
    expect(during.some(({ decision }) => decision === 'quiet')).toBe(true);
    expect(during.some(({ decision }) => decision === 'sent')).toBe(false);
    for (const one of during.filter(({ decision }) => decision === 'quiet'))
      expect(one).toMatchObject({ quietBy: { id, name: 'Kernel update' }, sendings: [] });
    expect(turns.find(({ move }) => move === 'unsilence')).toMatchObject({
      at: SEED_TIME + HOUR,
      decision: 'sent',
      text: expect.stringContaining('The silence has ended and the alarm continues'),
    });
    expect((await alarmRecordApi.get({ id: quiet.id })).quiet).toBeNull();
  });

  it('tells the end of an alarm only where its beginning was told', async () => {
    const world = open();
    await silenceApi.add(draft({ schedule: once(24) }));
    const before = new Set((await alarmRecordApi.list(ALL)).list.map(({ id }) => id));
    world.setClock(SEED_TIME + 23 * HOUR);
    const { list } = await alarmRecordApi.list({ ...ALL, filters: { taskId: ['AT-203'], status: ['recovered'] } });
    const ends = await Promise.all(
      list
        .filter(({ endedAt }) => (endedAt ?? 0) > SEED_TIME)
        .map(async ({ id }) => ({
          isOld: before.has(id),
          end: (await turnsOf(id)).find(({ move }) => move === 'recover')?.decision,
        })),
    );
    expect(ends.filter(({ isOld }) => isOld).map(({ end }) => end)).toContain('sent');
    for (const { end } of ends.filter(({ isOld }) => !isOld)) expect(end).toBe('unannounced');
  });

  it.each([
    [
      'in windows of the week',
      {
        repeat: 'weekly',
        zone: 'Europe/Berlin',
        days: [1, 2, 3, 4, 5, 6, 7],
        from: '22:00',
        to: '12:30',
        startAt: SEED_TIME - 10 * DAY,
        endAt: null,
      },
    ],
    ['all the time', { repeat: 'once', startAt: SEED_TIME - 8 * DAY, endAt: SEED_TIME + 60 * DAY }],
  ] satisfies [string, SilenceInput['schedule']][])(
    'foretells %s what it then does: the same week without and with it',
    async (_, schedule) => {
      const input = draft({ schedule, reason: 'Rack work' });
      // The week has history: both worlds begin at the same moment and have it behind them at the same moment.
      const without = open();
      await alarmRecordApi.list(ALL);
      without.setClock(SEED_TIME + 7 * DAY);
      const { past } = await silenceApi.preview(input);
      const withIt = open();
      await alarmRecordApi.list(ALL);
      await silenceApi.add(input);
      withIt.setClock(SEED_TIME + 7 * DAY);
      expect(past.notices).toBeGreaterThan(1);
      const { alarms, notices, later } = past;
      expect(await kept('AT-203', SEED_TIME)).toEqual({ alarms, notices, later });
    },
  );

  it('counts of one that is saved what it kept quiet, beside what it would have', async () => {
    const world = open();
    await alarmRecordApi.list(ALL);
    const input = draft({
      schedule: { ...once(0), endAt: SEED_TIME + 60 * DAY, startAt: SEED_TIME },
      reason: 'Rack work',
    });
    const { id } = await silenceApi.add(input);
    world.setClock(SEED_TIME + 7 * DAY);
    const { matchers, schedule } = input;
    const { past } = await silenceApi.preview({ id, matchers, schedule });
    const { alarms, notices } = await kept('AT-203', SEED_TIME);
    expect(notices).toBeGreaterThan(1);
    expect(past).toMatchObject({ alarms, notices });
    expect((await silenceApi.preview({ matchers, schedule })).past.notices).toBe(0);
  });

  it('counts what matches now as the list does once it is saved', async () => {
    open();
    const matchers = { ...NOTHING, nodeIds: ['BN2026-0002', 'BN2026-0001'], levels: ['error'] };
    const { now } = await silenceApi.preview({ matchers, schedule: once(1) });
    expect(now.total).toBeGreaterThan(0);
    await silenceApi.add(draft({ matchers }));
    const { list } = await alarmRecordApi.list({ ...ALL, filters: { quiet: ['quiet'], level: ['error'] } });
    expect(list).toHaveLength(now.total);
    expect(new Set(list.map(({ node }) => node?.name))).toEqual(new Set(['Shanghai core', '北京核心']));
    expect(list.slice(0, 5).map(({ id }) => id)).toEqual(now.list.map(({ id }) => id));
  });

  it('keeps what happened when it is changed or ended: what was quiet stays so', async () => {
    const world = open();
    const { id } = await silenceApi.add(draft({ schedule: once(8) }));
    world.setClock(SEED_TIME + HOUR);
    const before = await kept('AT-203', SEED_TIME);
    const { version } = await silenceApi.get({ id });
    await silenceApi.update({ id, version, ...draft({ matchers: { ...NOTHING, taskIds: ['AT-201'] } }) });
    expect(await kept('AT-203', SEED_TIME)).toMatchObject({ notices: before.notices });
    expect((await alarmsOf('AT-203')).every(({ quiet }) => quiet === null)).toBe(true);
    await silenceApi.end({ id });
    expect(await silenceApi.get({ id })).toMatchObject({
      state: 'ended',
      endedAt: SEED_TIME + HOUR,
      endedBy: { name: 'acme' },
    });
    await expect(silenceApi.end({ id })).rejects.toThrow('The silence has ended');
    const log = await logApi.list(ALL);
    expect(log.list.filter(({ object }) => object?.kind === 'silence').map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['add', 'update', 'end']),
    );
  });

  it('is quiet about an alarm only while that has a level it names', async () => {
    const world = open();
    const { id } = await silenceApi.add(draft({ matchers: { ...NOTHING, taskIds: ['AT-203'], levels: ['error'] } }));
    const [alarm] = await alarmsOf('AT-203');
    expect(alarm?.quiet?.id).toBe(id);
    const task = await alarmTaskApi.get({ id: 'AT-203' });
    const { inAlarm: _, status: __, updatedAt: ___, ...rest } = task;
    world.setClock(SEED_TIME + 10 * MINUTE);
    await alarmTaskApi.update({ ...rest, level: 'critical' });
    expect((await alarmsOf('AT-203')).every(({ quiet }) => quiet === null)).toBe(true);
  });

  it('says with a task what keeps its alarms quiet now, all of them or some', async () => {
    open();
    const whole = await silenceApi.add(draft());
    const some = await silenceApi.add(draft({ name: 'One rack', matchers: { ...NOTHING, sources: ['node-sh-02'] } }));
    const {
      inAlarm: _,
      status: __,
      updatedAt: ___,
      version: ____,
      ...input
    } = await alarmTaskApi.get({ id: 'AT-203' });
    const { silences = [] } = await alarmTaskApi.previewNotice(input);
    expect(silences.find(({ id }) => id === whole.id)).toMatchObject({ isWhole: true, until: SEED_TIME + 2 * HOUR });
    expect(silences.find(({ id }) => id === some.id)).toMatchObject({ name: 'One rack', isWhole: false });
  });

  it('refuses a long one without a reason, one of all alarms, one that is over, and one about what is gone', async () => {
    open();
    const sent = (change: Partial<SilenceInput>) => silenceApi.add(draft(change));
    await expect(sent({ schedule: once(25) })).rejects.toThrow('The request does not meet the requirements');
    await sent({ schedule: once(25), reason: 'Moving the rack' });
    await expect(sent({ matchers: NOTHING })).rejects.toThrow('The request does not meet the requirements');
    await expect(sent({ schedule: once(1, SEED_TIME - 3 * HOUR) })).rejects.toThrow('The end has passed');
    await expect(sent({ matchers: { ...NOTHING, taskIds: ['AT-999'] } })).rejects.toThrow('AT-999 is gone');
  });

  it('is for reading to an account without the right', async () => {
    const world = open('readonly');
    expect((await silenceApi.list(ALL)).total).toBe(4);
    await expect(silenceApi.add(draft())).rejects.toThrow();
    world.persona = personas.operator;
    await silenceApi.add(draft());
  });

  it('is there in its calendar in each week that it is in, and not after it was ended', async () => {
    open();
    const { id } = await silenceApi.add(
      draft({
        schedule: {
          repeat: 'weekly',
          zone: 'Europe/Berlin',
          days: [3],
          from: '01:00',
          to: '02:00',
          startAt: SEED_TIME,
          endAt: null,
        },
        reason: 'Every Wednesday',
      }),
    );
    const inWeek = async (from: number) =>
      (await silenceApi.getCalendar({ from, to: from + 7 * DAY })).list.some((one) => one.id === id);
    expect(await inWeek(SEED_TIME)).toBe(true);
    expect(await inWeek(SEED_TIME + 70 * DAY)).toBe(true);
    await silenceApi.end({ id });
    expect(await inWeek(SEED_TIME)).toBe(false);
  });

  it('keeps quiet with two thousand silences and ten thousand alarms that go on', async () => {
    const { token } = signIn();
    const world: World | undefined = worlds.reset(token, { silence: 2000, alarmRecord: 10_000 });
    world?.setClock(SEED_TIME);
    const first = { ...ALL, pageSize: 20 };
    const quiet = await alarmRecordApi.list({ ...first, filters: { quiet: ['quiet'] } });
    expect(quiet.total).toBeGreaterThan(4000);
    expect(quiet.list.every((alarm) => alarm.quiet)).toBe(true);
    expect((await silenceApi.list(first)).total).toBeGreaterThanOrEqual(2000);
    const week = { from: SEED_TIME, to: SEED_TIME + 7 * DAY };
    expect((await silenceApi.getCalendar(week)).list.length).toBeGreaterThan(0);
  });
});
