import type { BfdTemplate } from '@/domain/net/bfd/schema';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import type { OspfArea, OspfInterface } from '@/domain/net/ospf/schema';
import { OSPF_DEFAULTS, OSPF_INTERFACE_DEFAULTS } from '@/domain/net/ospf/schema';
import type { StaticRoute } from '@/domain/net/routes/schema';

/** A port with an IPv4 subnet, enabled and not for management unless said otherwise. */
export const port = (name: string, ipv4: string, seed: Partial<NodeInterface> = {}): NodeInterface => ({
  id: name,
  name,
  ipv4,
  ipv4Mask: ipv4 === '' ? '' : '24',
  ipv6: '',
  ipv6Mask: '',
  isPolicyRouted: false,
  status: 'enabled',
  isManagement: false,
  ...seed,
});

export const route = (id: string, destination: string, mask: string, nextHop: string): StaticRoute => ({
  id,
  protocol: destination.includes(':') ? 'ipv6' : 'ipv4',
  destination,
  mask,
  nextHop,
});

export const template = (name: string, multiplier: number, minTx: number, minRx = minTx): BfdTemplate => ({
  id: name,
  name,
  multiplier,
  minTx,
  minRx,
  isPassive: false,
});

export const area = (number: string, type: OspfArea['type'] = 'normal'): OspfArea => ({
  id: `a${number}`,
  area: number,
  type,
});

/** A port on which OSPF speaks, without a key unless said otherwise. */
export const link = (on: string, inArea: string, seed: Partial<OspfInterface> = {}): OspfInterface => ({
  ...OSPF_INTERFACE_DEFAULTS,
  id: on,
  port: on,
  area: inArea,
  hasAuthKey: false,
  ...seed,
});

/** A configuration that lint has nothing to say about. */
export const config = (seed: Partial<NodeConfig> = {}): NodeConfig => ({
  interfaces: [
    port('eth0', '192.0.2.10', { isManagement: true }),
    port('eth1', '198.51.100.10', { ipv6: '2001:db8:1::10', ipv6Mask: '64' }),
  ],
  gateways: { ipv4: '192.0.2.1', ipv6: '2001:db8:1::1' },
  loopback: { ipv4: '', ipv6: '' },
  dns: { servers: '192.0.2.53\n2001:db8:1::53' },
  bindings: [],
  routes: [route('r1', '10.0.0.0', '255.0.0.0', '192.0.2.254'), route('r2', '2001:db8:f::', '48', '2001:db8:1::1')],
  ospfV4: OSPF_DEFAULTS,
  ospfAreasV4: [],
  ospfInterfacesV4: [],
  ospfV6: OSPF_DEFAULTS,
  ospfAreasV6: [],
  ospfInterfacesV6: [],
  bgp: { isEnabled: false, asNumber: null, keepalive: 60, hold: 180 },
  bgpNeighbors: [],
  anycast: [],
  bfdTemplates: [template('core', 3, 300)],
  time: { mode: 'auto', zone: 'UTC', servers: '192.0.2.123\n192.0.2.124\n2001:db8:1::123', interval: 60 },
  snmp: { version: 'off' },
  ...seed,
});
