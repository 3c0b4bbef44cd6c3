import type { NodeConfig } from '@/domain/net/node-config';
import { BGP, bond, cast, type LintCase, peer, ports } from './lint-case';
import { port, route, template } from './node-configs';

const clock = (servers: string, dns: string): Partial<NodeConfig> => ({
  time: { mode: 'auto', zone: 'UTC', servers, interval: 60 },
  dns: { servers: dns },
});

const NOWHERE = { first: 'eth8', second: 'eth9' };

/** Of ports, routes and what the node does for itself. */
export const SYSTEM_CASES: readonly LintCase[] = [
  [
    'one address on two ports',
    { interfaces: [...ports, port('eth2', '192.0.2.10')] },
    [
      'warning addressDuplicate address=192.0.2.10 other=eth0',
      'warning subnetOverlap cidr=192.0.2.0/24 port=eth0 other=192.0.2.0/24',
    ],
  ],
  [
    'two ports in one subnet, whichever is the wider, and not by link-local addresses',
    {
      interfaces: [
        port('eth0', '192.0.2.10', { ipv6: 'fe80::1', ipv6Mask: '64' }),
        port('eth1', '198.51.100.10', { ipv6: 'fe80::2', ipv6Mask: '64' }),
        port('eth2', '198.51.100.129', { ipv4Mask: '25' }),
        port('eth3', '192.0.1.1', { ipv4Mask: '22' }),
      ],
      gateways: { ipv4: '192.0.2.1', ipv6: '' },
      routes: [],
    },
    [
      'warning subnetOverlap cidr=198.51.100.128/25 port=eth1 other=198.51.100.0/24',
      'warning subnetOverlap cidr=192.0.0.0/22 port=eth0 other=192.0.2.0/24',
    ],
  ],
  [
    'a management port that is off',
    {
      interfaces: [port('eth0', '192.0.2.10', { isManagement: true, status: 'disabled' }), ...ports.slice(1)],
      gateways: { ipv4: '198.51.100.1', ipv6: '' },
      routes: [],
    },
    ['warning managementLost port=eth0'],
  ],
  [
    'gateways off the link or of the node itself',
    { gateways: { ipv4: '192.0.3.1', ipv6: '2001:DB8:1:0::10' } },
    ['warning gatewayOffLink address=192.0.3.1', 'warning gatewayOwn address=2001:db8:1::10 port=eth1'],
  ],
  [
    'addresses that no host has, or that name no link',
    {
      interfaces: [...ports, port('eth2', '203.0.113.255'), port('eth3', '203.0.112.0', { ipv4Mask: '31' })],
      gateways: { ipv4: '192.0.2.0', ipv6: 'FE80:0::1' },
      routes: [route('a', '10.0.0.0', '8', '224.0.0.1'), route('b', '2001:db8:f::', '48', 'fe80::2')],
      bgp: BGP,
      bgpNeighbors: [peer('198.51.100.255'), peer('fe80::3')],
      anycast: [cast('::'), cast('198.51.100.0')],
    },
    [
      'warning addressReserved address=203.0.113.255',
      'warning addressReserved address=192.0.2.0',
      'warning linkLocal address=fe80::1',
      'warning addressReserved address=224.0.0.1',
      'warning linkLocal address=fe80::2',
      'warning addressReserved address=198.51.100.255',
      'warning linkLocal address=fe80::3',
      'warning addressReserved address=::',
      'warning anycastInSubnet address=198.51.100.0 port=eth1',
      'warning anycastUnheard family=IPv4 count=1',
    ],
  ],
  [
    'nothing left',
    { gateways: { ipv4: '', ipv6: '' }, interfaces: [], routes: [] },
    ['warning lastInterface', 'warning lastGateway'],
  ],
  [
    'name servers',
    { dns: { servers: '::1\nns\n0:0::1\n0.0.0.0\n192.0.2.53\n192.0.2.54' } },
    [
      'info dnsSelf line=1 address=::1',
      'warning dnsFormat line=2 text=ns',
      'warning dnsDuplicate line=3 first=1 address=::1',
      'warning dnsReserved line=4 address=0.0.0.0',
      'info dnsMany count=4 most=3',
    ],
  ],
  [
    'name servers that are the node, or on a link that nothing names',
    { dns: { servers: '192.0.2.10\nfe80::1' } },
    ['info dnsSelf line=1 address=192.0.2.10', 'warning linkLocal address=fe80::1'],
  ],
  [
    'BFD templates',
    { bfdTemplates: [template('fast', 2, 50), template('slow', 50, 700)] },
    ['warning bfdFast ms=100 name=fast', 'info bfdSlow seconds=35 name=slow'],
  ],
  [
    'routes and next hops',
    {
      routes: [
        route('a', '10.0.0.1', '8', '192.0.2.1'),
        route('b', '10.1.0.0', '16', '192.0.2.1'),
        route('c', '10.2.0.0', '16', '192.0.2.2'),
        route('d', '192.0.2.128', '25', '192.0.2.10'),
        route('e', '198.51.100.0', '24', '203.0.113.1'),
        route('f', '0.0.0.0', '0', '192.0.2.1'),
        route('g', '::', '0', '2001:db8:1::1'),
        route('h', '10.1.2.0', '24', '192.0.2.9'),
      ],
    },
    [
      'info hostBits typed=10.0.0.1 cidr=10.0.0.0/8',
      'info routeRedundant cidr=10.0.0.0/8 other=0.0.0.0/0 hop=192.0.2.1',
      'info routeRedundant cidr=10.1.0.0/16 other=10.0.0.0/8 hop=192.0.2.1',
      'info routeOverlap cidr=10.2.0.0/16 other=10.0.0.0/8 hop=192.0.2.1',
      'warning routeInConnected cidr=192.0.2.128/25 port=eth0 subnet=192.0.2.0/24',
      'warning nextHopOwn hop=192.0.2.10 port=eth0',
      'warning routeShadowed cidr=198.51.100.0/24 port=eth1 subnet=198.51.100.0/24',
      'warning nextHopOffLink hop=203.0.113.1',
      'warning defaultTwice cidr=0.0.0.0/0 gateway=192.0.2.1',
      'warning defaultTwice cidr=::/0 gateway=2001:db8:1::1',
      'info routeOverlap cidr=10.1.2.0/24 other=10.1.0.0/16 hop=192.0.2.1',
    ],
  ],
  [
    'a default route of a family that has no gateway',
    { gateways: { ipv4: '192.0.2.1', ipv6: '' }, routes: [route('g', '::', '0', '2001:db8:1::1')] },
    [],
  ],
  [
    'ports with addresses, one for management',
    { bindings: [bond('4')] },
    [
      'warning bindManagement name=bond0 port=eth0',
      'info bindMove name=bond0 port=eth0 address=192.0.2.10/24',
      'warning bindIdle name=bond0 port=eth1 address=198.51.100.10/24',
      'info bindMove name=bond0 port=eth1 address=2001:db8:1::10/64',
      'info bindLacp name=bond0',
    ],
  ],
  [
    'a management port whose group has the address of the other',
    {
      bindings: [bond('1', { first: 'eth1', second: 'eth0' })],
      gateways: { ipv4: '198.51.100.1', ipv6: '' },
      routes: [],
    },
    [
      'warning bindManagement name=bond0 port=eth0',
      'info bindMove name=bond0 port=eth1 address=198.51.100.10/24',
      'warning bindIdle name=bond0 port=eth0 address=192.0.2.10/24',
      'info bindMove name=bond0 port=eth1 address=2001:db8:1::10/64',
    ],
  ],
  [
    'ports that are off',
    {
      bindings: [bond('0', { name: 'bond-of-16-signs', first: 'eth2', second: 'eth3' })],
      interfaces: [...ports, port('eth2', '', { status: 'disabled' }), port('eth3', 'x', { status: 'disabled' })],
    },
    [
      'warning bindDisabled name=bond-of-16-signs port=eth2',
      'warning bindDisabled name=bond-of-16-signs port=eth3',
      'info bindMove name=bond-of-16-signs port=eth3 address=x',
      'info bindSwitch name=bond-of-16-signs',
      'warning bindName name=bond-of-16-signs max=15',
    ],
  ],
  ['mode 1', { bindings: [bond('1', NOWHERE)] }, []],
  ['mode 2', { bindings: [bond('2', NOWHERE)] }, ['info bindSwitch name=bond0']],
  ['mode 3', { bindings: [bond('3', NOWHERE)] }, ['info bindSwitch name=bond0']],
  ['mode 5', { bindings: [bond('5', NOWHERE)] }, []],
  ['mode 6', { bindings: [bond('6', NOWHERE)] }, []],
  [
    'time servers',
    clock('a.example\nA.example', ' '),
    [
      'warning dnsFormat line=1 text= ',
      'warning ntpDuplicate line=2 first=1 server=a.example',
      'warning ntpNoDns',
      'info ntpFew least=3',
    ],
  ],
  [
    'a clock set by hand',
    { time: { mode: 'manual', zone: 'UTC', date: '2026-11-02', time: '09:30:00' } },
    ['info timeByHand'],
  ],
  [
    'SNMP by community',
    { snmp: { version: 'v2c', port: 53, hasCommunity: true } },
    ['warning snmpPlain version=v2c', 'warning snmpPort port=53'],
  ],
  [
    'SNMP without secrets',
    { snmp: { version: 'v3', level: 'noAuthNoPriv', user: 'a', port: 161 } },
    ['warning snmpOpen'],
  ],
  [
    'SNMP with MD5 only',
    {
      snmp: { version: 'v3', level: 'authNoPriv', user: 'a', port: 4784, authAlgorithm: 'MD5', hasAuthPassword: true },
    },
    ['info snmpReadable', 'warning snmpMd5', 'warning snmpPort port=4784'],
  ],
  [
    'SNMP with DES',
    {
      snmp: {
        version: 'v3',
        level: 'authPriv',
        user: 'a',
        port: 161,
        authAlgorithm: 'SHA',
        hasAuthPassword: true,
        privAlgorithm: 'DES',
        hasPrivPassword: true,
      },
    },
    ['warning snmpDes'],
  ],
];
