import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { Bgp, BgpNeighbor } from '@/domain/net/bgp/schema';

const AS = 64_512;

export const bgp: Bgp = { isEnabled: true, asNumber: AS, keepalive: 30, hold: 90 };

const neighbor = (serial: number, address: string, seed: Partial<BgpNeighbor> = {}): BgpNeighbor => ({
  id: `peer-${serial}`,
  address,
  asNumber: 64_600 + serial,
  multiHop: null,
  isLoopback: false,
  hasPassword: false,
  bfd: '',
  description: '',
  ...seed,
});

/** One of each kind: watched by BFD, signed, inside the same AS by loopback, far away, off link without hops (lint). */
const SEEDS = [
  neighbor(1, '192.0.2.1', { bfd: 'bfd-core', description: 'Core router A, rack 4' }),
  neighbor(2, '198.51.100.1', { hasPassword: true, bfd: 'bfd-metro', description: '城域网出口，专线 GZ-1127' }),
  neighbor(3, '10.255.0.3', { asNumber: AS, isLoopback: true, description: 'Route reflector' }),
  neighbor(4, '10.255.0.4', { multiHop: 2, isLoopback: true, hasPassword: true }),
  neighbor(5, '203.0.113.1', { asNumber: 4_200_000_001, description: 'Transit B, circuit TB-0093' }),
  neighbor(6, '10.9.9.9'),
  neighbor(7, '2001:db8:1::1', { bfd: 'bfd-core' }),
  neighbor(8, '198.51.100.2', { description: 'Peer C, being set up' }),
];

/** The kinds first, then as many as were asked for, each sound. */
export const neighbors = (count: number): BgpNeighbor[] =>
  Array.from(
    { length: Math.max(count, 0) },
    (_, index) =>
      SEEDS[index] ??
      neighbor(index + 1, `10.254.${Math.floor(index / 250)}.${(index % 250) + 1}`, {
        asNumber: AS,
        isLoopback: true,
      }),
  );

/** Two that answer, one kept back for maintenance. */
export const anycast: readonly AnycastAddress[] = [
  { id: 'anycast-1', address: '192.88.99.53', isAdvertised: true, remark: '公共解析' },
  { id: 'anycast-2', address: '2001:db8:53::53', isAdvertised: true, remark: '公共解析 IPv6' },
  { id: 'anycast-3', address: '192.88.99.54', isAdvertised: false, remark: '' },
];

/** No other node has it. */
export const onlyHere: AnycastAddress = {
  id: 'anycast-4',
  address: '192.88.99.55',
  isAdvertised: true,
  remark: '广州专用',
};
