import type { Binding } from '@/domain/net/bindings/schema';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import type { StaticRoute } from '@/domain/net/routes/schema';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import type { TimeSettings } from '@/domain/net/time/schema';
import { anycast, bgp, neighbors, onlyHere } from './node-bgp-seeds';
import { noOspf, ospfOf } from './node-ospf-seeds';
import { hostPart } from './node-rows';

const PORT = { ipv6: '', ipv6Mask: '', isPolicyRouted: false, status: 'enabled', isManagement: false } as const;

/** Three documentation subnets, in which each node has its own address; eth3 is free to be bound, eth4 is switched off. */
const portsOf = (host: number): readonly NodeInterface[] =>
  [
    { ...PORT, name: 'eth0', ipv4: `192.0.2.${host}`, ipv4Mask: '255.255.255.0', isManagement: true },
    { ...PORT, name: 'eth1', ipv4: `198.51.100.${host}`, ipv4Mask: '25', ipv6: `2001:db8:1::${host}`, ipv6Mask: '64' },
    { ...PORT, name: 'eth2', ipv4: `203.0.113.${host}`, ipv4Mask: '24', isPolicyRouted: true },
    { ...PORT, name: 'eth3', ipv4: '', ipv4Mask: '' },
    { ...PORT, name: 'eth4', ipv4: '', ipv4Mask: '', status: 'disabled' as const },
  ].map((port) => ({ ...port, id: port.name }));

const route = (serial: number, seed: Omit<StaticRoute, 'id' | 'protocol'>): StaticRoute => ({
  id: `route-${serial}`,
  protocol: seed.destination.includes(':') ? 'ipv6' : 'ipv4',
  ...seed,
});

/** One of each kind that lint speaks about, then as many as were asked for, each sound. */
const routes = (count: number): StaticRoute[] => [
  route(1, { destination: '10.0.0.0', mask: '255.0.0.0', nextHop: '192.0.2.254' }),
  route(2, { destination: '10.20.0.0', mask: '16', nextHop: '198.51.100.1' }),
  route(3, { destination: '10.30.0.0', mask: '16', nextHop: '192.0.2.254' }),
  route(4, { destination: '172.16.0.0', mask: '12', nextHop: '192.168.9.1' }),
  route(5, { destination: '203.0.113.128', mask: '25', nextHop: '192.0.2.254' }),
  route(6, { destination: '2001:db8:ff00::', mask: '40', nextHop: '2001:db8:1::1' }),
  ...Array.from({ length: Math.max(0, count - 6) }, (_, index) =>
    route(7 + index, {
      destination: `100.${64 + Math.floor(index / 256)}.${index % 256}.0`,
      mask: '24',
      nextHop: '198.51.100.1',
    }),
  ),
];

const template = (name: string, multiplier: number, interval: number, isPassive = false) => ({
  id: `bfd-${name}`,
  name,
  multiplier,
  minTx: interval,
  minRx: interval,
  isPassive,
});

/** Takes the address of eth2; eth3 has none. */
const bond: Binding = { id: 'bond-0', name: 'bond0', mode: '4', first: 'eth2', second: 'eth3' };

/** One clock of each kind; that of `byHand` is minutes away by now. */
const synced: TimeSettings = {
  mode: 'auto',
  zone: 'Asia/Shanghai',
  servers: 'ntp.example.cn\n192.0.2.123',
  interval: 60,
};
const byHand: TimeSettings = { mode: 'manual', zone: 'UTC', date: '2026-11-02', time: '09:30:00' };

/** Each version and level, so that every set of fields is seen; the first is the one that lint speaks about most. */
const snmpOf: readonly SnmpSettings[] = [
  { version: 'v2c', port: 161, hasCommunity: true },
  {
    version: 'v3',
    level: 'authPriv',
    user: 'monitor',
    port: 161,
    authAlgorithm: 'SHA',
    hasAuthPassword: true,
    privAlgorithm: 'AES',
    hasPrivPassword: true,
  },
  { version: 'off' },
  { version: 'v3', level: 'authNoPriv', user: 'monitor', port: 161, authAlgorithm: 'MD5', hasAuthPassword: true },
  { version: 'v3', level: 'noAuthNoPriv', user: 'guest', port: 1161 },
  { version: 'v1', port: 161, hasCommunity: true },
];

/** What a node starts with: a sound configuration with a few things worth a warning. */
export const configOf = (routeCount: number, neighborCount: number, nth = 0): NodeConfig => ({
  interfaces: portsOf(hostPart(nth + 1)),
  gateways: { ipv4: '192.0.2.1', ipv6: '2001:db8:1::1' },
  loopback: { ipv4: `10.255.1.${nth + 10}`, ipv6: '' },
  dns: { servers: '192.0.2.53\n2001:db8:1::53' },
  bindings: nth === 1 ? [bond] : [],
  routes: routes(routeCount),
  ...ospfOf(nth),
  bgp,
  bgpNeighbors: neighbors(neighborCount),
  anycast: nth === 2 ? [...anycast, onlyHere] : anycast,
  bfdTemplates: [template('core', 3, 300), template('metro', 3, 40), template('satellite', 10, 4000, true)],
  time: nth % 2 === 0 ? synced : byHand,
  snmp: snmpOf[nth % snmpOf.length] ?? { version: 'off' },
});

/** What a node brings along that was never activated: the way by which it is reached, and nothing that was set up. */
export const freshConfig = (nth: number): NodeConfig => ({
  interfaces: portsOf(hostPart(nth + 1)).map((port) =>
    port.isManagement ? port : { ...port, ipv4: '', ipv4Mask: '', ipv6: '', ipv6Mask: '', isPolicyRouted: false },
  ),
  gateways: { ipv4: '192.0.2.1', ipv6: '' },
  loopback: { ipv4: '', ipv6: '' },
  dns: { servers: '' },
  bindings: [],
  routes: [],
  ...noOspf,
  bgp: { isEnabled: false, asNumber: null, keepalive: 60, hold: 180 },
  bgpNeighbors: [],
  anycast: [],
  bfdTemplates: [],
  time: synced,
  snmp: { version: 'off' },
});
