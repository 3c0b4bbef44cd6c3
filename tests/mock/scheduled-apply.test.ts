import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { nodesOf } from '@mock/system-settings/node-rows';
import { describe, expect, it } from 'vitest';
import { subAccountApi } from '@/api/business-account/sub-account';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import type { Change } from '@/domain/net/node-config';
import { failureOf } from '@/lib/contract/failure';
import { HOUR, MINUTE } from '@/lib/time';
import { signIn } from '../support/gateway';

const NODE = 'BN2026-0001';
const AT = SEED_TIME + 2 * HOUR;

function open(persona: 'main' | 'nodeadmin' = 'main'): World {
  const world = signIn(persona);
  world.setClock(SEED_TIME);
  return world;
}

const configOf = async (id = NODE) => (await nodeNetworkApi.get({ id })).config;

const dnsChange = async (servers = '198.51.100.99', id = NODE): Promise<Change> => {
  const { dns } = await configOf(id);
  return { section: 'dns', key: '', before: dns, after: { ...dns, servers } };
};

/** An edit by which a session begins anew: it comes up again, or never does, since its neighbor is not reached any more. */
async function neighborChange(isGood: boolean): Promise<Change> {
  const one = (await configOf()).bgpNeighbors.find(({ id }) => id === 'peer-1');
  if (!one) throw new TypeError('the node has no such neighbor');
  const after = { ...one, ...(isGood ? { bfd: '' } : { isLoopback: true }) };
  return { section: 'bgpNeighbors', key: one.id, before: one, after };
}

async function schedule(changes: readonly Change[], more: { at?: number; isGuarded?: boolean; despite?: string } = {}) {
  const { version } = await nodeNetworkApi.get({ id: NODE });
  const set = { nodeId: NODE, version, changes: [...changes], at: AT, isGuarded: true, waitMinutes: 5, ...more };
  return scheduledApplyApi.add({ ...set, reason: 'CHG-7' });
}

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown: unknown) => failureOf(thrown).text,
  );
const newestMessage = async () => {
  const [one] = (await messageApi.list({ current: 1, pageSize: 1 })).list;
  return messageApi.get({ id: one?.id ?? '' });
};
const entries = async (id: string) =>
  (await logApi.listOperation({ current: 1, pageSize: 20 })).list.filter(({ object }) => object?.id === id);

const freeze = (more: object = {}) =>
  freezeApi.add({
    name: 'Peak',
    reason: 'Sale goes on',
    zone: 'UTC',
    startAt: AT - HOUR,
    endAt: AT + HOUR,
    scope: { kind: 'nodes', nodeIds: [NODE] },
    overriders: { roleIds: [], accountIds: ['A-main'] },
    ...more,
  });

describe('BEY-44 an apply at a time, in the mock gateway', () => {
  it('waits for its time, is seen by everybody, takes another time, and is applied then for its author', async () => {
    const world = open('nodeadmin');
    const { id } = await schedule([await dnsChange()], { isGuarded: false });
    expect(await refusal(schedule([await dnsChange('192.0.2.1')]))).toContain('already');
    world.persona = personas.main;
    const { list } = await pendingApplyApi.getPending({});
    expect(list.map((one) => one.id)).toContain(id);
    expect(list.find((one) => one.id === id)).toMatchObject({ by: { name: 'acme-nodes', isOwn: false }, moved: [] });
    expect(await refusal(scheduledApplyApi.update({ id, version: 1, at: SEED_TIME }))).toContain('passed');
    await scheduledApplyApi.update({ id, version: 1, at: AT + HOUR });
    world.setClock(AT + 30 * MINUTE);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'scheduled' });
    // Nobody looks at the minute itself.
    world.setClock(AT + 5 * HOUR);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'kept', endedAt: AT + HOUR, nodeVersion: 2 });
    expect((await configOf()).dns.servers).toBe('198.51.100.99');
    const [version] = (await nodeVersionApi.listVersions({ id: NODE })).list;
    expect(version).toMatchObject({ scheduledId: id, at: AT + HOUR, by: { name: 'acme-nodes' }, reason: 'CHG-7' });
    expect((await entries(NODE))[0]).toMatchObject({
      verb: 'autoApply',
      at: AT + HOUR,
      account: { name: 'acme-nodes' },
    });
    world.persona = personas.nodeadmin;
    expect(await newestMessage()).toMatchObject({ receivedAt: AT + HOUR, about: { kind: 'scheduledApply', id } });
  });

  it('gives its edits back to whoever withdraws it, once', async () => {
    const world = open();
    const change = await dnsChange();
    const { id } = await schedule([change]);
    expect(await scheduledApplyApi.withdraw({ id })).toMatchObject({ version: 1, changes: [change] });
    expect(await refusal(scheduledApplyApi.withdraw({ id }))).toContain('withdrawn already');
    world.setClock(AT + HOUR);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'withdrawn' });
    expect((await nodeNetworkApi.get({ id: NODE })).version).toBe(1);
  });

  it.each<[string, string, (world: World) => Promise<unknown>]>([
    [
      'somebody applied meanwhile',
      'baseMoved',
      async () => {
        const { config, version } = await nodeNetworkApi.get({ id: NODE });
        const after = { ...config.bgp, keepalive: 11 };
        const change: Change = { section: 'bgp', key: '', before: config.bgp, after };
        await nodeNetworkApi.apply({ id: NODE, version, changes: [change], isGuarded: false });
      },
    ],
    ['its author was locked', 'noRight', () => subAccountApi.lock({ id: 'A-nodeadmin', password: 'Console#2026' })],
    ['the node is offline', 'offline', async (world) => nodesOf(world).change(NODE, { status: 'offline' })],
    ['the node is frozen', 'frozen', () => freeze()],
    [
      'a wait for a decision goes on',
      'busy',
      async (world) => {
        world.setClock(AT - MINUTE);
        const { version } = await nodeNetworkApi.get({ id: NODE });
        const changes = [await neighborChange(true)];
        await nodeNetworkApi.apply({ id: NODE, version, changes, isGuarded: true, waitMinutes: 30 });
      },
    ],
  ])('is not applied where %s, and says so', async (_, problem, meanwhile) => {
    const world = open('nodeadmin');
    const { id } = await schedule([await dnsChange()]);
    const before = (await configOf()).dns.servers;
    world.persona = personas.main;
    await meanwhile(world);
    if (problem === 'baseMoved') expect((await scheduledApplyApi.get({ id })).moved).not.toEqual([]);
    world.setClock(AT + HOUR);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'notApplied', problem, endedAt: AT });
    expect((await configOf()).dns.servers).toBe(before);
    expect((await entries(id))[0]).toMatchObject({ verb: 'notApplied', result: 'failure', at: AT });
    world.persona = personas.nodeadmin;
    if (problem !== 'noRight') expect((await newestMessage()).title).toContain('not applied');
  });

  it('keeps by itself what it waits for once the sessions are up, and tells which and how long', async () => {
    const world = open();
    const { id } = await schedule([await neighborChange(true)]);
    world.setClock(AT);
    const begun = await scheduledApplyApi.get({ id });
    expect(begun).toMatchObject({ state: 'applying' });
    expect(await nodeNetworkApi.getTask({ taskId: begun.taskId ?? '' })).toMatchObject({ isKeptWhenBack: true });
    world.setClock(AT + 10 * HOUR);
    const { state, sessions, endedAt, endedBy } = await scheduledApplyApi.get({ id });
    expect({ state, endedBy, down: sessions?.down }).toEqual({ state: 'kept', endedBy: null, down: [] });
    expect(sessions?.back).toBe(sessions?.before);
    expect(sessions?.before).toBeGreaterThan(0);
    // At its own time, however late anybody looks.
    expect((endedAt ?? 0) - AT).toBeLessThan(5 * MINUTE);
    expect((await newestMessage()).title).toContain('kept');
    expect((await entries(id))[0]).toMatchObject({ verb: 'end', at: endedAt });
  });

  it('rolls back by itself what did not come up in time, and names it', async () => {
    const world = open();
    const change = await neighborChange(false);
    const { id } = await schedule([change]);
    world.setClock(AT + 10 * HOUR);
    const told = await scheduledApplyApi.get({ id });
    expect(told).toMatchObject({ state: 'rolledBack', endedAt: AT + 5 * MINUTE, endedBy: null, nodeVersion: 3 });
    expect(told.sessions?.down.length).toBeGreaterThan(0);
    expect((await configOf()).bgpNeighbors).toContainEqual(change.before);
    const message = await newestMessage();
    expect(message.title).toContain('rolled back');
    expect(message.content).toContain(told.sessions?.down[0]);
  });

  it('leaves the decision to whoever is there, and says who it was', async () => {
    const world = open();
    const { id } = await schedule([await neighborChange(false)]);
    world.setClock(AT + MINUTE);
    const { taskId } = await scheduledApplyApi.get({ id });
    await nodeNetworkApi.confirm({ taskId: taskId ?? '' });
    expect(await scheduledApplyApi.get({ id })).toMatchObject({
      state: 'kept',
      endedBy: { name: 'acme', isOwn: true },
    });
  });

  it('is refused in a freeze at once, and goes through it for who may override and says why', async () => {
    const world = open();
    await freeze();
    expect(await refusal(schedule([await dnsChange()]))).toContain('Sale goes on');
    const { id } = await schedule([await dnsChange()], { despite: 'INC-1', isGuarded: false });
    expect(await refusal(scheduledApplyApi.update({ id, version: 1, at: AT + MINUTE }))).toContain('Sale goes on');
    world.setClock(AT);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'kept', despite: 'INC-1' });
    expect((await entries(NODE)).map(({ verb }) => verb)).toContain('overrideFreeze');
  });

  it('goes through a freeze for whoever chose the time, and its author hears of that and of a withdrawal', async () => {
    const world = open('nodeadmin');
    await freeze();
    const { id } = await schedule([await dnsChange()], { at: AT + 2 * HOUR, isGuarded: false });
    world.persona = personas.main;
    await scheduledApplyApi.update({ id, version: 1, at: AT, despite: 'INC-2' });
    world.persona = personas.nodeadmin;
    expect((await newestMessage()).title).toBe('Scheduled change moved: 北京核心');
    world.setClock(AT);
    expect(await scheduledApplyApi.get({ id })).toMatchObject({ state: 'kept', by: { name: 'acme-nodes' } });
    const [freezeRow] = (await freezeApi.list({ current: 1, pageSize: 1, filters: { state: ['active'] } })).list;
    expect(freezeRow?.overrides).toMatchObject([{ by: 'acme', reason: 'INC-2' }]);
    const next = await schedule([await dnsChange('198.51.100.98')], { at: AT + 2 * HOUR });
    world.persona = personas.main;
    await scheduledApplyApi.withdraw(next);
    world.persona = personas.nodeadmin;
    expect(await newestMessage()).toMatchObject({
      title: 'Scheduled change withdrawn: 北京核心',
      about: { id: next.id },
    });
  });
});
