import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { reportInstanceApi } from '@/api/report/instance';
import { sharedReportApi, shareLinkApi } from '@/api/report/share';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 1000 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CARE = { ownerId: 'A-main', until: SEED_TIME + 4 * HOUR, note: '', isTakeover: false };

function open(persona: 'main' | 'readonly' = 'main') {
  const world = signIn(persona);
  world.setClock(SEED_TIME);
  return world;
}

async function alarmOf(taskId: string, source?: string) {
  const { list } = await alarmRecordApi.list({ ...ALL, filters: { taskId: [taskId], status: ['inAlarm'] } });
  const found = list.find((one) => source === undefined || one.source === source);
  if (!found) throw new Error(`no alarm of ${taskId}`);
  return found;
}

const as = async <R>(world: World, key: 'main' | 'operator', run: () => Promise<R>): Promise<R> => {
  world.persona = personas[key];
  return run().finally(() => {
    world.persona = personas.main;
  });
};

const storyOf = async (id: string) => {
  const { turns, care = [] } = await alarmRecordApi.getTimeline({ id });
  return { turns, care: care.map(({ what, owner }) => `${what} ${owner?.name ?? ''}`.trim()) };
};

describe('the mock gateway of acknowledgments', () => {
  it('stops the repeats of an alarm, tells its recovery, and says both in its story', async () => {
    const world = open();
    const { id } = await alarmOf('AT-203', 'node-bj-03');
    await alarmRecordApi.acknowledge({ id, ...CARE, note: 'on it' });
    expect(await alarmRecordApi.get({ id })).toMatchObject({
      isAcknowledged: true,
      acknowledgment: { owner: { id: 'A-main', name: 'acme' }, note: 'on it' },
    });
    world.setClock(SEED_TIME + HOUR);
    const { turns, care } = await storyOf(id);
    const since = turns.filter(({ at }) => at > SEED_TIME);
    expect(since.filter(({ move }) => move === 'trigger').map(({ decision }) => decision)).toEqual(
      expect.arrayContaining(['acknowledged']),
    );
    expect(since.some(({ move, decision }) => move === 'trigger' && decision === 'sent')).toBe(false);
    const end = turns.find(({ move }) => move === 'recover');
    expect(end).toMatchObject({ decision: 'sent' });
    expect(end?.text).toContain('Owner: acme');
    expect(care).toEqual(['acknowledge acme', 'over acme']);
    // Of what is over it is known who had it.
    expect(await alarmRecordApi.get({ id })).toMatchObject({
      isAcknowledged: false,
      acknowledgment: { owner: { name: 'acme' } },
    });
  });

  it('goes back to telling once the time is up', async () => {
    const world = open();
    const { id } = await alarmOf('AT-203', 'node-sh-02');
    await alarmRecordApi.acknowledge({ id, ...CARE, until: SEED_TIME + 12 * MINUTE });
    world.setClock(SEED_TIME + 30 * MINUTE);
    const { turns, care } = await storyOf(id);
    expect(care).toEqual(['acknowledge acme', 'expire acme']);
    expect(turns.find(({ move }) => move === 'resume')).toMatchObject({
      at: SEED_TIME + 12 * MINUTE,
      decision: 'sent',
    });
    expect(await alarmRecordApi.get({ id })).toMatchObject({ isAcknowledged: false, acknowledgment: null });
  });

  it('ends an acknowledgment when the task of the alarm is given a worse level', async () => {
    const world = open();
    const { id } = await alarmOf('AT-203', 'node-sh-02');
    await alarmRecordApi.acknowledge({ id, ...CARE });
    world.setClock(SEED_TIME + MINUTE);
    const { inAlarm: _, status: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-203' });
    await alarmTaskApi.update({ ...task, level: 'emergency' });
    world.setClock(SEED_TIME + 2 * MINUTE);
    const { turns, care } = await storyOf(id);
    expect(care).toEqual(['acknowledge acme', 'worsen acme']);
    expect(turns.at(-1)).toMatchObject({ move: 'resume', decision: 'sent' });
    expect(await alarmRecordApi.get({ id })).toMatchObject({ level: 'emergency', isAcknowledged: false });
  });

  it('tells the second of two people who has it, lets him take over, and lets it be given back', async () => {
    const world = open();
    const { id, name } = await alarmOf('AT-203', 'node-sh-02');
    await as(world, 'operator', () => alarmRecordApi.acknowledge({ id, ...CARE, ownerId: 'A-operator' }));
    await expect(alarmRecordApi.acknowledge({ id, ...CARE })).rejects.toThrow(
      'acme-operator has already acknowledged this alarm',
    );
    world.setClock(SEED_TIME + MINUTE);
    await alarmRecordApi.acknowledge({ id, ...CARE, isTakeover: true });
    world.setClock(SEED_TIME + 2 * MINUTE);
    await alarmRecordApi.acknowledge({ id, ...CARE, until: null });
    world.setClock(SEED_TIME + 3 * MINUTE);
    await alarmRecordApi.addNote({ id, note: 'seen' });
    await alarmRecordApi.release({ id });
    expect((await storyOf(id)).care).toEqual([
      'acknowledge acme-operator',
      'takeOver acme',
      'change acme',
      'note',
      'release',
    ]);
    await expect(alarmRecordApi.release({ id })).rejects.toThrow('Nobody has acknowledged this alarm');
    const { list } = await logApi.listOperation({ ...ALL, keyword: id });
    expect(list.map(({ verb }) => verb)).toEqual(expect.arrayContaining(['acknowledge', 'release', 'addNote']));
    expect(list.every(({ object }) => object?.kind === 'alarm' && (object.name === name || object.name === id))).toBe(
      true,
    );
  });

  it('does many at once, and names those that others have', async () => {
    const world = open();
    const taken = await alarmOf('AT-203', 'node-sh-02');
    await as(world, 'operator', () => alarmRecordApi.acknowledge({ id: taken.id, ...CARE, ownerId: 'A-operator' }));
    const filters = { status: ['inAlarm'], taskId: ['AT-203'] };
    const { total } = await alarmRecordApi.list({ ...ALL, filters });
    const first = await alarmRecordApi.bulkAcknowledge({ all: { filters }, ...CARE });
    expect(first.succeeded).toHaveLength(total - 1);
    expect(first.failed).toEqual([{ id: taken.id, message: 'acme-operator has already acknowledged this alarm' }]);
    const mine = { ...filters, owner: ['mine'] };
    expect((await alarmRecordApi.list({ ...ALL, filters: mine })).total).toBe(total - 1);
    expect((await alarmRecordApi.list({ ...ALL, filters: { ...filters, owner: ['nobody'] } })).total).toBe(0);
    const second = await alarmRecordApi.bulkAcknowledge({ ids: [taken.id], ...CARE, isTakeover: true });
    expect(second).toEqual({ succeeded: [taken.id], failed: [] });
    expect((await alarmRecordApi.list({ ...ALL, filters: mine })).total).toBe(total);
  });

  it('gives an alarm to an account that can see it, and to no other; who is given it hears of it', async () => {
    const world = open();
    const { id } = await alarmOf('AT-203', 'node-sh-02');
    const { list } = await alarmRecordApi.getOwners({});
    expect(list.map(({ name }) => name)).toContain('acme-operator');
    expect(list.map(({ name }) => name)).not.toContain('acme-locked');
    await expect(alarmRecordApi.acknowledge({ id, ...CARE, ownerId: 'A-locked' })).rejects.toThrow(
      /Cannot be assigned/,
    );
    await alarmRecordApi.acknowledge({ id, ...CARE, ownerId: 'A-operator', note: 'please look' });
    const message = await as(world, 'operator', async () => (await messageApi.list(ALL)).list[0]);
    expect(message?.title).toMatch(/^acme assigned an alarm to you: node-sh-02/);
    expect((await messageApi.list(ALL)).list[0]?.title).not.toBe(message?.title);
  });

  it('stands in the report of its week with who had it and the note, and not in what is shared of that', async () => {
    const world = open();
    const { id } = await alarmOf('AT-203', 'node-bj-03');
    await alarmRecordApi.acknowledge({ id, ...CARE, until: null, note: 'fan replaced' });
    world.setClock(SEED_TIME + 9 * 24 * HOUR);
    const { list } = await reportInstanceApi.list(ALL);
    const reportId = list.find((one) => one.kind === 'alarm' && one.fromDay === '2026-11-02')?.id ?? '';
    const { report } = await reportInstanceApi.getAlarmReport({ id: reportId });
    expect(report?.list?.find((one) => one.id === id)).toMatchObject({ owner: 'acme', note: 'fan replaced' });
    const { share } = await shareLinkApi.add({ reportId, days: 1 });
    const shared = await sharedReportApi.getAlarmReport({ share });
    const outside = shared.state === 'open' ? shared.report.list?.find((one) => one.id === id) : undefined;
    expect(outside).toMatchObject({ id });
    expect(outside).not.toHaveProperty('owner');
    expect(outside).not.toHaveProperty('note');
  });

  it('refuses what is over, a time that has passed, and who only reads', async () => {
    open();
    const { id } = await alarmOf('AT-203', 'node-sh-02');
    const over = (await alarmRecordApi.list({ ...ALL, filters: { status: ['recovered'] } })).list[0];
    await expect(alarmRecordApi.acknowledge({ id: over?.id ?? '', ...CARE })).rejects.toThrow('The alarm is over');
    await expect(alarmRecordApi.acknowledge({ id, ...CARE, until: SEED_TIME })).rejects.toThrow(/has passed/);
    open('readonly');
    await expect(alarmRecordApi.acknowledge({ id, ...CARE })).rejects.toThrow(/no right/);
  });

  it('knows nothing of it on a gateway without it', async () => {
    const world = open();
    world.gateway = GATEWAY_KINDS.core;
    const { list } = await alarmRecordApi.list(ALL);
    expect(list.some((one) => 'isAcknowledged' in one || 'acknowledgment' in one)).toBe(false);
  });
});
