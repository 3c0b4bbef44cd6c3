import { describe, expect, it } from 'vitest';
import type { Change, EntryOf, NodeConfig, SectionKey } from '@/domain/net/node-config';
import { needsGuard } from '@/domain/net/risk';
import { SECTION_KINDS } from '@/domain/net/sections';
import { must } from './arbitrary';
import { BGP, bond, cast, OSPF, peer } from './lint-case';
import { area, config, link, port, route, template } from './node-configs';

/** A node that announces by BGP and OSPF, with a port, a template and a route that nothing hangs on. */
const node = config({
  interfaces: [
    ...config().interfaces,
    port('eth2', '203.0.113.10'),
    port('eth3', '203.0.114.10'),
    port('eth4', '203.0.115.10'),
    port('eth9', '10.99.0.10'),
  ],
  bgp: BGP,
  bgpNeighbors: [peer('203.0.113.1', { bfd: 'core' }), peer('203.0.113.9', { hasPassword: true })],
  ospfV4: OSPF,
  ospfAreasV4: [area('0')],
  ospfInterfacesV4: [link('eth3', '0')],
  routes: [...config().routes, route('via4', '172.16.0.0', '16', '203.0.115.1')],
  anycast: [cast('192.88.99.53'), cast('192.88.99.54', false)],
  bfdTemplates: [template('core', 3, 300), template('spare', 3, 300)],
});

function edit<S extends SectionKey>(section: S, key: string, seed: Partial<EntryOf<S>>): Change {
  const { entries, change } = SECTION_KINDS[section];
  const before = must(entries(node).find((one) => !('id' in one) || one.id === key) ?? null);
  return change({ key, before, after: { ...before, ...seed } });
}

const added = (destination: string, mask: string, nextHop: string): Change => ({
  section: 'routes',
  key: 'new',
  before: null,
  after: route('new', destination, mask, nextHop),
});

const without = (key: string): Change => ({
  section: 'routes',
  key,
  before: must(node.routes.find(({ id }) => id === key) ?? null),
  after: null,
});

const both = (...edits: Change[]) => edits;

describe('BEY-02 the countdown is on by default', () => {
  it.each<[string, readonly Change[]]>([
    ['another management address', [edit('interfaces', 'eth0', { ipv4: '192.0.2.11' })]],
    ['no gateway', [edit('gateways', '', { ipv4: '' })]],
    ['a binding group', [{ section: 'bindings', key: 'b', before: null, after: bond('1') }]],
    ['a neighbor', [edit('bgpNeighbors', '203.0.113.1', { asNumber: 1 })]],
    [
      'a signed neighbor, whose password shows in no field',
      [edit('bgpNeighbors', '203.0.113.9', { description: 'B' })],
    ],
    ['a port with a BGP neighbor that is disabled', [edit('interfaces', 'eth2', { status: 'disabled' })]],
    ['the same port renumbered', [edit('interfaces', 'eth2', { ipv4: '203.0.120.10' })]],
    ['the same port within its subnet', [edit('interfaces', 'eth2', { ipv4: '203.0.113.11' })]],
    ['a port of OSPF that is disabled', [edit('interfaces', 'eth3', { status: 'disabled' })]],
    ['a port with the hop of a route', [edit('interfaces', 'eth4', { status: 'disabled' })]],
    ['a port that takes the subnet of another one', [edit('interfaces', 'eth9', { ipv4: '203.0.113.99' })]],
    ['timers of a template in use', [edit('bfdTemplates', 'core', { minTx: 10, minRx: 10 })]],
    ['slower timers of a template in use', [edit('bfdTemplates', 'core', { multiplier: 20 })]],
    ['a default route', [added('0.0.0.0', '0.0.0.0', '203.0.115.1')]],
    ['a default route of IPv6', [added('::', '0', '2001:db8:1::9')]],
    ['half of a default route', [added('128.0.0.0', '1', '203.0.115.1')]],
    [
      'both halves',
      both(added('0.0.0.0', '1', '203.0.115.1'), { ...added('128.0.0.0', '1', '203.0.115.1'), key: 'new2' }),
    ],
    ['a route that is narrower than the default gateway', [added('172.16.0.0', '12', '203.0.115.1')]],
    ['a route in another one, by another hop', [added('10.1.0.0', '16', '192.0.2.9')]],
    ['another hop of a route', [edit('routes', 'r1', { nextHop: '192.0.2.9' })]],
    ['another destination of a route', [edit('routes', 'r1', { destination: '11.0.0.0' })]],
    ['a route that goes', [without('r1')]],
    ['an address that is withdrawn', [edit('anycast', '192.88.99.53', { isAdvertised: false })]],
    ['an address that the gateway has', [edit('anycast', '192.88.99.54', { address: '192.0.2.1' })]],
    ['a loopback', [edit('loopback', '', { ipv4: '10.255.0.1' })]],
  ])('for %s', (_, changes) => {
    expect(needsGuard(changes, node)).toBe(true);
  });

  it.each<[string, readonly Change[]]>([
    ['a neighbor that is called otherwise', [edit('bgpNeighbors', '203.0.113.1', { description: 'Transit B' })]],
    ['a remark', [edit('anycast', '192.88.99.53', { remark: 'x' })]],
    ['name servers', [edit('dns', '', { servers: '127.0.0.1' })]],
    [
      'SNMP',
      [{ section: 'snmp', key: '', before: node.snmp, after: { version: 'v1', port: 161, hasCommunity: true } }],
    ],
    ['the clock', [edit('time', '', { zone: 'Asia/Shanghai' })]],
    ['a template that nobody uses', [edit('bfdTemplates', 'spare', { minTx: 10, minRx: 10 })]],
    ['another name of a template in use', [edit('bfdTemplates', 'core', { name: 'backbone' })]],
    ['a new template', [{ section: 'bfdTemplates', key: 'n', before: null, after: template('n', 2, 10) }]],
    ['a port that nothing hangs on', [edit('interfaces', 'eth9', { status: 'disabled' })]],
    ['its address', [edit('interfaces', 'eth9', { ipv4: '10.98.0.10' })]],
    ['a route by the hop that is taken anyway', [added('10.1.0.0', '16', '192.0.2.254')]],
    ['a route to the default gateway', [added('11.0.0.0', '8', '192.0.2.1')]],
    ['another writing of a route', [edit('routes', 'r1', { destination: '10.0.0.1', mask: '8' })]],
    ['nothing', []],
  ])('not for %s', (_, changes) => {
    expect(needsGuard(changes, node)).toBe(false);
  });

  it('for a port that OSPF speaks on through the group that it is bound in', () => {
    const bound: NodeConfig = {
      ...node,
      bindings: [bond('1', { first: 'eth9', second: 'eth8' })],
      ospfInterfacesV4: [link('bond0', '0')],
    };
    expect(needsGuard([edit('interfaces', 'eth9', { status: 'disabled' })], bound)).toBe(true);
    const second = { ...bound, bindings: [bond('1', { first: 'eth8', second: 'eth9' })] };
    expect(needsGuard([edit('interfaces', 'eth9', { status: 'disabled' })], second)).toBe(true);
  });

  it('not for a port beside a gateway that is not set, nor for a route that leads where none is', () => {
    const bare: NodeConfig = { ...node, gateways: { ipv4: '', ipv6: '' }, routes: [], bgpNeighbors: [] };
    expect(needsGuard([edit('interfaces', 'eth9', { status: 'disabled' })], bare)).toBe(false);
    expect(needsGuard([added('11.0.0.0', '8', '192.0.2.1')], bare)).toBe(true);
    // An entry that no gateway would take says nothing.
    expect(needsGuard([added('11.0.0.0', '99', 'hop')], bare)).toBe(false);
    expect(needsGuard([added('11.0.0.0', '8', 'hop')], bare)).toBe(true);
  });

  it('not for ports of protocols that are off', () => {
    const off: NodeConfig = { ...node, bgp: { ...BGP, isEnabled: false }, ospfV4: { ...OSPF, isEnabled: false } };
    expect(needsGuard([edit('interfaces', 'eth2', { status: 'disabled' })], off)).toBe(false);
    expect(needsGuard([edit('interfaces', 'eth3', { status: 'disabled' })], off)).toBe(false);
  });
});
