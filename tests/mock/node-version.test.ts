import type { World } from '@mock/runtime/world';
import { changeByHand } from '@mock/system-settings/node-network';
import { configOf } from '@mock/system-settings/node-network-seeds';
import { KEPT_VERSIONS, type KeptVersion, linesChanged, withVersion } from '@mock/system-settings/version-rows';
import { describe, expect, it } from 'vitest';
import { logApi } from '@/api/log/query';
import { askRouter } from '@/api/system-settings/looking-glass';
import { nodeDriftApi, runningText } from '@/api/system-settings/node-drift';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { changesTo } from '@/domain/net/changes-to';
import { driftOf } from '@/domain/net/drift/drift';
import { readRib } from '@/domain/net/looking-glass/inside';
import type { Change } from '@/domain/net/node-config';
import { signIn } from '../support/gateway';

/** The node with a past, whose router somebody changed by hand; and one without. */
const LAB = 'BN2026-0008';
const PLAIN = 'BN2026-0001';

const dnsTo = (before: string, after: string): Change => ({
  section: 'dns',
  key: '',
  before: { servers: before },
  after: { servers: after },
});

async function apply(id: string, changes: Change[], more: { reason?: string; isGuarded?: boolean } = {}) {
  const { version } = await nodeNetworkApi.get({ id });
  return nodeNetworkApi.apply({ id, version, changes, isGuarded: false, waitMinutes: 1, ...more });
}

const versionsOf = async (id: string) => (await nodeVersionApi.listVersions({ id })).list;
const linesOn = async (id: string) => (await nodeDriftApi.getDrifts({})).list.find((one) => one.id === id)?.lines;
const reasonRequired = () => nodeVersionApi.setApplyRules({ isReasonRequired: true });

async function newestEntry() {
  const { list } = await logApi.listOperation({ current: 1, pageSize: 1 });
  return logApi.get({ id: list[0]?.id ?? '' });
}

describe('BEY-43 the versions of a node at the gateway', () => {
  it('are its past: numbers, authors, reasons, kinds, and in which sections how many lines', async () => {
    signIn();
    const list = await versionsOf(LAB);
    const { version, config } = await nodeNetworkApi.get({ id: LAB });
    expect(list.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(version).toBe(9);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(
      new Set(['apply', 'software', 'autoRollback', 'recovery', 'first']),
    );
    expect(list[0]).toMatchObject({ by: { name: 'acme-nodes', isOwn: false }, lines: [{ section: 'dns', count: 1 }] });
    expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted((a, b) => b - a));
    const [newest, before] = await Promise.all([9, 8].map((number) => nodeVersionApi.getVersion({ id: LAB, number })));
    expect(newest?.config).toEqual(config);
    expect(changesTo(config, before?.config ?? config)).toMatchObject([{ section: 'dns' }]);
    await expect(nodeVersionApi.getVersion({ id: LAB, number: 10 })).rejects.toThrow();
  });

  it('grow by each apply and each way back, with the reason', async () => {
    const world = signIn();
    const { config } = await nodeNetworkApi.get({ id: PLAIN });
    const { servers } = config.dns;
    await apply(PLAIN, [dnsTo(servers, '192.0.2.54')], { reason: 'CHG-1 try another resolver' });
    expect((await versionsOf(PLAIN))[0]).toMatchObject({
      number: 2,
      kind: 'apply',
      reason: 'CHG-1 try another resolver',
      by: { isOwn: true },
      lines: [{ section: 'dns', count: 3 }],
    });
    expect(await newestEntry()).toMatchObject({ verb: 'apply', nodeVersion: 2, reason: 'CHG-1 try another resolver' });
    const { list } = await nodeNetworkApi.listApplies({ current: 1, pageSize: 5, filters: { nodeId: [PLAIN] } });
    expect(list[0]).toMatchObject({ version: 2, reason: 'CHG-1 try another resolver' });

    const { taskId } = await apply(PLAIN, [dnsTo('192.0.2.54', '192.0.2.55')], { isGuarded: true });
    await nodeNetworkApi.rollback({ taskId });
    expect(await newestEntry()).toMatchObject({ verb: 'rollback', nodeVersion: 4 });
    await apply(PLAIN, [dnsTo('192.0.2.54', '192.0.2.56')], { isGuarded: true });
    world.setClock(world.now() + 61_000);
    expect((await versionsOf(PLAIN)).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'autoRollback 6',
      'apply 5',
      'rollback 4',
      'apply 3',
      'apply 2',
      'first 1',
    ]);
    expect(await newestEntry()).toMatchObject({ verb: 'autoRollback', nodeVersion: 6 });

    expect((await nodeVersionApi.getApplyRules({})).kept).toBe(KEPT_VERSIONS);
  });

  it('are the newest fifty: the oldest goes, and the one after it still says what it changed', () => {
    const [before, config] = [configOf(6, 0), configOf(7, 0)];
    const made = { at: 0, by: null, kind: 'apply', reason: '', taskId: null, config, before } as const;
    const numbers = Array.from({ length: KEPT_VERSIONS + 7 }, (_, index) => index + 1);
    const kept = numbers.reduce<readonly KeptVersion[]>((all, number) => withVersion(all, { ...made, number }), []);
    expect([kept.length, kept[0]?.number, kept.at(-1)?.number]).toEqual([KEPT_VERSIONS, 8, KEPT_VERSIONS + 7]);
    expect(kept[0] && linesChanged(kept[0])).toEqual([{ section: 'routes', count: 1 }]);
  });

  it('asks for a reason where that is required, and lets only those say so who may', async () => {
    signIn();
    await reasonRequired();
    expect(await newestEntry()).toMatchObject({ verb: 'setApplyRules' });
    const { config } = await nodeNetworkApi.get({ id: PLAIN });
    const change = dnsTo(config.dns.servers, '192.0.2.54');
    await expect(apply(PLAIN, [change])).rejects.toMatchObject({ failure: { fields: { reason: expect.any(String) } } });
    await expect(apply(PLAIN, [change], { reason: ' ' })).rejects.toThrow();
    await expect(apply(PLAIN, [change], { reason: 'x'.repeat(201) })).rejects.toThrow();
    await apply(PLAIN, [change], { reason: 'CHG-2' });
    expect((await versionsOf(PLAIN))[0]?.reason).toBe('CHG-2');
    signIn('readonly');
    await expect(reasonRequired()).rejects.toThrow();
  });
});

describe('BEY-43 what runs on the routers of nodes', () => {
  it('is told of every node in one call, and of what cannot be read as not read', async () => {
    signIn();
    const { list } = await nodeDriftApi.getDrifts({});
    expect(list.filter(({ lines }) => lines !== 0).map(({ id, lines }) => [id, lines])).toEqual([
      ['BN2026-0007', null],
      [LAB, 3],
    ]);
    const [{ config }, text] = await Promise.all([nodeNetworkApi.get({ id: LAB }), runningText({ nodeId: LAB })]);
    const lines = driftOf(config, text)?.lines ?? [];
    expect(lines.map(({ section, before, after }) => [section, before, after])).toEqual([
      ['routes', 'ip route 10.30.0.0/16 192.0.2.254', null],
      ['bgpNeighbors', null, 'neighbor 192.0.2.1 timers 5 15'],
      ['routes', null, 'ip route 10.77.0.0/16 192.0.2.254'],
    ]);
    await expect(runningText({ nodeId: 'BN2026-0007' })).rejects.toThrow();
    // The table of the same router says the same.
    const prefixes = readRib(await askRouter(LAB, 'routes4')).rows.map(({ prefix }) => prefix);
    expect(prefixes).toContain('10.77.0.0/16');
    expect(prefixes).not.toContain('10.30.0.0/16');
  });

  it('drifts when a router is changed, and no more once its section is applied again', async () => {
    const world: World = signIn();
    expect(await linesOn(PLAIN)).toBe(0);
    changeByHand(world, PLAIN, [
      { block: 'router bgp 64512', line: 'timers bgp 30 90', isGone: true },
      { block: '', line: 'ip route 10.99.0.0/16 192.0.2.254', isGone: false },
      { block: 'router rip', line: 'network eth0', isGone: false },
      { block: '', line: 'ip route 1.1.1.1/32 192.0.2.254', isGone: true },
    ]);
    expect(await linesOn(PLAIN)).toBe(2);
    const { config } = await nodeNetworkApi.get({ id: PLAIN });
    const again: Change = { section: 'bgp', key: '', before: config.bgp, after: config.bgp, isAgain: true };
    await apply(PLAIN, [again]);
    expect(await linesOn(PLAIN)).toBe(1);
    await apply(PLAIN, [{ section: 'routes', key: '', before: null, after: null, isAgain: true }]);
    expect(await linesOn(PLAIN)).toBe(0);
    expect((await nodeNetworkApi.get({ id: PLAIN })).config).toEqual(config);
  });
});
