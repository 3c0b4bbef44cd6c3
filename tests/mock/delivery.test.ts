import { attemptsOf, failReceiver } from '@mock/delivery/engine';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { overviewApi } from '@/api/console/home';
import { pushTaskApi } from '@/api/log/push-task';
import { logApi } from '@/api/log/query';
import { type DeliveryOwner, deliveryApis } from '@/api/message/delivery';
import { messageApi } from '@/api/message/message';
import { robotApi } from '@/api/message/robot';
import { HOUR, MINUTE } from '@/lib/time';
import { signIn } from '../support/gateway';

const ALL = { current: 1, pageSize: 1000 };
const HEAD = { kind: 'robot', id: 'RB-4' } as const;

function open(persona: 'main' | 'readonly' = 'main'): World {
  const world = signIn(persona);
  world.setClock(SEED_TIME);
  return world;
}

const at = (world: World, minutes: number) => world.setClock(SEED_TIME + minutes * MINUTE);
const summary = (kind: DeliveryOwner, id: string) => deliveryApis[kind].getSummary({ id });
const attempts = async (kind: DeliveryOwner, id: string, filters = {}) =>
  (await deliveryApis[kind].list({ ...ALL, filters: { ownerId: [id], ...filters } })).list;

/** What was delivered to the robot of an alarm, by the notice it was. */
const arrivals = (world: World) =>
  attemptsOf(world).flatMap(({ receiver, isDelivered, key, endedAt }) =>
    receiver === HEAD.id && isDelivered === true && endedAt > SEED_TIME ? [{ key, endedAt }] : [],
  );

describe('BEY-37 the mock gateway of deliveries', () => {
  it('fails, waits, suspends and recovers with a receiver that fails for an hour', async () => {
    const world = open();
    failReceiver(world, HEAD, SEED_TIME, SEED_TIME + HOUR, 503);
    at(world, 20);
    const during = await summary('robot', HEAD.id);
    expect(during).toMatchObject({ state: 'active', reason: 'serverError' });
    expect(during.waiting.total).toBeGreaterThan(0);
    expect(during.waiting.total).toBe(during.counts.waiting);
    expect(during.nextAt).toBeGreaterThan(world.now());
    expect((await robotApi.get({ id: HEAD.id })).delivery).toMatchObject({ state: 'retrying', reason: 'serverError' });
    at(world, 70);
    const stopped = await summary('robot', HEAD.id);
    expect(stopped).toMatchObject({ state: 'suspended', failures: 10, limit: 10, nextAt: null });
    const failed = (await attempts('robot', HEAD.id, { result: ['failed'] })).filter((one) => one.at >= SEED_TIME);
    // After 1, 2, 4 and then every 5 minutes, one piece at a time.
    expect(failed.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const pauses = failed
      .slice(0, -1)
      .map((one, index) => Math.floor((one.at - (failed[index + 1]?.at ?? 0)) / MINUTE));
    expect(pauses.reverse()).toEqual([1, 2, 4, 5, 5, 5, 5, 5, 5]);
    expect((await robotApi.list({ ...ALL, filters: { delivery: ['suspended'] } })).list.map(({ id }) => id)).toContain(
      HEAD.id,
    );
    // It is told where such things are told, and written down at its time.
    const told = (await messageApi.list(ALL)).list.find(({ title }) => title.includes('NOC on call'));
    expect(told).toMatchObject({ receivedAt: stopped.suspendedAt, isRead: false });
    expect((await overviewApi.getAttention({})).deliveries?.latest).toMatchObject({ kind: 'robot', id: HEAD.id });
    const logged = async (verb: string) =>
      (await logApi.list({ ...ALL, filters: { verb: [verb], objectId: [HEAD.id] } })).list;
    expect(await logged('autoSuspend')).toMatchObject([{ at: stopped.suspendedAt, object: { name: 'NOC on call' } }]);
    // Nothing reached it meanwhile, and what waits goes out in its order once somebody resumes.
    expect(arrivals(world)).toEqual([]);
    await deliveryApis.robot.resume({ id: HEAD.id });
    expect(await logged('resume')).toMatchObject([{ object: { name: 'NOC on call' }, changeCount: 1 }]);
    at(world, 71);
    const after = await summary('robot', HEAD.id);
    expect(after).toMatchObject({ state: 'active', failures: 0, waiting: { total: 0, since: null } });
    expect(arrivals(world)).toHaveLength(stopped.waiting.total);
    expect(after.counts.delivered).toBe(during.counts.delivered + stopped.waiting.total);
  });

  it('tells in the story of an alarm what its robot got, and when', async () => {
    const world = open();
    failReceiver(world, HEAD, SEED_TIME, SEED_TIME + 30 * MINUTE, 'timeout');
    const robots = async () => {
      const { list } = await alarmRecordApi.list({ ...ALL, filters: { taskId: ['AT-203'] } });
      const turns = await Promise.all(list.map(({ id }) => alarmRecordApi.getTimeline({ id })));
      return turns
        .flatMap((story) => story.turns.flatMap((turn) => turn.sendings.map((one) => ({ turn: turn.at, ...one }))))
        .filter(({ channel, turn }) => channel === 'enterprise' && turn > SEED_TIME);
    };
    at(world, 20);
    const before = await robots();
    expect(before.length).toBeGreaterThan(0);
    for (const one of before) expect(one.state).toBe('waiting');
    expect(before[0]).toMatchObject({
      reason: 'providerFailed',
      answer: 'no answer from qyapi.weixin.example within 10 s',
    });
    at(world, 60);
    const late = (await robots()).filter(({ turn }) => turn <= SEED_TIME + 20 * MINUTE);
    expect(late.map(({ state }) => state)).toEqual(before.map(() => 'delivered'));
    // The console says of each notice the very moment at which the receiver had it.
    expect(new Set(arrivals(world).map(({ endedAt }) => endedAt))).toEqual(
      new Set((await robots()).filter(({ state }) => state === 'delivered').map((one) => one.at)),
    );
    for (const { at: had } of late) expect(had).toBeGreaterThanOrEqual(SEED_TIME + 30 * MINUTE);
  });

  it('does the same whenever somebody looks', async () => {
    const plan = (world: World) => failReceiver(world, null, SEED_TIME, SEED_TIME + 20 * MINUTE, 'connectionRefused');
    const often = open();
    plan(often);
    for (let minute = 0; minute <= 60; minute += 3) {
      at(often, minute);
      await summary('pushTask', 'PT-1');
    }
    const once = open();
    plan(once);
    at(once, 60);
    await summary('pushTask', 'PT-1');
    expect(attemptsOf(once)).toEqual(attemptsOf(often));
  });

  it('sends a span again, as many as it says, and not what still waits', async () => {
    const world = open();
    const span: [number, number] = [SEED_TIME - 24 * HOUR, SEED_TIME];
    const ask = () => deliveryApis.pushTask.getSummary({ id: 'PT-1', timeRange: span });
    const before = (await ask()).counts;
    expect(before.failed).toBeGreaterThan(0);
    const listed = await attempts('pushTask', 'PT-1', { result: ['delivered'] });
    expect(listed).toHaveLength(before.delivered);
    expect(await deliveryApis.pushTask.sendAgain({ id: 'PT-1', timeRange: span, which: 'failed' })).toEqual({
      queued: before.failed,
      left: 0,
    });
    expect((await ask()).counts).toEqual({ ...before, failed: 0, waiting: before.failed });
    expect(await deliveryApis.pushTask.sendAgain({ id: 'PT-1', timeRange: span, which: 'failed' })).toMatchObject({
      queued: 0,
    });
    at(world, 1);
    // What the receiver does not take as it is fails for good once more, each of them at once.
    expect((await ask()).counts).toEqual(before);
    const again = await attempts('pushTask', 'PT-1', { origin: ['resend'] });
    expect(again.map(({ reason, number }) => [reason, number])).toEqual(again.map(() => ['tooLarge', 2]));
    expect(again).toHaveLength(before.failed);
    const { queued } = await deliveryApis.pushTask.sendAgain({ id: 'PT-1', timeRange: span, which: 'all' });
    expect(queued).toBe(before.failed + before.delivered);
    at(world, 3);
    expect(await attempts('pushTask', 'PT-1', { origin: ['resend'], result: ['delivered'] })).toHaveLength(
      before.delivered,
    );
  });

  it('shows a test as an attempt of its own that neither waits nor counts', async () => {
    open();
    const before = await summary('pushTask', 'PT-2');
    const reply = await pushTaskApi.sendTest({ id: 'PT-2', module: 'operation' });
    expect(reply).toEqual({ isDelivered: false, status: 401, reply: '{"error":"token required"}', latencyMs: 51 });
    const [test] = await attempts('pushTask', 'PT-2', { origin: ['test'] });
    expect(test).toMatchObject({ result: 'failed', reason: 'unauthorized', status: 401, at: SEED_TIME });
    expect(await summary('pushTask', 'PT-2')).toEqual(before);
    expect((await pushTaskApi.get({ id: 'PT-2' })).lastDelivery).toEqual({ at: SEED_TIME, isDelivered: false });
  });

  it('gives no secret of a header, and refuses what stands in the way', async () => {
    open();
    const [known] = await attempts('pushTask', 'PT-1', { result: ['failed'] });
    const { headers, reply } = await deliveryApis.pushTask.get({ id: known?.id ?? '' });
    expect(headers.find(({ name }) => name === 'server')?.value).toBe('nginx');
    expect(JSON.stringify(headers)).not.toMatch(/b41f90c6e7d2|7f3a91c2d4/);
    expect(reply).not.toBe('');
    await expect(deliveryApis.pushTask.resume({ id: 'PT-1' })).rejects.toMatchObject({ failure: { kind: 'business' } });
    await expect(deliveryApis.pushTask.sendAgain({ id: 'PT-3', which: 'failed' })).rejects.toThrow();
    await expect(summary('robot', 'RB-404')).rejects.toThrow();
    open('readonly');
    expect((await summary('pushTask', 'PT-3')).state).toBe('suspended');
    await expect(deliveryApis.pushTask.resume({ id: 'PT-3' })).rejects.toThrow();
  });

  it('is nowhere on a gateway without it, and suspends nothing there', async () => {
    const world = open();
    world.gateway = GATEWAY_KINDS.core;
    for (const { delivery } of (await robotApi.list(ALL)).list) expect(delivery).toBeUndefined();
    expect((await pushTaskApi.get({ id: 'PT-3' })).delivery).toBeUndefined();
    await expect(summary('robot', 'RB-1')).rejects.toThrow();
    expect((await messageApi.list(ALL)).list.filter(({ title }) => title.includes('suspended automatically'))).toEqual(
      [],
    );
  });
});
