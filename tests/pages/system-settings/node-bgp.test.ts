import type { World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { linkStateApi } from '@/api/system-settings/link-state';
import { nodeMonitorApi } from '@/api/system-settings/node-monitor';
import { nodeConfig, nodeNetworkApi } from '@/api/system-settings/node-network';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { anycastInput } from '@/domain/net/anycast/schema';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import { bgpInput, bgpProcess, neighborInput } from '@/domain/net/bgp/schema';
import type { Change } from '@/domain/net/node-config';
import { config, template } from '../../domain/net/node-configs';
import { placed } from '../../lib/rules/issues';
import { signIn } from '../../support/gateway';

const PROCESS = { isEnabled: true, asNumber: '64512', keepalive: 60, hold: 180 };
const PEER: BgpNeighbor = {
  id: 'n',
  address: '2001:db8::1',
  asNumber: 64_600,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
};
const CAST = { id: 'a', address: '192.88.99.53', isAdvertised: true, remark: '' };

describe('NET-08 the BGP process', () => {
  it.each([
    [{}, []],
    [{ asNumber: '1' }, []],
    [{ asNumber: '4294967295' }, []],
    [{ asNumber: '0' }, ['asNumber: asnFormat']],
    [{ asNumber: '4294967296' }, ['asNumber: asnFormat']],
    [{ asNumber: '1.10' }, ['asNumber: asnFormat']],
    [{ asNumber: '' }, ['asNumber: too_small']],
    [{ keepalive: 1, hold: 3 }, []],
    [{ keepalive: 0 }, ['keepalive: too_small']],
    [{ keepalive: 65_536 }, ['keepalive: too_big']],
    [{ hold: 0 }, []],
    [{ hold: 2 }, ['hold: holdFormat']],
    [{ hold: 65_535 }, []],
    [{ hold: 65_536 }, ['hold: holdFormat']],
    [{ isEnabled: false, asNumber: '' }, []],
  ])('with %j: %j', (seed, issues) => {
    expect(placed(bgpInput, { ...PROCESS, ...seed })).toEqual(issues);
  });

  it('may be without a number only while it is off', () => {
    expect(bgpProcess.safeParse({ ...PROCESS, isEnabled: false, asNumber: null }).success).toBe(true);
    expect(bgpProcess.safeParse({ ...PROCESS, asNumber: null }).success).toBe(false);
  });
});

describe('NET-08 neighbors', () => {
  const beside = { others: [PEER], templates: [template('core', 3, 300)], isPasswordKept: false };
  const NEW = { ...PEER, address: '192.0.2.1' };

  it.each([
    [{}, []],
    [{ multiHop: 1 }, []],
    [{ multiHop: '255' }, []],
    [{ multiHop: '' }, []],
    [{ multiHop: 0 }, ['multiHop: too_small']],
    [{ multiHop: '256' }, ['multiHop: too_big']],
    [{ address: '192.0.2' }, ['address: ipFormat']],
    [{ address: '' }, ['address: too_small']],
    [{ address: '2001:DB8:0:0::1' }, ['address: neighborTaken']],
    [{ asNumber: '0' }, ['asNumber: asnFormat']],
    [{ bfd: 'core' }, []],
    [{ bfd: 'gone' }, ['bfd: bfdMissing']],
    [{ hasPassword: true, password: '' }, ['password: too_small']],
    [{ hasPassword: true, password: 'a b' }, ['password: noSpaces']],
    [{ hasPassword: true, password: 'x'.repeat(64) }, []],
    [{ hasPassword: true, password: 'x'.repeat(65) }, ['password: too_big']],
  ])('one with %j: %j', (seed, issues) => {
    expect(placed(neighborInput(beside), { ...NEW, ...seed })).toEqual(issues);
  });

  it('keep a password that is there', () => {
    expect(placed(neighborInput({ ...beside, isPasswordKept: true }), { ...NEW, hasPassword: true })).toEqual([]);
  });
});

describe('NET-09 anycast addresses', () => {
  it.each([
    [{}, ['address: anycastTaken']],
    [{ address: '192.88.99.54' }, []],
    [{ address: '2001:db8::53', remark: '' }, []],
    [{ address: '192.88.99.53/32' }, ['address: ipFormat']],
    [{ address: '2001:db8::53', remark: 'x'.repeat(129) }, ['remark: too_big']],
  ])('one with %j: %j', (seed, issues) => {
    expect(placed(anycastInput([CAST]), { ...CAST, ...seed })).toEqual(issues);
  });

  it('and neighbors are refused twice in one node, and a template that is gone', () => {
    const twice = config({
      bgpNeighbors: [PEER, { ...PEER, id: 'm', address: '2001:DB8:0::1', bfd: 'gone' }],
      anycast: [CAST, { ...CAST, id: 'b' }],
    });
    expect(placed(nodeConfig, twice)).toEqual([
      'bgpNeighbors.1.address: neighborTaken',
      'bgpNeighbors.1.bfd: bfdMissing',
      'anycast.1.address: anycastTaken',
    ]);
  });
});

const ID = 'BN2026-0001';
const at = async (address: string) => {
  const { bgp: sessions } = await routingStateApi.getRoutingState({ id: ID });
  return sessions.find((one) => one.address === address);
};
const pass = (world: World, ms: number) => {
  world.setClock(world.now() + ms);
  world.tick();
};
const neighbor = (seed: Partial<BgpNeighbor>): Change => ({
  section: 'bgpNeighbors',
  key: 'new-1',
  before: null,
  after: { ...PEER, id: 'new-1', address: '198.51.100.9', ...seed },
});
const apply = async (changes: Change[], secrets: { key: string; value: string }[] = []) => {
  const { version } = await nodeNetworkApi.get({ id: ID });
  return nodeNetworkApi.apply({
    id: ID,
    version,
    changes,
    isGuarded: false,
    secrets: secrets.map((one) => ({ section: 'bgpNeighbors', field: 'password', ...one })),
  });
};
const open = () => {
  const world = signIn();
  world.setClock(1_800_000_000_000);
  return world;
};

describe('NET-08 what the gateway refuses', () => {
  it('is a neighbor that is to sign without a password', async () => {
    open();
    const signed = neighbor({ hasPassword: true });
    await expect(apply([signed])).rejects.toMatchObject({ failure: { code: '60000' } });
    await expect(apply([signed], [{ key: 'new-1', value: 'x'.repeat(65) }])).rejects.toMatchObject({
      failure: { code: '60000' },
    });
    await apply([signed], [{ key: 'new-1', value: 's3cret' }]);
    expect(JSON.stringify(await nodeNetworkApi.get({ id: ID }))).not.toContain('s3cret');
  });
});

describe('BEY-18 routing state', () => {
  it('shows every kind of session that the seeds hold', async () => {
    open();
    const { bgp: sessions, bfd, ospf, now } = await routingStateApi.getRoutingState({ id: ID });
    expect(now).toBe(1_800_000_000_000);
    expect(new Set(sessions.map(({ lastError }) => lastError))).toEqual(
      new Set(['', 'holdExpired', 'badPeerAs', 'noRoute', 'bfdDown', 'refused']),
    );
    expect(bfd.map(({ state }) => state)).toEqual(expect.arrayContaining(['up', 'down']));
    expect(ospf.find(({ version, port }) => version === 'v4' && port === 'eth0')?.neighbors).toMatchObject([
      { state: 'full', role: 'dr' },
      { state: 'full', role: 'bdr' },
      { state: 'twoWay', role: 'other' },
    ]);
  });

  it('walks an applied neighbor up to Established by the clock', async () => {
    const world = open();
    await at('192.0.2.1');
    await apply([neighbor({})]);
    const seen: unknown[] = [];
    for (let second = 0; second < 5; second += 1) {
      seen.push((await at('198.51.100.9'))?.state);
      pass(world, 1_000);
    }
    expect(seen).toEqual(['idle', 'connect', 'openSent', 'openConfirm', 'established']);
    expect(await at('198.51.100.9')).toMatchObject({ since: 1_800_000_004_000, sent: 1, lastError: '' });
  });

  it('starts a session anew when its neighbor changes, and repeats what never comes up', async () => {
    const world = open();
    const wrong = await at('203.0.113.1');
    expect(wrong).toMatchObject({ lastError: 'badPeerAs' });
    const { config: held } = await nodeNetworkApi.get({ id: ID });
    const before = held.bgpNeighbors.find(({ address }) => address === '203.0.113.1') ?? null;
    if (!before) throw new Error('the seed has it');
    const after = { ...before, asNumber: 64_605 };
    await apply([{ section: 'bgpNeighbors', key: before.id, before, after }]);
    pass(world, 4_000);
    expect(await at('203.0.113.1')).toMatchObject({ state: 'established', lastError: '' });
    const far = async () => (await at('10.9.9.9'))?.state;
    const states = new Set<unknown>();
    for (let step = 0; step < 4; step += 1) {
      states.add(await far());
      pass(world, 10_000);
    }
    expect(states).toEqual(new Set(['connect', 'active']));
  });

  it('tells how long a session is down, whatever its tries, and keeps it while the neighbor is called otherwise', async () => {
    const world = open();
    const lost = await at('10.9.9.9');
    expect(await at('192.0.2.1')).not.toHaveProperty('downSince');
    pass(world, 15_000);
    const tried = await at('10.9.9.9');
    expect(tried?.since).not.toBe(lost?.since);
    expect(tried?.downSince).toBe(lost?.downSince);
    const up = await at('192.0.2.1');
    const { config: held, hasDescriptions } = await nodeNetworkApi.get({ id: ID });
    expect(hasDescriptions).toBe(true);
    const before = held.bgpNeighbors.find(({ address }) => address === '192.0.2.1') ?? null;
    if (!before) throw new Error('the seed has it');
    await apply([{ section: 'bgpNeighbors', key: before.id, before, after: { ...before, description: 'Core B' } }]);
    expect(await at('192.0.2.1')).toEqual(up);
  });

  it('tells of the ports what their links do, in figures that agree with the monitoring of the node', async () => {
    open();
    const { list } = await linkStateApi.getLinkState({ id: ID });
    expect(list.map(({ link }) => link)).toEqual(['up', 'up', 'up', 'down', 'adminDown']);
    const { series } = await nodeMonitorApi.getMetrics({ id: ID, range: 'hour' });
    const inbound = series.find(({ key }) => key === 'inbound')?.values.at(-1) ?? 0;
    expect(list.reduce((sum, { inMbps }) => sum + (inMbps ?? 0), 0)).toBeCloseTo(inbound, 0);
    const { config: held } = await nodeNetworkApi.get({ id: ID });
    const before = held.interfaces.find(({ id }) => id === 'eth2') ?? null;
    if (!before) throw new Error('the seed has it');
    await apply([{ section: 'interfaces', key: 'eth2', before, after: { ...before, status: 'disabled' } }]);
    const after = (await linkStateApi.getLinkState({ id: ID })).list.find(({ name }) => name === 'eth2');
    expect(after).toMatchObject({ link: 'adminDown', since: 1_800_000_000_000, speedMbps: null, inMbps: null });
    expect(await at('203.0.113.1')).toMatchObject({ lastError: 'noRoute' });
  });

  it('is all idle once the process is off', async () => {
    open();
    const { config: held } = await nodeNetworkApi.get({ id: ID });
    await apply([{ section: 'bgp', key: '', before: held.bgp, after: { ...held.bgp, isEnabled: false } }]);
    const { bgp: sessions, bfd } = await routingStateApi.getRoutingState({ id: ID });
    expect(new Set(sessions.map(({ state }) => state))).toEqual(new Set(['idle']));
    expect(bfd.find(({ peer }) => peer === '192.0.2.1')?.state).toBe('adminDown');
  });
});
