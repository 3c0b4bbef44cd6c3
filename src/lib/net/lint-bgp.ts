import { formatAddress, parseAddress } from './address';
import type { BgpNeighbour } from './bgp-config';
import { type Connected, isLinkLocal, isOnLink, isReserved, ownerOf } from './connected';
import type { Finding } from './lint';
import { lintBgp } from './lint-timers';
import type { NodeConfig } from './node-config';

type Met = Pick<BgpNeighbour, 'id' | 'address' | 'asNumber' | 'multiHop' | 'isLoopback'>;

/** Why a neighbour cannot be met: it is the node itself, or an external one that is not on the link. At most one thing. */
export function lintNeighbour(one: Met, own: number | null, connected: readonly Connected[]): Finding[] {
  const address = parseAddress(one.address);
  if (!address) return [];
  const values = { address: formatAddress(address) };
  const owner = ownerOf(connected, one.address);
  const path = ['bgpNeighbours', one.id, 'address'] as const;
  if (isReserved(connected, address)) return [{ level: 'warning', code: 'addressReserved', path, values }];
  if (owner) return [{ level: 'warning', code: 'bgpOwn', path, values: { ...values, port: owner.port.name } }];
  if (isLinkLocal(address)) return [{ level: 'warning', code: 'linkLocal', path, values }];
  // An internal neighbour may be any number of hops away (RFC 4271 section 5.1.3); one hop is no more than the link.
  if (own === null || one.asNumber === own || (one.multiHop ?? 1) > 1) return [];
  const isFar = one.isLoopback || !isOnLink(connected, address);
  const code = one.isLoopback ? 'bgpLoopback' : 'bgpOffLink';
  return isFar ? [{ level: 'warning', code, path: ['bgpNeighbours', one.id, 'multiHop'], values }] : [];
}

/** What is doubtful in BGP: its timers, and neighbours that cannot be met. A process that is off is let be. */
export function lintBgpSection({ bgp, bgpNeighbours }: NodeConfig, connected: readonly Connected[]): Finding[] {
  if (!bgp.isEnabled) return [];
  return [...lintBgp('', bgp), ...bgpNeighbours.flatMap((one) => lintNeighbour(one, bgp.asNumber, connected))];
}
