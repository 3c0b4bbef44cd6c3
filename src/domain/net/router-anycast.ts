import { compareAddresses, formatAddress, parseAddress } from '@/lib/ip/address';
import type { AnycastAddress } from './anycast/schema';
import type { NodeConfig } from './node-config';

export type Family = 4 | 6;

/** Entries with an address that can be read, in the order of their addresses. */
export function groupByAddress<E extends { readonly address: string }>(entries: readonly E[]) {
  return entries
    .flatMap((entry) => {
      const address = parseAddress(entry.address);
      return address ? [{ entry, address, text: formatAddress(address) }] : [];
    })
    .sort((a, b) => compareAddresses(a.address, b.address));
}

export type Addressed<E extends { readonly address: string }> = ReturnType<typeof groupByAddress<E>>[number];

const routeOf = ({ address, text }: Addressed<AnycastAddress>) => `${text}/${address.family === 4 ? 32 : 128}`;

/** The host routes of one family that the node advertises, as `address/length`, lowest first. */
export const advertisedRoutes = (anycast: readonly AnycastAddress[], family: Family): string[] =>
  groupByAddress(anycast.filter(({ isAdvertised }) => isAdvertised))
    .filter(({ address }) => address.family === family)
    .map(routeOf);

/**
 * The addresses that the node answers on by anycast, advertised or not. The system holds them on a dummy port, which the
 * router finds there: on the loopback OSPF would tell of all of them, at the cost of the loopback, and sessions by loopback
 * would come from an address that others have too.
 */
export function anycastLines({ anycast }: NodeConfig): string[] {
  return groupByAddress(anycast).map((one) => `! dummy anycast address ${routeOf(one)}`);
}
