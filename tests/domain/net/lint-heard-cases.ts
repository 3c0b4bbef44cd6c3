import { BGP, cast, type LintCase, OSPF, peer, ports } from './lint-case';
import { area, link, port, route } from './node-configs';

const V4 = '192.88.99.1';
const SPEAKING = { bgp: BGP, bgpNeighbors: [peer('192.0.2.1'), peer('198.51.100.1')], anycast: [cast(V4)] };

/** Of who hears a node, and of addresses and numbers that are special. */
export const HEARD_CASES: readonly LintCase[] = [
  ['nothing while somebody hears it', SPEAKING, []],
  [
    'a neighbor less',
    { ...SPEAKING, bgpNeighbors: [peer('192.0.2.1')] },
    ['warning anycastFewer family=IPv4 count=1 peers=2 ports=0 was=2 left=1'],
    SPEAKING,
  ],
  [
    'the last neighbor that goes',
    { ...SPEAKING, bgpNeighbors: [] },
    ['warning anycastSilenced family=IPv4 count=1 peers=2 ports=0 was=2 left=0'],
    SPEAKING,
  ],
  [
    'a process that stops',
    { ...SPEAKING, bgp: { ...BGP, isEnabled: false } },
    ['warning anycastSilenced family=IPv4 count=1 peers=2 ports=0 was=2 left=0', 'warning bgpStops count=2'],
    SPEAKING,
  ],
  [
    'OSPF that goes on',
    {
      ...SPEAKING,
      bgp: { ...BGP, isEnabled: false },
      ...{ ospfV4: OSPF, ospfAreasV4: [area('0')], ospfInterfacesV4: [link('eth0', '0')] },
    },
    ['warning anycastFewer family=IPv4 count=1 peers=2 ports=1 was=3 left=1', 'warning bgpStops count=2'],
    { ...SPEAKING, ospfV4: OSPF, ospfAreasV4: [area('0')], ospfInterfacesV4: [link('eth0', '0')] },
  ],
  [
    'the port that a neighbor is behind',
    {
      ...SPEAKING,
      bgpNeighbors: [peer('198.51.100.1')],
      interfaces: ports.map((one) => (one.name === 'eth1' ? { ...one, status: 'disabled' } : one)),
      ...{ routes: [], gateways: { ipv4: '192.0.2.1', ipv6: '' } },
    },
    [
      'warning bgpOffLink address=198.51.100.1',
      'warning anycastSilenced family=IPv4 count=1 peers=1 ports=0 was=1 left=0',
    ],
    { ...SPEAKING, bgpNeighbors: [peer('198.51.100.1')] },
  ],
  [
    'another number of the own system',
    { ...SPEAKING, bgp: { ...BGP, asNumber: 65_535 } },
    ['warning asReserved as=65535', 'warning asChanged count=2 own=65535 was=64512'],
    SPEAKING,
  ],
  [
    'neighbors with special numbers, and hops that do nothing',
    {
      ...SPEAKING,
      loopback: { ipv4: '10.255.0.10', ipv6: '' },
      bgpNeighbors: [
        peer('192.0.2.1', { asNumber: 23_456 }),
        peer('10.255.0.1', { asNumber: 64_512, multiHop: 2, isLoopback: true }),
        peer('10.255.0.2', { asNumber: 4_294_967_295, multiHop: 2 }),
        peer('2001:db8:9::1', { asNumber: 64_512, isLoopback: true }),
      ],
    },
    [
      'warning asReserved as=23456',
      'info bgpInternalHops address=10.255.0.1',
      'warning asReserved as=4294967295',
      'warning bgpNoLoopback address=2001:db8:9::1 family=IPv6',
    ],
  ],
  [
    'a process without an id of its own',
    {
      ...SPEAKING,
      ...{ interfaces: [port('eth0', '', { ipv6: '2001:db8:1::10', ipv6Mask: '64', isManagement: true })], routes: [] },
      ...{ gateways: { ipv4: '', ipv6: '2001:db8:1::1' }, bgpNeighbors: [peer('2001:db8:1::1')] },
      loopback: { ipv4: V4, ipv6: '' },
    },
    ['warning bgpNoRouterId', `warning anycastLoopback address=${V4}`, 'warning anycastUnheard family=IPv4 count=1'],
  ],
  [
    'anycast addresses that something else has, and a router id among them',
    {
      bgp: BGP,
      bgpNeighbors: [peer('198.51.100.2')],
      loopback: { ipv4: '10.255.0.10', ipv6: 'fe80::1' },
      ospfV4: { ...OSPF, routerId: '198.51.100.2' },
      ospfAreasV4: [area('0')],
      ospfInterfacesV4: [link('eth0', '0')],
      anycast: [
        cast('10.255.0.10'),
        cast('192.0.2.1'),
        cast('198.51.100.2'),
        cast('192.0.2.53'),
        cast('192.0.2.200'),
        cast('169.254.1.1'),
        cast('240.0.0.1'),
      ],
    },
    [
      'warning addressReserved address=fe80::1',
      'warning routerIdAnycast routerId=198.51.100.2',
      'warning anycastLoopback address=10.255.0.10',
      'warning anycastGateway address=192.0.2.1',
      'warning anycastNeighbor address=198.51.100.2',
      'warning anycastDns address=192.0.2.53',
      'warning anycastInSubnet address=192.0.2.200 port=eth0',
      'warning anycastLinkLocal address=169.254.1.1',
      'warning addressReserved address=240.0.0.1',
    ],
  ],
  [
    'routes that lead nowhere',
    {
      ...SPEAKING,
      routes: [
        route('a', '224.0.0.0', '4', '192.0.2.1'),
        route('b', '127.0.0.0', '8', '192.0.2.1'),
        route('c', 'ff00::', '8', '2001:db8:1::1'),
        route('d', V4, '32', '192.0.2.1'),
      ],
    },
    [
      'warning routeReserved cidr=224.0.0.0/4',
      'warning routeReserved cidr=127.0.0.0/8',
      'warning routeReserved cidr=ff00::/8',
      `warning routeAnycast cidr=${V4}/32`,
    ],
  ],
  [
    'halves of everything, which are no reserved range, and together are a default route',
    {
      ...SPEAKING,
      routes: [
        route('a', '0.0.0.0', '1', '192.0.2.1'),
        route('b', '128.0.0.0', '128.0.0.0', '192.0.2.2'),
        route('c', '::', '1', '2001:db8:1::1'),
        route('d', '0.0.0.0', '8', '192.0.2.2'),
      ],
    },
    [
      'warning defaultHalves cidr=0.0.0.0/1 other=128.0.0.0/1 family=IPv4',
      'warning routeReserved cidr=0.0.0.0/8',
      'info routeOverlap cidr=0.0.0.0/8 other=0.0.0.0/1 hop=192.0.2.1',
    ],
  ],
  [
    'next hops that other routes lead to, or that may be learned',
    {
      ...SPEAKING,
      routes: [
        route('a', '10.0.0.0', '8', '192.0.2.1'),
        route('b', '172.16.0.0', '12', '10.255.0.9'),
        route('c', '172.31.0.0', '16', '203.0.113.9'),
      ],
    },
    [
      'info nextHopByRoute hop=10.255.0.9 via=10.0.0.0/8',
      'info routeOverlap cidr=172.31.0.0/16 other=172.16.0.0/12 hop=10.255.0.9',
      'info nextHopLearned hop=203.0.113.9',
    ],
  ],
  [
    'the address of all routers of a subnet, and a loopback that a port has',
    {
      interfaces: [...ports, port('eth2', '', { ipv6: '2001:db8:2::', ipv6Mask: '64' })],
      loopback: { ipv4: '192.0.2.10', ipv6: '' },
    },
    ['warning subnetRouter address=2001:db8:2::', 'warning addressDuplicate address=192.0.2.10 other=eth0'],
  ],
  [
    'a loopback that is the gateway, whichever way it is spelled',
    { loopback: { ipv4: '192.0.2.1', ipv6: '2001:DB8:1:0::1' } },
    ['warning loopbackGateway address=192.0.2.1', 'warning loopbackGateway address=2001:db8:1::1'],
  ],
  [
    'a loopback that a neighbor has, and one on a link',
    {
      ...SPEAKING,
      loopback: { ipv4: '198.51.100.1', ipv6: '2001:db8:1::77' },
      bgpNeighbors: [peer('198.51.100.1')],
    },
    ['warning loopbackNeighbor address=198.51.100.1', 'warning loopbackInSubnet address=2001:db8:1::77 port=eth1'],
  ],
  ['a loopback of its own', { loopback: { ipv4: '10.255.0.10', ipv6: '2001:db8:ffff::10' } }, []],
];
