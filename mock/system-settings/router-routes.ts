import type { NodeConfig } from '@/domain/net/node-config';
import { advertisedRoutes } from '@/domain/net/router-anycast';
import { bgpRouterId } from '@/domain/net/router-id';
import { compareAddresses, normalize, parseAddress, parseCidr } from '@/lib/ip/address';
import type { World } from '../runtime/world';
import { sessionsOf } from './routing-sessions';
import { startOf } from './routing-start';

export type Family = 4 | 6;

/** A neighbor with its session, as the router of the node has it. */
export interface RouterPeer {
  readonly address: string;
  readonly family: Family;
  readonly asNumber: number;
  readonly isInternal: boolean;
  readonly description: string;
  readonly hasBfd: boolean;
  readonly state: string;
  readonly since: number;
  /** How many of its routes are taken. */
  readonly accepted: number;
}

/** A route as a neighbor sent it. */
export interface HeardRoute {
  readonly prefix: string;
  readonly path: readonly number[];
  readonly isTaken: boolean;
}

/** A path of the table: of a neighbor, or of the node itself (null). */
export interface TablePath {
  readonly prefix: string;
  readonly path: readonly number[];
  readonly peer: RouterPeer | null;
  readonly isBest: boolean;
  readonly reason: string;
}

/** The router of a node as it runs: of what was applied, never of what is staged. */
export interface NodeRouter {
  readonly world: World;
  readonly nodeId: string;
  readonly config: NodeConfig;
  readonly routerId: string;
  readonly asNumber: number;
  readonly peers: readonly RouterPeer[];
  readonly sessions: ReturnType<typeof sessionsOf>;
}

/** The router of a node with the sessions that it has now. */
export function routerOf(world: World, nodeId: string, config: NodeConfig): NodeRouter {
  const sessions = sessionsOf(world, nodeId, config);
  const byAddress = new Map(sessions.bgp.map((one) => [one.address, one]));
  const asNumber = config.bgp.asNumber ?? 0;
  const peers = config.bgpNeighbors.flatMap((one): RouterPeer[] => {
    const session = byAddress.get(one.address);
    const address = normalize(one.address);
    const family = parseAddress(one.address)?.family;
    if (!session || address === null || family === undefined) return [];
    return [
      {
        address,
        family,
        asNumber: one.asNumber,
        isInternal: one.asNumber === asNumber,
        description: one.description ?? '',
        hasBfd: one.bfd !== '',
        state: session.state,
        since: session.since,
        accepted: session.received,
      },
    ];
  });
  return { world, nodeId, config, routerId: bgpRouterId(config) ?? '0.0.0.0', asNumber, peers, sessions };
}

/** The same number for the same text. */
const numberOf = (text: string) => [...text].reduce((sum, char) => (sum * 33 + char.charCodeAt(0)) % 65_521, 5);

/** The nth prefix of the world outside: neighbors that have it have the same one. */
const prefixAt = (family: Family, index: number) =>
  family === 4
    ? `${20 + Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}.0/24`
    : `2400:${(0x1000 + Math.floor(index / 4096)).toString(16)}:${(index % 4096).toString(16)}::/48`;

/** Who originates the nth prefix, by an AS number kept for documentation (RFC 5398). */
const originOf = (index: number) => 65_536 + (index % 16);

function outsidePath(peer: RouterPeer, index: number): number[] {
  const turn = numberOf(`${peer.address} ${index % 12}`) % 3;
  const transit = [64_496 + (index % 5), 64_502 + (index % 7)].slice(0, turn);
  // Inside the own system it came in somewhere: as far as by a neighbor outside.
  return [peer.isInternal ? 64_509 : peer.asNumber, ...transit, originOf(index)];
}

/** What a neighbor sends that is not taken: addresses that the node announces itself, and a path through its own system. */
function refused({ config, asNumber }: NodeRouter, peer: RouterPeer): HeardRoute[] {
  const serial = numberOf(peer.address);
  const own = peer.isInternal ? [] : [peer.asNumber];
  const announced = serial % 2 === 0 ? advertisedRoutes(config.anycast, peer.family) : [];
  const looped = peer.family === 4 ? '198.18.0.0/15' : '2001:2::/48';
  return [
    ...announced.map((prefix) => ({ prefix, path: [...own, 64_511], isTaken: false })),
    ...(serial % 3 === 0 || peer.isInternal
      ? []
      : [{ prefix: looped, path: [...own, asNumber, 64_510], isTaken: false }]),
  ];
}

/** What a neighbor sent, before any filter. */
export function heardFrom(router: NodeRouter, peer: RouterPeer): HeardRoute[] {
  if (peer.state !== 'established') return [];
  const taken = Array.from(
    { length: peer.accepted },
    (_, index): HeardRoute => ({ prefix: prefixAt(peer.family, index), path: outsidePath(peer, index), isTaken: true }),
  );
  return [...taken, ...refused(router, peer)];
}

/** What the node tells a neighbor: by its filter, its own anycast addresses and nothing else. */
export const toldTo = ({ config }: NodeRouter, peer: RouterPeer): string[] =>
  peer.state === 'established' ? advertisedRoutes(config.anycast, peer.family) : [];

/** What decides between two paths (RFC 4271 9.1.2.2), in the words of FRR. */
const STEPS: readonly (readonly [reason: string, (a: Candidate, b: Candidate) => number])[] = [
  ['AS Path', (a, b) => a.path.length - b.path.length],
  ['Peer Type', (a, b) => Number(a.peer.isInternal) - Number(b.peer.isInternal)],
  ['Older Path', (a, b) => a.since - b.since],
];

interface Candidate {
  readonly path: readonly number[];
  readonly peer: RouterPeer;
  readonly since: number;
}

function better(a: Candidate, b: Candidate) {
  for (const [reason, compare] of STEPS) {
    const order = compare(a, b);
    if (order !== 0) return { winner: order < 0 ? a : b, reason };
  }
  return { winner: a, reason: 'Neighbor IP' };
}

function chosen([first, ...others]: readonly [Candidate, ...Candidate[]]) {
  let best = { winner: first, reason: 'First path received' };
  for (const one of others) best = better(best.winner, one);
  return best;
}

const isFilled = <One>(list: readonly One[]): list is readonly [One, ...One[]] => list.length > 0;

/** Prefixes as a router lists them: by address, then by length. */
export function sorted(prefixes: Iterable<string>): string[] {
  const parsed = [...prefixes].flatMap((prefix) => {
    const network = parseCidr(prefix);
    return network ? [{ prefix, network }] : [];
  });
  const byPlace = parsed.sort(
    (a, b) => compareAddresses(a.network.address, b.network.address) || a.network.prefix - b.network.prefix,
  );
  return byPlace.map(({ prefix }) => prefix);
}

/** The table of a family: every path that was taken, by prefix, the best one marked. */
export function tableOf(router: NodeRouter, family: Family): Map<string, readonly TablePath[]> {
  const { world, nodeId, config } = router;
  if (!config.bgp.isEnabled) return new Map();
  const candidates = new Map<string, Candidate[]>();
  for (const peer of router.peers.filter((one) => one.family === family)) {
    const since = startOf(world, nodeId, `bgp/${peer.address}`);
    for (const { prefix, path, isTaken } of heardFrom(router, peer)) {
      if (!isTaken) continue;
      const known = candidates.get(prefix);
      if (known) known.push({ path, peer, since });
      else candidates.set(prefix, [{ path, peer, since }]);
    }
  }
  const own = advertisedRoutes(config.anycast, family);
  const all = new Map<string, readonly TablePath[]>();
  for (const prefix of sorted(new Set([...candidates.keys(), ...own]))) {
    const list = candidates.get(prefix) ?? [];
    if (own.includes(prefix)) {
      all.set(prefix, [{ prefix, path: [], peer: null, isBest: true, reason: 'First path received' }]);
    } else if (isFilled(list)) {
      const { winner, reason } = chosen(list);
      const paths = list.map((one): TablePath => {
        const isBest = one === winner;
        return { prefix, path: one.path, peer: one.peer, isBest, reason: isBest ? reason : '' };
      });
      all.set(prefix, paths);
    }
  }
  return all;
}
