import type { World } from '@mock/runtime/world';
import { describe, expect, it } from 'vitest';
import { nodeConfig, nodeNetworkApi } from '@/api/system-settings/node-network';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { BFD_DEFAULTS, bfdInput } from '@/domain/net/bfd/schema';
import { bindingInput } from '@/domain/net/bindings/schema';
import { withChanges } from '@/domain/net/change-set';
import { dnsInput, gatewaysInput, interfaceInput } from '@/domain/net/interfaces/schema';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { routeInput } from '@/domain/net/routes/schema';
import { config, port, route } from '../../domain/net/node-configs';
import { placed } from '../../lib/rules/issues';
import { signIn } from '../../support/gateway';

const PORT = {
  ipv4: '192.0.2.10',
  ipv4Mask: '255.255.255.0',
  ipv6: '',
  ipv6Mask: '',
  isPolicyRouted: false,
  status: 'enabled',
};
const ROUTE = { protocol: 'ipv4', destination: '10.0.0.1', mask: '8', nextHop: '192.0.2.1' };
const GROUP = { name: 'bond0', mode: '1', first: 'eth1', second: 'eth2' };
const BFD = { ...BFD_DEFAULTS, name: 'core' };

describe('NET-01 ports, gateways and name servers', () => {
  it.each([
    [{}, []],
    [{ ipv4Mask: '24' }, []],
    [{ ipv6: '2001:db8::1', ipv6Mask: '64' }, []],
    [{ ipv4: '', ipv4Mask: '' }, []],
    [{ ipv4: '192.0.2.256' }, ['ipv4: ipv4Format']],
    [{ ipv4Mask: '' }, ['ipv4Mask: maskRequired']],
    [{ ipv4: '' }, ['ipv4: addressRequired']],
    [{ ipv4Mask: '33' }, ['ipv4Mask: maskFamily']],
    [{ ipv4Mask: '255.0.255.0' }, ['ipv4Mask: maskFormat']],
    [{ ipv6: '2001:db8::1', ipv6Mask: '129' }, ['ipv6Mask: prefixFormat']],
    [{ ipv6: '2001:db8::1', ipv6Mask: '255.255.255.0' }, ['ipv6Mask: prefixFormat']],
    [{ ipv6: '192.0.2.1', ipv6Mask: '64' }, ['ipv6: ipv6Format']],
    [{ ipv6: '2001:db8::1' }, ['ipv6Mask: maskRequired']],
    [{ ipv4Mask: '0' }, ['ipv4Mask: maskZero']],
    [{ ipv4Mask: '0.0.0.0' }, ['ipv4Mask: maskZero']],
    [{ ipv6: '2001:db8::1', ipv6Mask: '0' }, ['ipv6Mask: maskZero']],
    [{ ipv4Mask: '1', ipv6: '2001:db8::1', ipv6Mask: '1' }, []],
    [{ status: 'half' }, ['status: invalid_value']],
  ])('a port with %j: %j', (seed, issues) => {
    expect(placed(interfaceInput, { ...PORT, ...seed })).toEqual(issues);
  });

  it.each([
    [{ ipv4: '192.0.2.1', ipv6: '2001:db8::1' }, []],
    [{ ipv4: '', ipv6: '' }, []],
    [{ ipv4: '2001:db8::1', ipv6: '192.0.2.1' }, ['ipv4: ipv4Format', 'ipv6: ipv6Format']],
  ])('the gateways %j: %j', (gateways, issues) => {
    expect(placed(gatewaysInput, gateways)).toEqual(issues);
  });

  it('names each line of the name servers that is no address', () => {
    expect(dnsInput.safeParse({ servers: '192.0.2.53\r\n2001:db8::53\n\n' }).success).toBe(true);
    const issues = dnsInput.safeParse({ servers: '192.0.2.53\n1.1.1.1 8.8.8.8\n\nns.example' }).error?.issues ?? [];
    expect(issues.map((issue) => (issue.code === 'custom' ? issue.params : null))).toEqual([
      { rule: 'dnsLine', line: 2, text: '1.1.1.1 8.8.8.8' },
      { rule: 'dnsLine', line: 4, text: 'ns.example' },
    ]);
  });
});

describe('NET-02 binding groups', () => {
  it.each([
    [{}, []],
    [{ mode: '7' }, ['mode: invalid_value']],
    [{ second: 'eth1' }, ['second: sameInterface']],
    [{ name: '0bond' }, ['name: nameAlnum']],
    [{ name: 'other', second: 'eth3' }, ['second: boundInterface']],
    [{ name: 'bond9' }, ['name: taken']],
    [{ name: 'eth1' }, ['name: taken']],
    [{ second: 'eth9' }, ['second: missingInterface']],
  ])('a group with %j: %j', (seed, issues) => {
    const ports = ['eth1', 'eth2', 'eth3', 'eth4'].map((name) => ({ name }));
    const others = [{ id: 'b', name: 'bond9', mode: '0', first: 'eth3', second: 'eth4' } as const];
    expect(placed(bindingInput(others, ports), { ...GROUP, ...seed })).toEqual(issues);
  });
});

describe('NET-03 static routes', () => {
  it.each([
    [{}, []],
    [{ mask: '255.0.0.0' }, []],
    [{ protocol: 'ipv6' }, ['destination: routeFamily']],
    [{ protocol: 'ipv6', destination: '2001:db8::', mask: '32', nextHop: 'fe80::1' }, []],
    [{ protocol: 'bgp' }, ['protocol: invalid_value']],
    [{ mask: '64' }, ['mask: maskFamily']],
    [{ mask: '' }, ['mask: too_small']],
    [{ nextHop: 'fe80::1' }, ['nextHop: hopFamily']],
    [{ nextHop: '10.0.0.1' }, ['nextHop: hopSame']],
    [{ nextHop: '10.0.0.0' }, ['nextHop: hopSame']],
    [{ nextHop: '10.0.0.2' }, []],
    [{ destination: '172.16.9.9', mask: '255.240.0.0' }, ['destination: routeTaken']],
    [{ destination: '172.16.0.0', mask: '13' }, []],
  ])('a route with %j: %j', (seed, issues) => {
    const others = [route('r', '172.16.0.0', '12', '192.0.2.1')];
    expect(placed(routeInput(others), { ...ROUTE, ...seed })).toEqual(issues);
  });
});

describe('NET-04 BFD templates', () => {
  it.each([
    [{}, []],
    [{ multiplier: 2, minTx: 10, minRx: 60_000 }, []],
    [{ multiplier: '1' }, ['multiplier: too_small']],
    [{ multiplier: '256' }, ['multiplier: too_big']],
    [{ minTx: '9' }, ['minTx: too_small']],
    [{ minRx: '60001' }, ['minRx: too_big']],
    [{ minRx: '3.5' }, ['minRx: integer']],
    [{ name: '1core' }, ['name: nameHyphen']],
    [{ name: 'metro' }, ['name: taken']],
  ])('a template with %j: %j', (seed, issues) => {
    const others = [{ ...BFD_DEFAULTS, id: 't', name: 'metro' }];
    expect(placed(bfdInput(others), { ...BFD, ...seed })).toEqual(issues);
  });
});

describe('the sections of a node together', () => {
  const bound = ['eth1', 'eth2', 'eth3'].map((name) => port(name, ''));
  const bond = { id: 'b', name: 'bond0', mode: '1', first: 'eth1', second: 'eth2' } as const;
  it.each<[string, Partial<NodeConfig>, string[]]>([
    ['sound ones', {}, []],
    [
      'two routes to one network',
      { routes: [route('a', '10.0.0.0', '8', '192.0.2.2'), route('b', '10.0.0.1', '255.0.0.0', '192.0.2.3')] },
      ['routes.1.destination: routeTaken'],
    ],
    [
      'one port in two groups',
      { interfaces: bound, bindings: [bond, { ...bond, id: 'c', name: 'bond1', first: 'eth3' }] },
      ['bindings.1.second: boundInterface'],
    ],
    ['a port that is not there', { bindings: [bond] }, ['bindings.0.second: missingInterface']],
    [
      'two templates of one name',
      {
        bfdTemplates: [
          { ...BFD, id: 'a' },
          { ...BFD, id: 'b' },
        ],
      },
      ['bfdTemplates.1.name: taken'],
    ],
    ['a wrong entry', { routes: [route('a', '10.0.0.0', '8', '10.0.0.0')] }, ['routes.0.nextHop: hopSame']],
  ])('%s', (_, seed, issues) => {
    expect(placed(nodeConfig, config(seed))).toEqual(issues);
  });
});

const ID = 'BN2026-0001';

/** Opens a world whose clock stands still, and the node in it. */
async function open(persona: 'main' | 'readonly' = 'main') {
  const world = signIn(persona);
  world.setClock(0);
  return { world, node: await nodeNetworkApi.get({ id: ID }) };
}

const hop = (node: { config: NodeConfig }, nextHop: string): Change => {
  const before = node.config.routes[0] ?? route('', '', '', '');
  return { section: 'routes', key: before.id, before, after: { ...before, nextHop } };
};
const gateway = (node: { config: NodeConfig }, ipv4: string): Change => {
  const before = node.config.gateways;
  return { section: 'gateways', key: '', before, after: { ...before, ipv4 } };
};

async function applied(node: { version?: number | undefined; config: NodeConfig }, change: Change, isGuarded = true) {
  return nodeNetworkApi.apply({ id: ID, version: node.version, changes: [change], isGuarded, waitMinutes: 1 });
}
const pass = (world: World, ms: number) => world.setClock(world.now() + ms);

describe('the gateway and its nodes', () => {
  it('previews without effect: what changes and what is doubtful, in words', async () => {
    const { node } = await open();
    const preview = await nodeNetworkApi.preview({
      id: ID,
      version: node.version,
      changes: [hop(node, '192.168.9.9')],
    });
    expect(preview.changes).toEqual([
      { path: ['routes', 'route-1', 'nextHop'], before: '192.0.2.254', after: '192.168.9.9' },
    ]);
    expect(preview.warnings).toContainEqual({
      level: 'info',
      code: 'nextHopLearned',
      path: ['routes', 'route-1', 'nextHop'],
      values: { hop: '192.168.9.9' },
      message:
        'Next hop 192.168.9.9 is in no subnet of an enabled interface; the route takes effect once a routing protocol learns a way there.',
    });
    expect(await nodeNetworkApi.get({ id: ID })).toEqual(node);
  });

  it('BEY-02 keeps what is confirmed', async () => {
    const { world, node } = await open();
    const change = hop(node, '192.0.2.7');
    const { taskId, rollbackAt, secondsLeft } = await applied(node, change);
    expect({ rollbackAt, secondsLeft }).toEqual({ rollbackAt: 60_000, secondsLeft: 60 });
    await nodeNetworkApi.confirm({ taskId });
    pass(world, 120_000);
    expect(await nodeNetworkApi.getTask({ taskId })).toMatchObject({
      status: 'kept',
      rollbackAt: null,
      secondsLeft: 0,
    });
    expect((await nodeNetworkApi.get({ id: ID })).config).toEqual(withChanges(node.config, [change]));
    await expect(nodeNetworkApi.rollback({ taskId })).rejects.toMatchObject({ failure: { code: '60006' } });
  });

  it('BEY-02 goes back by itself when nobody says keep, and at once when told', async () => {
    const { world, node } = await open();
    const silent = await applied(node, hop(node, '192.0.2.7'));
    pass(world, 59_000);
    expect(await nodeNetworkApi.getTask({ taskId: silent.taskId })).toMatchObject({
      status: 'waiting',
      secondsLeft: 1,
    });
    pass(world, 1_000);
    expect(await nodeNetworkApi.getTask({ taskId: silent.taskId })).toMatchObject({ status: 'rolledBack', version: 3 });
    const back = await nodeNetworkApi.get({ id: ID });
    expect(back.config).toEqual(node.config);
    const told = await applied(back, hop(back, '192.0.2.7'));
    await nodeNetworkApi.rollback({ taskId: told.taskId });
    expect((await nodeNetworkApi.get({ id: ID })).config).toEqual(node.config);
  });

  it('BEY-02 a node that lost contact cannot be told to keep, and comes back with what it had', async () => {
    const { world, node } = await open();
    const { taskId } = await applied(node, gateway(node, '203.0.113.77'), false);
    expect(await nodeNetworkApi.getTask({ taskId })).toMatchObject({ status: 'waiting', isReachable: false });
    await expect(nodeNetworkApi.confirm({ taskId })).rejects.toMatchObject({ failure: { code: '60006' } });
    pass(world, 60_000);
    expect(await nodeNetworkApi.getTask({ taskId })).toMatchObject({ status: 'rolledBack', isReachable: true });
    expect((await nodeNetworkApi.get({ id: ID })).config).toEqual(node.config);
  });

  it('applies at once what is not guarded, and one thing at a time', async () => {
    const { node } = await open();
    const { taskId, rollbackAt } = await applied(node, hop(node, '192.0.2.7'), false);
    expect(rollbackAt).toBeNull();
    expect(await nodeNetworkApi.getTask({ taskId })).toMatchObject({ status: 'kept' });
    const next = await nodeNetworkApi.get({ id: ID });
    await applied(next, hop(next, '192.0.2.8'));
    const third = await nodeNetworkApi.get({ id: ID });
    await expect(applied(third, hop(third, '192.0.2.9'))).rejects.toMatchObject({ failure: { code: '60006' } });
  });

  it('BEY-18 knows no session of a node that is offline, and applies nothing to it', async () => {
    await open();
    const id = 'BN2026-0007';
    const node = await nodeNetworkApi.get({ id });
    expect(node.isLinked).toBe(false);
    const changes = [hop(node, '192.0.2.7')];
    const refused = { failure: { code: '60006' } };
    await expect(nodeNetworkApi.apply({ id, version: node.version, changes, isGuarded: true })).rejects.toMatchObject(
      refused,
    );
    await expect(routingStateApi.getRoutingState({ id })).rejects.toMatchObject(refused);
  });

  it('refuses a stale version, a duplicate route, a template in use, and an account without the right', async () => {
    const { node } = await open();
    const send = (changes: Change[], version = node.version) => nodeNetworkApi.preview({ id: ID, version, changes });
    await expect(send([hop(node, '192.0.2.7')], 0)).rejects.toMatchObject({ failure: { code: '60002' } });
    const twin = route('new-1', '10.0.0.1', '8', '192.0.2.9');
    await expect(send([{ section: 'routes', key: 'new-1', before: null, after: twin }])).rejects.toMatchObject({
      failure: { code: '60000', fields: { 'routes.24.destination': expect.any(String) } },
    });
    const used = node.config.bfdTemplates[0] ?? null;
    await expect(send([{ section: 'bfdTemplates', key: 'bfd-core', before: used, after: null }])).rejects.toMatchObject(
      {
        failure: { code: '60007' },
      },
    );
    await open('readonly');
    await expect(applied(node, hop(node, '192.0.2.7'))).rejects.toMatchObject({ failure: { code: '60005' } });
  });
});
