import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { Bgp, BgpNeighbor } from '@/domain/net/bgp/schema';
import type { Binding } from '@/domain/net/bindings/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import type { Ospf } from '@/domain/net/ospf/schema';
import { config } from './node-configs';

/** A configuration, what is told of it, and what the node has now where that matters. */
export type LintCase = [name: string, seed: Partial<NodeConfig>, told: string[], before?: Partial<NodeConfig>];

export const cast = (address: string, isAdvertised = true): AnycastAddress => ({
  id: address,
  address,
  isAdvertised,
  remark: '',
});
export const bond = (mode: Binding['mode'], seed: Partial<Binding> = {}): Binding => ({
  ...{ id: 'b', name: 'bond0', mode, first: 'eth0', second: 'eth1' },
  ...seed,
});
export const peer = (address: string, seed: Partial<BgpNeighbor> = {}): BgpNeighbor => ({
  ...{ id: address, address, asNumber: 64_600, multiHop: null, isLoopback: false, hasPassword: false, bfd: '' },
  ...seed,
});
export const BGP: Bgp = { isEnabled: true, asNumber: 64_512, keepalive: 60, hold: 180 };
export const OSPF: Ospf = { isEnabled: true, routerId: '192.0.2.10', loopbackCost: 1, redistributionCost: 20 };
const [eth0, eth1] = config().interfaces;
export const ports = [eth0, eth1].flatMap((one) => one ?? []);
