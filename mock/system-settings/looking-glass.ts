import { lookingGlasses } from '@/api/system-settings/looking-glass';
import { normalize } from '@/lib/ip/address';
import { DAY, HOUR } from '@/lib/time';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { isLinked, networkOf } from './node-network';
import { noteRefresh } from './router-refresh';
import { heardFrom, type NodeRouter, type RouterPeer, routerOf, toldTo } from './router-routes';

/** How many routes fewer, or more, a neighbor had then: the same for the same neighbor. */
const drift = (address: string, hours: number) => ((address.length * 7 + hours) % 9) - 4;

/** Figures are kept while a session is up, and not for longer than it is. */
function before(router: NodeRouter, peer: RouterPeer, span: number) {
  if (peer.state !== 'established' || router.world.now() - peer.since < span) return null;
  const heard = heardFrom(router, peer).length;
  const change = drift(peer.address, span / HOUR);
  const accepted = Math.max(0, peer.accepted + change);
  return { received: heard - peer.accepted + accepted, accepted, advertised: toldTo(router, peer).length };
}

const routerIn = (world: World, id: string) => routerOf(world, id, networkOf(world, id).config);

export const lookingGlass = implement(lookingGlasses, {
  getRouteCounts: ({ id }, { world }) => {
    const router = routerIn(world, id);
    const list = router.peers.map((peer) => ({
      address: peer.address,
      hourAgo: before(router, peer, HOUR),
      dayAgo: before(router, peer, DAY),
    }));
    return { list };
  },
  softRefresh: ({ id, address, direction }, { world }) => {
    const node = networkOf(world, id);
    const router = routerIn(world, id);
    const peer = router.peers.find((one) => one.address === normalize(address)) ?? refuse('NOT_FOUND');
    if (!isLinked(world, id) || peer.state !== 'established') refuse('ILLEGAL_STATE');
    noteRefresh(world, node, `${peer.address} ${direction}`);
    return {};
  },
});
