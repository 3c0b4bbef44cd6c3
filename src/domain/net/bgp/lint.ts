import { formatAddress, isLinkLocal, parseAddress } from '@/lib/ip/address';
import { type Connected, isOnLink, isReserved, ownerOf } from '../connected';
import type { Loopback } from '../interfaces/schema';
import type { Finding } from '../lint';
import { lintBgp } from '../lint-timers';
import type { NodeConfig } from '../node-config';
import { bgpRouterId } from '../router-id';
import type { BgpNeighbor } from './schema';

type Met = Pick<BgpNeighbor, 'id' | 'address' | 'asNumber' | 'multiHop' | 'isLoopback'>;

/** What `lintNeighbor` can say. */
export const UNMET_CODES: readonly Finding['code'][] = [
  'addressReserved',
  'bgpLoopback',
  'bgpOffLink',
  'bgpOwn',
  'linkLocal',
];

/** Why a neighbor cannot be met: it is the node itself, or an external one that is not on the link. At most one thing. */
export function lintNeighbor(one: Met, own: number | null, connected: readonly Connected[]): Finding[] {
  const address = parseAddress(one.address);
  if (!address) return [];
  const values = { address: formatAddress(address) };
  const owner = ownerOf(connected, one.address);
  const path = ['bgpNeighbors', one.id, 'address'] as const;
  if (isReserved(connected, address)) return [{ level: 'warning', code: 'addressReserved', path, values }];
  if (owner) return [{ level: 'warning', code: 'bgpOwn', path, values: { ...values, port: owner.port.name } }];
  if (isLinkLocal(address)) return [{ level: 'warning', code: 'linkLocal', path, values }];
  // An internal neighbor may be any number of hops away (RFC 4271 section 5.1.3); one hop is no more than the link.
  if (own === null || one.asNumber === own || (one.multiHop ?? 1) > 1) return [];
  const isFar = one.isLoopback || !isOnLink(connected, address);
  const code = one.isLoopback ? 'bgpLoopback' : 'bgpOffLink';
  return isFar ? [{ level: 'warning', code, path: ['bgpNeighbors', one.id, 'multiHop'], values }] : [];
}

/** AS_TRANS (RFC 6793), the last numbers (RFC 7300), and those for documentation (RFC 5398): no network has them. */
const RESERVED_AS: readonly (readonly [number, number])[] = [
  [23_456, 23_456],
  [64_496, 64_511],
  [65_535, 65_551],
  [4_294_967_295, 4_294_967_295],
];
const isReservedAs = (as: number) => RESERVED_AS.some(([first, last]) => first <= as && as <= last);

/** What a session does not do as it is entered, though it may come up. */
function lintSession(one: BgpNeighbor, own: number, loopback: Loopback): Finding[] {
  const address = parseAddress(one.address);
  if (!address) return [];
  const values = { address: formatAddress(address) };
  const at = (field: string) => ['bgpNeighbors', one.id, field] as const;
  const found: Finding[] = [];
  if (one.isLoopback && (address.family === 4 ? loopback.ipv4 : loopback.ipv6) === '')
    found.push({
      ...{ level: 'warning', code: 'bgpNoLoopback', path: at('isLoopback') },
      values: { ...values, family: `IPv${address.family}` },
    });
  if (one.multiHop !== null && one.asNumber === own)
    found.push({ level: 'info', code: 'bgpInternalHops', path: at('multiHop'), values });
  if (isReservedAs(one.asNumber))
    found.push({ level: 'warning', code: 'asReserved', path: at('asNumber'), values: { as: String(one.asNumber) } });
  return found;
}

/** The process itself: its number, and an id that no other node has. */
function lintProcess(config: NodeConfig, own: number): Finding[] {
  const found: Finding[] = [];
  if (isReservedAs(own))
    found.push({ level: 'warning', code: 'asReserved', path: ['bgp', '', 'asNumber'], values: { as: String(own) } });
  if (bgpRouterId(config) === null)
    found.push({ level: 'warning', code: 'bgpNoRouterId', path: ['loopback', '', 'ipv4'], values: {} });
  return found;
}

/** What is doubtful in BGP: its process, and neighbors that cannot be met. A process that is off is let be. */
export function lintBgpSection(config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const { bgp, bgpNeighbors, loopback } = config;
  if (!bgp.isEnabled) return [];
  return [
    ...lintBgp('', bgp),
    ...lintProcess(config, bgp.asNumber),
    ...bgpNeighbors.flatMap((one) => [
      ...lintNeighbor(one, bgp.asNumber, connected),
      ...lintSession(one, bgp.asNumber, loopback),
    ]),
  ];
}
