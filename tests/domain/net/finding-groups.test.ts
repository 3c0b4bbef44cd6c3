import { describe, expect, it } from 'vitest';
import { groupFindings, parted } from '@/domain/net/finding-groups';
import { hearingOf } from '@/domain/net/heard';
import { lint } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import { offAir } from '@/domain/net/off-air';
import { BGP, cast, OSPF, peer } from './lint-case';
import { area, config, link, route } from './node-configs';

const routes = (count: number, hop: string, from = 0) =>
  Array.from({ length: count }, (_, index) => route(`r${from + index}`, `10.${from + index}.0.0`, '16', hop));

describe('BEY-03 findings', () => {
  it('are told once for each cause, the worst first, and none is left out', () => {
    const next = config({
      routes: [...routes(19, '203.0.113.1'), ...routes(3, '203.0.113.2', 30)],
      snmp: { version: 'v1', port: 161, hasCommunity: true },
      interfaces: [],
    });
    const found = lint(next);
    const groups = groupFindings(found);
    expect(groups.map(({ first, all }) => `${all.length} ${first.code} ${first.values.hop ?? ''}`.trim())).toEqual([
      '1 lastInterface',
      '1 gatewayOffLink',
      '1 gatewayOffLink',
      '19 nextHopOffLink 203.0.113.1',
      '3 nextHopOffLink 203.0.113.2',
      '1 snmpPlain',
    ]);
    expect(groups.flatMap(({ all }) => all)).toHaveLength(found.length);
  });

  it('are new with a change, or were there already', () => {
    const before = config({ routes: routes(2, '203.0.113.1') });
    const { fresh, old } = parted(lint(config({ routes: routes(3, '203.0.113.1') }), before), lint(before));
    expect(fresh.map(({ path }) => path[1])).toEqual(['r2']);
    expect(old.map(({ path }) => path[1])).toEqual(['r0', 'r1']);
  });
});

describe('NET-09 who hears a node', () => {
  const node = config({
    bgp: BGP,
    bgpNeighbors: [
      peer('192.0.2.1'),
      peer('10.9.9.9'),
      peer('2001:db8:1::1'),
      peer('10.1.1.1', { isLoopback: true, multiHop: 2 }),
    ],
    ospfV4: OSPF,
    ospfAreasV4: [area('0'), area('1', 'stub'), area('2', 'nssa')],
    ospfInterfacesV4: [link('eth0', '0'), link('eth1', '1'), link('eth9', '0')],
    anycast: [cast('192.88.99.1'), cast('192.88.99.2', false), cast('2001:db8:53::1')],
  });

  it('are the neighbors of the family that can be met, and ports in areas that carry the addresses', () => {
    expect(hearingOf(node)[4]).toEqual({
      family: 4,
      addresses: ['192.88.99.1'],
      neighbors: ['192.0.2.1'],
      ports: ['eth0'],
    });
    expect(hearingOf(node)[6]).toEqual({
      ...{ family: 6, addresses: ['2001:db8:53::1'] },
      ...{ neighbors: ['2001:db8:1::1'], ports: [] },
    });
  });

  it.each<[string, Partial<NodeConfig>, string[]]>([
    ['its IPv6 neighbor', { bgpNeighbors: [peer('192.0.2.1')] }, ['anycastSilenced IPv6']],
    [
      'BGP, while OSPF goes on for one family',
      { bgp: { ...BGP, isEnabled: false } },
      ['anycastSilenced IPv6', 'bgpStops '],
    ],
    ['the last address of a family', { anycast: [cast('2001:db8:53::1')] }, ['anycastLast IPv4']],
    ['one neighbor of two ways', { ospfInterfacesV4: [] }, []],
  ])('is asked about before a step takes %s', (_, seed, codes) => {
    const found = offAir(node, { ...node, ...seed });
    expect(found.map(({ code, values }) => `${code} ${values.family ?? ''}`)).toEqual(codes);
  });
});
