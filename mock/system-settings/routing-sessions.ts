import type { BfdSession, BgpSession } from '@/api/system-settings/routing-state';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import { type Connected, connectedOf, isOnLink, ownerOf } from '@/domain/net/connected';
import type { NodeConfig } from '@/domain/net/node-config';
import { advertisedRoutes } from '@/domain/net/router-anycast';
import { normalize, parseAddress } from '@/lib/ip/address';
import type { World } from '../runtime/world';
import { BFD_COURSES, BGP_COURSES, placeOf } from './routing-course';
import { ospfSessions } from './routing-ospf';
import { followRouting, startOf } from './routing-start';

/** What is wrong on the other side: another system than configured, nobody there, a path of the first node that BFD finds broken. */
const REMOTE_AS: Readonly<Record<string, number>> = { '203.0.113.1': 64_605 };
const REFUSES: ReadonlySet<string> = new Set(['198.51.100.2']);
const BROKEN: ReadonlySet<string> = new Set(['BN2026-0001/2001:db8:1::1']);
/** Up again after it was silent for too long. */
const FLAPPED: ReadonlySet<string> = new Set(['10.255.0.4']);

type Fate = { course: keyof typeof BGP_COURSES; lastError: string };

/** How a session goes by its configuration and by what stands at the other end. */
function fateOf(nodeId: string, { bgp }: NodeConfig, one: BgpNeighbor, connected: readonly Connected[]): Fate {
  const address = normalize(one.address) ?? one.address;
  const parsed = parseAddress(one.address);
  if (!bgp.isEnabled || ownerOf(connected, address)) return { course: 'off', lastError: '' };
  const isDirect = one.asNumber !== bgp.asNumber && (one.multiHop ?? 1) === 1;
  if (isDirect && (one.isLoopback || !parsed || !isOnLink(connected, parsed))) {
    return { course: 'noRoute', lastError: 'noRoute' };
  }
  if ((REMOTE_AS[address] ?? one.asNumber) !== one.asNumber) return { course: 'badPeerAs', lastError: 'badPeerAs' };
  if (REFUSES.has(address)) return { course: 'refused', lastError: 'refused' };
  if (BROKEN.has(`${nodeId}/${address}`) && one.bfd !== '') return { course: 'off', lastError: 'bfdDown' };
  return { course: 'comesUp', lastError: FLAPPED.has(address) ? 'holdExpired' : '' };
}

/** A number of prefixes that is always the same for an address. */
const prefixesFrom = (address: string) => [...address].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 7);

function bgpSessions(world: World, nodeId: string, config: NodeConfig, now: number) {
  const connected = connectedOf(config);
  const bgp: BgpSession[] = [];
  const bfd: BfdSession[] = [];
  for (const [index, one] of config.bgpNeighbors.entries()) {
    const family = parseAddress(one.address)?.family ?? 4;
    const sent = advertisedRoutes(config.anycast, family).length;
    const fate = fateOf(nodeId, config, one, connected);
    const startedAt = startOf(world, nodeId, `bgp/${one.address}`);
    const place = placeOf(BGP_COURSES[fate.course], startedAt, now);
    const isUp = place.state === 'established';
    const usual = prefixesFrom(one.address);
    const received = isUp ? (index === 0 ? world.size('bgpRoute', usual) : usual) : 0;
    bgp.push({ address: one.address, ...place, received, sent: isUp ? sent : 0, lastError: fate.lastError });
    if (one.bfd === '') continue;
    const course = !config.bgp.isEnabled ? 'off' : fate.course === 'comesUp' ? 'comesUp' : 'down';
    bfd.push({ peer: one.address, template: one.bfd, ...placeOf(BFD_COURSES[course], startedAt, now) });
  }
  return { bgp, bfd };
}

/** All routing sessions of a node with a configuration, as they are at a time, now unless another one is given. */
export function sessionsOf(world: World, nodeId: string, config: NodeConfig, now = world.now()) {
  followRouting(world, nodeId, config);
  const { bgp, bfd } = bgpSessions(world, nodeId, config, now);
  const links = ospfSessions(config, now, (session) => startOf(world, nodeId, session));
  return { bgp, ospf: links.ospf, bfd: [...bfd, ...links.bfd], watchedOn: links.watchedOn };
}
