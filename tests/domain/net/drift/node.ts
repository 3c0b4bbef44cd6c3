import type { NodeConfig } from '@/domain/net/node-config';
import { BGP, cast, OSPF, peer } from '../lint-case';
import { area, config, link, port, route, template } from '../node-configs';

/** A node that has something in every section of its router's text; what a router answered about it is kept in `frr`. */
export const NODE: NodeConfig = config({
  interfaces: [
    port('eth0', '192.0.2.10', { ipv6: '2001:db8:1::10', ipv6Mask: '64', isManagement: true }),
    port('eth1', '198.51.100.10'),
    port('eth2', '', { status: 'disabled' }),
    port('eth3', ''),
  ],
  gateways: { ipv4: '192.0.2.254', ipv6: '2001:db8:1::254' },
  loopback: { ipv4: '10.255.0.10', ipv6: '2001:db8:ffff::1' },
  routes: [
    route('r1', '10.0.0.0', '8', '192.0.2.254'),
    route('r2', '10.20.0.0', '16', '192.0.2.254'),
    route('r3', '2001:db8:ff00::', '40', '2001:db8:1::1'),
  ],
  bfdTemplates: [
    template('core', 3, 300),
    template('slow', 10, 4000),
    { ...template('calm', 4, 500), isPassive: true },
  ],
  ospfV4: OSPF,
  ospfAreasV4: [area('0'), area('1', 'stub'), area('2', 'nssa'), area('3', 'totallyStub')],
  ospfInterfacesV4: [
    link('eth0', '0', { bfd: 'core', cost: 20 }),
    link('eth1', '1', {
      networkType: 'pointToPoint',
      priority: 5,
      hello: 5,
      dead: 20,
      retransmit: 7,
      transmitDelay: 3,
      authType: 'md5',
      authNumber: 3,
      hasAuthKey: true,
    }),
  ],
  ospfV6: OSPF,
  ospfAreasV6: [area('0'), area('2', 'stub')],
  ospfInterfacesV6: [link('eth0', '0', { bfd: 'core' }), link('eth1', '2', { cost: 7, networkType: 'pointToPoint' })],
  bgp: BGP,
  bgpNeighbors: [
    peer('192.0.2.1', { bfd: 'core', multiHop: 3, hasPassword: true }),
    peer('2001:db8:1::1'),
    peer('198.51.100.1', { asNumber: 64_512, isLoopback: true }),
  ],
  anycast: [cast('223.5.5.5'), cast('223.5.5.6', false), cast('2001:db8:53::53')],
});

/** What somebody did on the router by hand. */
export const BY_HAND = [
  'router bgp 64512',
  'neighbor 192.0.2.1 timers 10 30',
  'neighbor 192.0.2.1 password geheim',
  'no neighbor 198.51.100.1 update-source lo',
  'exit',
  'ip route 10.77.0.0/16 192.0.2.254',
  'ip route 10.78.0.0/16 Null0 200',
  'no ip route 10.20.0.0/16 192.0.2.254',
  'interface eth1',
  'ip ospf hello-interval 4',
  'exit',
  'interface eth0',
  'ip ospf network point-to-multipoint',
  'exit',
  'bfd',
  'profile slow',
  'detect-multiplier 20',
] as const;
