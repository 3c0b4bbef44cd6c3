import { BGP, bond, cast, type LintCase, OSPF, peer, ports } from './lint-case';
import { area, link, port } from './node-configs';

/** Of the routing protocols. */
export const PROTOCOL_CASES: readonly LintCase[] = [
  [
    'BGP',
    {
      bgp: { ...BGP, hold: 179 },
      bgpNeighbors: [
        peer('2001:DB8:1:0::10'),
        peer('10.9.9.9', { multiHop: 1 }),
        peer('192.0.2.1', { isLoopback: true }),
      ],
    },
    [
      'warning bgpHold hold=179 keepalive=60 least=180',
      'warning bgpOwn address=2001:db8:1::10 port=eth1',
      'warning bgpOffLink address=10.9.9.9',
      'warning bgpLoopback address=192.0.2.1',
      'warning bgpNoLoopback address=192.0.2.1 family=IPv4',
    ],
  ],
  [
    'the last anycast address',
    { anycast: [cast('2001:DB8:1:0::10', false)] },
    [
      'warning anycastOwn address=2001:db8:1::10 port=eth1',
      'warning anycastLast family=IPv4 count=1 peers=0 ports=0 was=0 left=0',
    ],
    { anycast: [cast('192.88.99.1')] },
  ],
  [
    'anycast that no protocol of its family tells of',
    {
      ospfV4: OSPF,
      ospfAreasV4: [area('0')],
      ospfInterfacesV4: [link('eth0', '0')],
      anycast: [cast('192.88.99.1'), cast('2001:db8:53::1'), cast('2001:db8:53::2', false)],
    },
    ['warning anycastUnheard family=IPv6 count=1'],
  ],
  [
    'OSPF on nothing',
    { ospfV4: { ...OSPF, routerId: '1.1.1.1' } },
    ['info ospfRouterId routerId=1.1.1.1', 'warning ospfIdle'],
  ],
  [
    'OSPF in stub areas',
    {
      ospfV4: OSPF,
      ospfAreasV4: [area('1', 'stub'), area('2', 'totallyStub')],
      ospfInterfacesV4: [link('eth0', '1', { hello: 5, dead: 19, authType: 'simple' }), link('eth9', '1')],
      anycast: [cast('192.88.99.1')],
    },
    [
      'warning ospfStubOnly count=1',
      'warning ospfNoBackbone count=2',
      'info ospfAreaUnused area=2',
      'warning ospfDead dead=19 hello=5 least=20',
      'info ospfClearText port=eth0',
      'warning ospfPortDown port=eth9',
      'warning anycastUnheard family=IPv4 count=1',
    ],
  ],
  [
    'OSPF without an address',
    {
      ospfV4: OSPF,
      ospfAreasV4: [area('0')],
      ospfInterfacesV4: [link('eth2', '0')],
      anycast: [cast('192.88.99.1')],
      interfaces: [...ports, port('eth2', '', { ipv6: '2001:db8:2::1', ipv6Mask: '64' })],
    },
    ['warning ospfNoAddress port=eth2', 'warning anycastUnheard family=IPv4 count=1'],
  ],
  [
    'OSPF on a bound port',
    {
      ospfV6: OSPF,
      ospfAreasV6: [area('0', 'nssa')],
      ospfInterfacesV6: [link('eth1', '0')],
      anycast: [cast('2001:db8::1')],
      bindings: [bond('1', { first: 'eth1', second: 'eth9' })],
    },
    [
      'info bindMove name=bond0 port=eth1 address=198.51.100.10/24',
      'info bindMove name=bond0 port=eth1 address=2001:db8:1::10/64',
      'warning ospfPortBound port=eth1 name=bond0',
      'warning anycastUnheard family=IPv6 count=1',
    ],
  ],
];
