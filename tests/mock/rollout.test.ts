import { control } from '@mock/control';
import { worlds as allWorlds } from '@mock/node';
import { planFate } from '@mock/rollout/fates';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { nodesOf } from '@mock/system-settings/node-rows';
import { describe, expect, it } from 'vitest';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { alarmRecordApi } from '@/api/alarm/record';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { announcementApi } from '@/api/system-settings/announcement';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { nodeMonitorApi } from '@/api/system-settings/node-monitor';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { type RolloutMember, rolloutApi } from '@/api/system-settings/rollout';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { MOST_UPGRADED } from '@/domain/rollout/plan';
import { MINUTE } from '@/lib/time';
import { ORIGIN, signIn } from '../support/gateway';

const SOFTWARE = 'NSW-1';
const VERSION = '5.3.0';
const POLICY = {
  canary: 1,
  shareUnit: 'percent',
  share: 50,
  pause: 'minutes',
  pauseMinutes: 10,
  isDrained: true,
  checksSessions: true,
  checksFigures: true,
  maxDrop: 1,
  maxRise: 20,
  observeMinutes: 5,
  stopAfter: 2,
  onFailure: 'rollBack',
} as const;

const idOf = (serial: number) => `BN2026-${String(serial).padStart(4, '0')}`;
/** Ordinary nodes: those from 13 on are like each other. */
const A = idOf(13);
const [B, C, D, E] = [14, 15, 16, 17].map(idOf);

/** A fleet of so many nodes, its clock stopped. */
function open(nodes = 20, persona: 'main' | 'nodeadmin' = 'main'): World {
  const signedIn = signIn(persona);
  const world = allWorlds.reset(signedIn.token, { businessNode: nodes }) ?? signedIn;
  world.setClock(SEED_TIME);
  return world;
}

const later = (world: World, minutes: number) => world.setClock(world.now() + minutes * MINUTE);
const start = (waves: readonly (readonly (string | undefined)[])[], policy = {}) =>
  rolloutApi.add({
    ...POLICY,
    ...policy,
    softwareId: SOFTWARE,
    waves: waves.map((ids) => ids.filter((id) => id !== undefined)),
  });
const get = async ({ id }: { id: string }) => {
  const [rollout, { list: members }] = await Promise.all([rolloutApi.get({ id }), rolloutApi.getMembers({ id })]);
  return { ...rollout, members };
};
const states = ({ members }: { members: readonly RolloutMember[] }) =>
  members.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));
const node = (id = '') => businessNodeApi.get({ id });
const advertised = async (id: string) =>
  (await nodeNetworkApi.get({ id })).config.anycast.filter(({ isAdvertised }) => isAdvertised).length;
const figure = async (id: string, key: string, minutesAgo = 0) => {
  const { series } = await nodeMonitorApi.getMetrics({ id, range: 'hour' });
  return series.find((one) => one.key === key)?.values.at(-1 - minutesAgo) ?? null;
};

describe('BEY-46 a rollout in the mock gateway', () => {
  it('drains a node, restarts it, sees its sessions back, announces again and looks at its figures', async () => {
    const world = open();
    const announced = await advertised(A);
    expect(announced).toBeGreaterThan(0);
    const traffic = (await figure(A, 'inbound')) ?? 0;
    const made = await start([[A]]);
    expect(await get(made)).toMatchObject({ state: 'upgrading', wave: 1, waves: 1, underWay: 1 });
    expect((await get(made)).members[0]).toMatchObject({ step: 'drain', withdrawn: announced });
    expect(await advertised(A)).toBe(0);
    expect(await node(A)).toMatchObject({ upgrade: 'upgrading', upgradeVersion: VERSION, softwareVersion: '5.2.1' });
    later(world, 1);
    expect((await get(made)).members[0]?.step).toBe('install');
    expect(await figure(A, 'inbound')).toBeLessThan(traffic / 5);
    later(world, 3.5);
    // Away: it answers nobody, tells nothing and is on nobody's air.
    expect((await get(made)).members[0]?.step).toBe('restart');
    expect((await node(A)).status).toBe('offline');
    await expect(routingStateApi.getRoutingState({ id: A })).rejects.toThrow();
    expect(await figure(A, 'cpu')).toBeNull();
    expect(await figure(A, 'successRate')).toBeNull();
    expect(await node(A)).toMatchObject({ softwareVersion: '5.2.1' });
    later(world, 1);
    expect((await node(A)).softwareVersion).toBe(VERSION);
    later(world, 1);
    const seen = await get(made);
    expect(seen.members[0]).toMatchObject({ state: 'upgrading', step: 'observe', withdrawn: 0, now: VERSION });
    expect(await advertised(A)).toBe(announced);
    expect((await announcementApi.getOthers({ id: A })).list.some(({ reach }) => reach !== 'unknown')).toBe(true);
    // Its sessions are younger than the rollout.
    const { bgp } = await routingStateApi.getRoutingState({ id: A });
    expect(bgp.filter(({ state }) => state === 'established').every(({ since }) => since > SEED_TIME)).toBe(true);
    later(world, 6);
    const ended = await get(made);
    expect(ended).toMatchObject({ state: 'success', succeeded: 1, failed: 0, underWay: 0 });
    expect(ended.members[0]?.checks.map(({ kind, isMet }) => [kind, isMet])).toEqual([
      ['sessions', true],
      ['successRate', true],
      ['latency', true],
    ]);
    expect(await node(A)).toMatchObject({ status: 'running', upgrade: 'success', softwareVersion: VERSION });
    // What it took is what the next one is estimated from, without the time that it was looked at.
    const { durations } = await rolloutApi.getCandidates({ id: SOFTWARE });
    expect(durations.some((ms) => ms > 4 * MINUTE && ms < 8 * MINUTE)).toBe(true);
  });

  it('counts the nodes that die in wave 2, stops there, tells it, and brings them back', async () => {
    const world = open();
    const made = await start([[A], [B, C, D], [E]], { pauseMinutes: 0, onFailure: 'leave' });
    for (const id of [B, C]) planFate(world, id ?? '', 'dies');
    later(world, 12);
    expect(await get(made)).toMatchObject({ wave: 2, succeeded: 1 });
    later(world, 20);
    const stopped = await get(made);
    expect(states(stopped)).toEqual(['success', 'failed: noAnswer', 'failed: noAnswer', 'success', 'inactive']);
    expect(stopped).toMatchObject({ state: 'paused', pausedBy: 'failures', continuesAt: null, wave: 2, failed: 2 });
    expect(await node(B)).toMatchObject({ status: 'offline', upgrade: 'failed', softwareVersion: '5.2.1' });
    later(world, 600);
    expect(states(await get(made)).at(-1)).toBe('inactive');
    const [told] = (await messageApi.list({ current: 1, pageSize: 5 })).list;
    expect(told?.title).toContain('paused automatically');
    const { about, content } = await messageApi.get({ id: told?.id ?? '' });
    expect(about).toMatchObject({ kind: 'rollout', id: made.id });
    expect(content).toContain('业务节点 14, 业务节点 15');
    const alarms = async () =>
      (await alarmRecordApi.list({ current: 1, pageSize: 10, keyword: 'business-node-5.3.0' })).list;
    expect(await alarms()).toMatchObject([
      { taskName: 'Software upgrades that stopped', status: 'inAlarm', level: 'error' },
    ]);
    const log = (await logApi.listOperation({ current: 1, pageSize: 50 })).list;
    const entry = log.find(({ verb }) => verb === 'autoPause');
    // The alarm began when it stopped, and not when somebody looked.
    expect((await alarms())[0]?.firstAt).toBe(entry?.at);
    // Five minutes after the slowest of them went away, and not when somebody looked.
    expect(entry?.at).toBeLessThan(SEED_TIME + 32 * MINUTE);
    expect(log.filter(({ object }) => object?.id === B).map(({ verb }) => verb)).toContain('upgrade');

    await rolloutApi.rollBackFailed(made);
    expect(states(await get(made)).filter((one) => one.startsWith('rollingBack'))).toHaveLength(2);
    later(world, 5);
    expect(states(await get(made)).slice(1, 3)).toEqual(['rollbackSuccess: noAnswer', 'rollbackSuccess: noAnswer']);
    expect(await node(B)).toMatchObject({ status: 'running', upgrade: 'rollbackSuccess', softwareVersion: '5.2.1' });
    expect(await advertised(B ?? '')).toBeGreaterThan(0);
    // Once the cause is gone one of them is tried again, and the rest goes on.
    for (const id of [B, C]) planFate(world, id ?? '', null);
    await rolloutApi.retryNode({ ...made, member: B ?? '' });
    later(world, 15);
    expect(states(await get(made))[1]).toBe('success');
    await rolloutApi.continue({ ...made, wave: 2 });
    expect(await alarms()).toMatchObject([{ status: 'recovered' }]);
    later(world, 15);
    expect(await get(made)).toMatchObject({ state: 'failed', succeeded: 4, failed: 1, wave: 3 });
    await rolloutApi.retryNode({ ...made, member: C ?? '' });
    later(world, 15);
    expect(await get(made)).toMatchObject({ state: 'success', succeeded: 5, failed: 0 });
  });

  it.each([
    ['refuses', 'install', 'rollbackSuccess'],
    ['silent', 'sessions', 'rollbackSuccess'],
    ['slow', 'latency', 'rollbackSuccess'],
    ['drops', 'successRate', 'rollbackSuccess'],
    ['gone', 'noAnswer', 'rollbackFailed'],
  ] as const)('brings a node that %s back by itself, for %s: %s', async (fate, reason, state) => {
    const world = open();
    planFate(world, A, fate);
    const made = await start([[A], [B]], { stopAfter: 1 });
    later(world, 40);
    const { members, ...seen } = await get(made);
    expect(seen).toMatchObject({ state: 'paused', pausedBy: 'failures' });
    expect(members[0]).toMatchObject({ state, reason, now: '5.2.1' });
    expect(members[1]?.state).toBe('inactive');
    expect(await node(A)).toMatchObject({
      upgrade: state,
      softwareVersion: '5.2.1',
      status: fate === 'gone' ? 'offline' : 'running',
    });
    expect((await advertised(A)) > 0).toBe(fate !== 'gone');
  });

  it('is told of the fate of a node by a control', async () => {
    const world = open();
    const tell = (body: object) =>
      control(
        new Request(`${ORIGIN}/mock/node`, {
          method: 'POST',
          headers: { 'Access-Token': world.token },
          body: JSON.stringify(body),
        }),
        allWorlds,
      );
    expect((await tell({ id: A, fate: 'sleeps' }))?.status).toBe(400);
    expect((await tell({ id: A, fate: 'refuses' }))?.status).toBe(200);
    const made = await start([[A]], { onFailure: 'leave' });
    later(world, 10);
    expect(states(await get(made))).toEqual(['failed: install']);
  });

  it('leaves a failed node as it is where that was chosen, its addresses withdrawn and said so', async () => {
    const world = open();
    planFate(world, A, 'silent');
    const made = await start([[A]], { onFailure: 'leave' });
    later(world, 40);
    const { state, members } = await get(made);
    expect(state).toBe('failed');
    expect(members[0]).toMatchObject({ state: 'failed', reason: 'sessions', now: VERSION });
    expect(members[0]?.withdrawn).toBeGreaterThan(0);
    expect(await advertised(A)).toBe(0);
  });

  it('asks for nothing that was not asked for: no drain, no gates', async () => {
    const world = open();
    planFate(world, A, 'slow');
    const made = await start([[A]], { isDrained: false, checksSessions: false, checksFigures: false });
    expect((await get(made)).members[0]).toMatchObject({ step: 'install', withdrawn: 0 });
    later(world, 8);
    expect(await get(made)).toMatchObject({ state: 'success' });
  });

  it('waits between waves, begins the next by itself or once somebody continues, and pauses meanwhile', async () => {
    const world = open();
    const made = await start([[A], [B]]);
    later(world, 15);
    const waiting = await get(made);
    expect(waiting).toMatchObject({ state: 'paused', pausedBy: 'wave', wave: 1 });
    await rolloutApi.pause(made);
    later(world, 60);
    expect(await get(made)).toMatchObject({ state: 'paused', pausedBy: 'operator', continuesAt: null, wave: 1 });
    await expect(rolloutApi.pause(made)).rejects.toThrow();
    await rolloutApi.continue({ ...made, wave: 1 });
    expect(await get(made)).toMatchObject({ state: 'upgrading', wave: 2 });
    later(world, 20);
    const first = await get(made);
    expect(first.state).toBe('success');
    // By itself: exactly ten minutes after the first wave was over, whenever anybody looks.
    const other = await start([[C], [D]]);
    later(world, 15);
    const { continuesAt } = await get(other);
    later(world, 120);
    const [, second] = (await get(other)).members;
    expect(second?.state).toBe('success');
    const begun = (await logApi.listOperation({ current: 1, pageSize: 50 })).list.find(
      ({ object }) => object?.id === D,
    );
    expect(begun?.at).toBeGreaterThan(continuesAt ?? 0);
    expect(begun?.at).toBeLessThan((continuesAt ?? 0) + 15 * MINUTE);
  });

  it('lets two operators who press the same thing do it once', async () => {
    const world = open();
    const made = await start([[A], [B], [C]], { pause: 'manual' });
    later(world, 15);
    // Both saw that wave 1 is over.
    await rolloutApi.continue({ ...made, wave: 1 });
    later(world, 15);
    expect(await get(made)).toMatchObject({ state: 'paused', wave: 2 });
    await expect(rolloutApi.continue({ ...made, wave: 1 })).rejects.toThrow();
    expect(await get(made)).toMatchObject({ state: 'paused', wave: 2 });
    // One continues, the other cancels while the node is under way: it is finished, the next is not begun.
    await rolloutApi.continue({ ...made, wave: 2 });
    await rolloutApi.cancel(made);
    await expect(rolloutApi.continue({ ...made, wave: 3 })).rejects.toThrow();
    await expect(rolloutApi.cancel(made)).rejects.toThrow();
    expect(await get(made)).toMatchObject({ state: 'cancelled', underWay: 1, endedAt: null });
    later(world, 15);
    const ended = await get(made);
    expect(states(ended)).toEqual(['success', 'success', 'success']);
    expect(ended).toMatchObject({ state: 'cancelled', underWay: 0 });
    expect(ended.endedAt).not.toBeNull();
  });

  it('gives up what has not begun', async () => {
    const world = open();
    const made = await start([[A], [B]]);
    await rolloutApi.cancel(made);
    later(world, 15);
    expect(states(await get(made))).toEqual(['success', 'cancelled']);
    expect(await node(B)).toMatchObject({ upgrade: 'inactive', softwareVersion: '5.2.1' });
  });

  it('refuses nodes that cannot be upgraded now, and says which', async () => {
    const world = open();
    const made = await start([[A], [B]]);
    const { list } = await rolloutApi.getCandidates({ id: SOFTWARE });
    expect(list.find(({ id }) => id === B)?.rolloutId).toBe(made.id);
    await expect(start([[B]])).rejects.toThrow(/业务节点 14|can/);
    // The first has the version, one is paused by hand, one is away.
    for (const serial of [1, 2, 7]) await expect(start([[idOf(serial)]])).rejects.toThrow(/cannot be upgraded now/);
    await expect(start([[C, C]])).rejects.toThrow();
    await expect(start([['BN-none']])).rejects.toThrow();
    await expect(rolloutApi.getCandidates({ id: 'NSW-none' })).rejects.toThrow();
    // A package that nodes are waiting for is not deleted.
    const uses = (await nodeSoftwareApi.getUses({ id: SOFTWARE })).list.map(({ id }) => id);
    expect(uses).toEqual(expect.arrayContaining([A, B]));
    await expect(nodeSoftwareApi.delete({ id: SOFTWARE, password: world.password })).rejects.toThrow();
  });

  it('goes on with a node that is retried or rolled back from the list of nodes', async () => {
    const world = open();
    planFate(world, A, 'refuses');
    const made = await start([[A], [B]], { onFailure: 'leave', stopAfter: 1 });
    later(world, 10);
    await businessNodeApi.retryUpgrade({ id: A });
    expect((await get(made)).members[0]).toMatchObject({ state: 'upgrading' });
    later(world, 10);
    await businessNodeApi.rollBackUpgrade({ id: A });
    later(world, 10);
    expect((await get(made)).members[0]?.state).toBe('rollbackSuccess');
  });

  it('upgrades DDI nodes too, of which there are no addresses and no figures', async () => {
    const world = open();
    const { list } = await rolloutApi.getCandidates({ id: 'NSW-4' });
    expect(list.map(({ site }) => site)).toContain('ORG-2');
    const made = await rolloutApi.add({ ...POLICY, softwareId: 'NSW-4', waves: [['DDI-1']] });
    later(world, 10);
    expect(await get(made)).toMatchObject({ state: 'success' });
    expect(await ddiNodeApi.get({ id: 'DDI-1' })).toMatchObject({
      softwareVersion: '5.2.1-hotfix.2+0714',
      status: 'normal',
    });
    expect((await rolloutApi.getCandidates({ id: 'NSW-5' })).list).toEqual([]);
  });

  it(`takes ${MOST_UPGRADED} nodes, and not one more`, async () => {
    const world = open(MOST_UPGRADED + 20);
    const ids = nodesOf(world)
      .rows.slice(12)
      .map(({ id }) => id);
    await expect(start([ids.slice(0, MOST_UPGRADED + 1)])).rejects.toThrow();
    const made = await start([ids.slice(0, 1), ids.slice(1, MOST_UPGRADED)], { pauseMinutes: 0 });
    later(world, 60);
    expect(await get(made)).toMatchObject({ state: 'success', succeeded: MOST_UPGRADED });
  });

  it('tells of its past, and lets a node of it be tried again', async () => {
    const world = open();
    const { list } = await rolloutApi.list({ current: 1, pageSize: 10, filters: { state: ['cancelled'] } });
    expect(list).toMatchObject([{ id: 'RO-2', failed: 3, succeeded: 1 }]);
    await rolloutApi.retryNode({ id: 'RO-2', member: idOf(8) });
    await expect(rolloutApi.retryNode({ id: 'RO-2', member: A })).rejects.toThrow();
    expect((await get({ id: 'RO-2' })).endedAt).toBeNull();
    later(world, 15);
    expect(states(await get({ id: 'RO-2' })).at(-1)).toBe('success');
    await expect(rolloutApi.pause({ id: 'RO-2' })).rejects.toThrow();
  });

  it('is for whoever may upgrade nodes, asks for a second proof, and is not there on a gateway without it', async () => {
    signIn('readonly');
    await expect(start([[A]])).rejects.toThrow(/permission|right/);
    signIn('main');
    const { settings, version } = await loginSecurityApi.get({});
    const guarded = { ...settings, isOn: true, protectsCriticalOperations: true };
    await loginSecurityApi.update({ version, settings: guarded });
    await expect(start([[idOf(12)]])).rejects.toMatchObject({ failure: { code: '40114' } });
    const poor = open();
    poor.gateway = GATEWAY_KINDS.core;
    await expect(rolloutApi.list({ current: 1, pageSize: 1 })).rejects.toThrow();
    expect(personas.nodeadmin.actions).toContain('node');
  });
});
