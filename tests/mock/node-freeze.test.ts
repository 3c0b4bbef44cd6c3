import { worlds } from '@mock/node';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { logApi } from '@/api/log/query';
import { messageApi } from '@/api/message/message';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeSectionApi } from '@/api/system-settings/node-section';
import { rolloutApi } from '@/api/system-settings/rollout';
import { standingFreezeApi } from '@/api/system-settings/standing-freeze';
import type { ChangeOf } from '@/domain/net/node-config';
import { failureOf } from '@/lib/contract/failure';
import { HOUR, MINUTE } from '@/lib/time';
import { signIn } from '../support/gateway';

const NODE = 'BN2026-0001';
/** Ordinary nodes of a larger fleet, which can be upgraded. */
const [FREE, FROZEN] = ['BN2026-0013', 'BN2026-0014'];
const OTHER = 'BN2026-0012';

function open(persona: 'main' | 'nodeadmin' = 'main'): World {
  const signedIn = signIn(persona);
  const world = worlds.reset(signedIn.token, { businessNode: 14 }) ?? signedIn;
  world.setClock(SEED_TIME);
  return world;
}

const freeze = (more: object = {}) =>
  freezeApi.add({
    name: 'Peak',
    reason: 'Sale goes on',
    zone: 'Asia/Shanghai',
    startAt: SEED_TIME - HOUR,
    endAt: SEED_TIME + HOUR,
    scope: { kind: 'nodes', nodeIds: [NODE] },
    overriders: { roleIds: ['ROLE-2'], accountIds: [] },
    ...more,
  });

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (thrown: unknown) => failureOf(thrown).text,
  );

async function dnsOf(id: string): Promise<{ id: string; version: number | undefined; changes: ChangeOf<'dns'>[] }> {
  const { config, version } = await nodeNetworkApi.get({ id });
  const after = { ...config.dns, servers: '198.51.100.99' };
  return { id, version, changes: [{ section: 'dns', key: '', before: config.dns, after }] };
}
const apply = async (id: string, more: { despite?: string; isGuarded?: boolean } = {}) =>
  nodeNetworkApi.apply({ ...(await dnsOf(id)), isGuarded: false, waitMinutes: 5, ...more });

const upgrade = (...waves: string[][]) =>
  rolloutApi.add({
    ...{ softwareId: 'NSW-1', waves, canary: 0, shareUnit: 'nodes', share: 1, pause: 'minutes', pauseMinutes: 10 },
    ...{ isDrained: false, checksSessions: false, checksFigures: false, maxDrop: 1, maxRise: 20, observeMinutes: 5 },
    ...{ stopAfter: 2, onFailure: 'leave' },
  });

describe('BEY-44 a freeze in the mock gateway', () => {
  it('refuses with its reason, end and who may override it; what it is not about goes on', async () => {
    open();
    await freeze();
    const said = 'Frozen by “Peak” until 2026-11-02 18:30 (Asia/Shanghai): Sale goes on. May override it: ';
    expect(await refusal(apply(NODE))).toContain(said);
    // The main account is not named, and neither does a reason help it.
    expect(await refusal(apply(NODE, { despite: 'INC-1' }))).toContain(said);
    expect(await refusal(nodeSectionApi.dns(await dnsOf(NODE)))).toContain(said);
    const recovery = { id: 'CB-1', password: 'Console#2026' };
    expect(await refusal(configBackupApi.recover({ ...recovery, modules: ['integratedNetwork'] }))).toContain(said);
    expect(await refusal(configBackupApi.recover({ ...recovery, modules: ['publicBase'] }))).toBeNull();
    await freeze({ scope: { kind: 'nodes', nodeIds: [FROZEN] } });
    expect(await refusal(upgrade([FREE], [FROZEN]))).toContain(said);
    expect(await refusal(apply(OTHER))).toBeNull();
  });

  it('is about groups as the gateway knows them, ends at its time or before it, and cannot be changed then', async () => {
    const world = open();
    const { id } = await freeze({ scope: { kind: 'groups', groupIds: ['华东'] } });
    const { list } = await standingFreezeApi.getStanding({});
    expect(list.find((one) => one.id === id)).toMatchObject({
      nodeIds: ['BN2026-0001', 'BN2026-0006', 'BN2026-0011'],
      mayOverride: false,
    });
    expect(await refusal(apply(NODE))).toContain('Sale');
    await freezeApi.end({ id });
    expect(await freezeApi.get({ id })).toMatchObject({
      state: 'ended',
      endedAt: SEED_TIME,
      endedBy: { name: 'acme' },
    });
    expect(await refusal(apply(NODE))).toBeNull();
    expect(await refusal(freezeApi.end({ id }))).toContain('has ended');
    world.setClock(SEED_TIME + 2 * HOUR);
    expect(await refusal(freeze())).toContain('passed');
    expect(
      await refusal(freeze({ endAt: SEED_TIME + 9 * HOUR, scope: { kind: 'nodes', nodeIds: ['BN-0'] } })),
    ).toContain('BN-0');
  });

  it('is overridden by a role that is named, with a reason, and its owner and the log hear of it', async () => {
    const world = open();
    const { id } = await freeze();
    world.persona = personas.nodeadmin;
    expect((await standingFreezeApi.getStanding({})).list.find((one) => one.id === id)?.mayOverride).toBe(true);
    expect(await refusal(apply(NODE))).toContain('Sale');
    await apply(NODE, { despite: 'INC-7 upstream is down' });
    expect((await freezeApi.get({ id })).overrides).toMatchObject([
      { by: 'acme-nodes', nodeId: NODE, reason: 'INC-7 upstream is down' },
    ]);
    world.persona = personas.main;
    const [told] = (await messageApi.list({ current: 1, pageSize: 1 })).list;
    expect(told?.title).toContain('Freeze overridden');
    const log = (await logApi.listOperation({ current: 1, pageSize: 10 })).list;
    const loud = log.filter(({ verb }) => verb === 'overrideFreeze');
    expect(loud.map(({ object, account }) => [object?.kind, account.name])).toEqual(
      expect.arrayContaining([
        ['businessNode', 'acme-nodes'],
        ['nodeFreeze', 'acme-nodes'],
      ]),
    );
  });

  it('holds the upgrade of a single node as it holds an apply, but not who gives it up', async () => {
    const [PAUSED, FAILED] = ['BN2026-0002', 'BN2026-0003'];
    const world = open();
    const { id } = await freeze({ scope: { kind: 'nodes', nodeIds: [PAUSED, FAILED] } });
    const said = 'Frozen by “Peak” until 2026-11-02 18:30 (Asia/Shanghai): Sale goes on. May override it: ';
    // The main account is not named.
    expect(await refusal(businessNodeApi.resumeUpgrade({ id: PAUSED, despite: 'INC-1' }))).toContain(said);
    world.persona = personas.nodeadmin;
    expect(await refusal(businessNodeApi.retryUpgrade({ id: FAILED }))).toContain(said);
    expect(await refusal(businessNodeApi.rollBackUpgrade({ id: FAILED }))).toContain(said);
    expect(await businessNodeApi.get({ id: FAILED })).toMatchObject({ upgrade: 'failed' });
    await businessNodeApi.rollBackUpgrade({ id: FAILED, despite: 'INC-9 resolver crashes' });
    expect(await businessNodeApi.get({ id: FAILED })).toMatchObject({ upgrade: 'rollingBack' });
    expect((await freezeApi.get({ id })).overrides).toMatchObject([
      { by: 'acme-nodes', nodeId: FAILED, reason: 'INC-9 resolver crashes' },
    ]);
    await businessNodeApi.cancelUpgrade({ id: PAUSED });
  });

  it('leaves the decision on what waits already as it was', async () => {
    open();
    const { taskId } = await apply(NODE, { isGuarded: true });
    const other = await apply(OTHER, { isGuarded: true });
    await freeze({ scope: { kind: 'all' } });
    await nodeNetworkApi.confirm({ taskId });
    await nodeNetworkApi.rollback({ taskId: other.taskId });
    expect(await nodeNetworkApi.getTask({ taskId })).toMatchObject({ status: 'kept' });
    expect(await nodeNetworkApi.getTask(other)).toMatchObject({ status: 'rolledBack' });
  });

  it('stops a rollout whose next wave it meets, which says so and goes on after it', async () => {
    const world = open();
    const { id } = await upgrade([FREE], [FROZEN]);
    await freeze({
      startAt: SEED_TIME + MINUTE,
      endAt: SEED_TIME + 10 * HOUR,
      scope: { kind: 'nodes', nodeIds: [FROZEN] },
    });
    world.setClock(SEED_TIME + 5 * HOUR);
    const met = await rolloutApi.get({ id });
    expect(met).toMatchObject({ state: 'paused', pausedBy: 'freeze', wave: 1, continuesAt: null });
    const titles = (await messageApi.list({ current: 1, pageSize: 10 })).list.map(({ title }) => title);
    expect(titles.join()).toContain('paused by a freeze');
    expect(await refusal(rolloutApi.continue({ id, wave: 1 }))).toContain('Sale goes on');
    world.setClock(SEED_TIME + 11 * HOUR);
    await rolloutApi.continue({ id, wave: 1 });
    expect(await rolloutApi.get({ id })).toMatchObject({ state: 'upgrading', wave: 2 });
  });
});
