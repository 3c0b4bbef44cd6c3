import type { QuestionWords } from '@/domain/net/looking-glass/command';
import { advertisedRoutes } from '@/domain/net/router-anycast';
import { POLICY } from '@/domain/net/router-policy';
import { contains, normalize, parseAddress, parseCidr } from '@/lib/ip/address';
import {
  type Family,
  type HeardRoute,
  heardFrom,
  type NodeRouter,
  type RouterPeer,
  type TablePath,
  tableOf,
  toldTo,
} from './router-routes';

/** The states as FRR writes them. */
const STATES: Readonly<Record<string, string>> = {
  idle: 'Idle',
  connect: 'Connect',
  active: 'Active',
  openSent: 'OpenSent',
  openConfirm: 'OpenConfirm',
  established: 'Established',
};

const NO_INSTANCE = { warning: 'Default BGP instance not found' };
const NO_NEIGHBOR = { warning: 'No such neighbor in this view/vrf' };

const familyOf = ({ family }: QuestionWords): Family => (family === 'ipv6' ? 6 : 4);
const isUp = ({ state }: RouterPeer) => state === 'established';

/** What stands at the head of every table. */
const headOf = ({ routerId, asNumber }: NodeRouter, of: ReadonlyMap<string, unknown>) => ({
  vrfId: 0,
  vrfName: 'default',
  tableVersion: of.size,
  routerId,
  defaultLocPrf: 100,
  localAS: asNumber,
});

function summary(router: NodeRouter) {
  const { world, config, routerId, asNumber } = router;
  if (!config.bgp.isEnabled) return {};
  const of = (family: Family) => {
    const peers = router.peers.filter((peer) => peer.family === family);
    const entries = peers.map((peer) => {
      const uptime = isUp(peer) ? world.now() - peer.since : 0;
      const figures = { pfxRcd: peer.accepted, pfxSnt: toldTo(router, peer).length };
      const named = peer.description === '' ? {} : { desc: peer.description };
      const about = { ...named, remoteAs: peer.asNumber, localAs: asNumber, version: 4, peerUptimeMsec: uptime };
      const state = { state: STATES[peer.state] ?? peer.state, peerState: 'OK', idType: `ipv${family}` };
      return [peer.address, { ...about, ...figures, ...state }] as const;
    });
    const whole = { routerId, as: asNumber, vrfId: 0, vrfName: 'default', peerCount: peers.length };
    return { ...whole, peers: Object.fromEntries(entries), totalPeers: peers.length, dynamicPeers: 0 };
  };
  const known = new Set(router.peers.map(({ family }) => family));
  return { ...(known.has(4) && { ipv4Unicast: of(4) }), ...(known.has(6) && { ipv6Unicast: of(6) }) };
}

function neighbor(router: NodeRouter, peer: RouterPeer) {
  const { world, routerId, asNumber } = router;
  const { in: learned, out } = POLICY[peer.family];
  const { config } = router;
  return {
    [peer.address]: {
      remoteAs: peer.asNumber,
      localAs: asNumber,
      [peer.isInternal ? 'nbrInternalLink' : 'nbrExternalLink']: true,
      ...(peer.description !== '' && { nbrDesc: peer.description }),
      bgpVersion: 4,
      remoteRouterId: isUp(peer) && peer.family === 4 ? peer.address : '0.0.0.0',
      localRouterId: routerId,
      bgpState: STATES[peer.state] ?? peer.state,
      ...(isUp(peer) && { bgpTimerUpMsec: world.now() - peer.since }),
      bgpTimerConfiguredHoldTimeMsecs: config.bgp.hold * 1000,
      bgpTimerConfiguredKeepAliveIntervalMsecs: config.bgp.keepalive * 1000,
      messageStats: { routeRefreshSent: 0, routeRefreshRecv: 0 },
      addressFamilyInfo: {
        [`ipv${peer.family}Unicast`]: {
          inboundSoftConfigPermit: true,
          inboundPathPolicyConfig: true,
          outboundPathPolicyConfig: true,
          routeMapForIncomingAdvertisements: learned,
          routeMapForOutgoingAdvertisements: out,
          acceptedPrefixCounter: peer.accepted,
          sentPrefixCounter: toldTo(router, peer).length,
        },
      },
    },
  };
}

const bestOf = (router: NodeRouter, peer: RouterPeer) =>
  [...tableOf(router, peer.family).values()].flat().filter((one) => one.isBest && one.peer === peer).length;

function prefixCounts(router: NodeRouter, peer: RouterPeer) {
  const { accepted } = peer;
  return {
    prefixCountsFor: peer.address,
    multiProtocol: `ipv${peer.family}Unicast`,
    pfxCounter: accepted,
    ribTableWalkCounters: {
      'Adj-in': heardFrom(router, peer).length,
      ...{ Damped: 0, Removed: 0, History: 0, Stale: 0, Valid: accepted, 'All RIB': accepted },
      'PfxCt counted': accepted,
      'PfxCt Best Selected': bestOf(router, peer),
      Useable: accepted,
    },
  };
}

const lengthOf = (prefix: string) => Number(prefix.slice(prefix.indexOf('/') + 1));
const addressOf = (prefix: string) => prefix.slice(0, prefix.indexOf('/'));

/** A route of what came or goes, which FRR writes in a form of its own. */
const adjacent = (prefix: string, path: readonly number[], hop: object, weight: number) => ({
  addrPrefix: addressOf(prefix),
  prefixLen: lengthOf(prefix),
  network: prefix,
  ...hop,
  metric: 0,
  weight,
  path: path.join(' '),
  bgpOriginCode: 'i',
  appliedStatusSymbols: { '*': true, '>': true },
});

const hopOf = ({ family, address }: RouterPeer) => (family === 4 ? { nextHop: address } : { nextHopGlobal: address });

function received(router: NodeRouter, peer: RouterPeer) {
  const all = heardFrom(router, peer);
  const entries = all.map(({ prefix, path }: HeardRoute) => [prefix, adjacent(prefix, path, hopOf(peer), 0)] as const);
  const filtered = all.filter(({ isTaken }) => !isTaken).length;
  return {
    receivedRoutes: Object.fromEntries(entries),
    totalPrefixCounter: all.length,
    filteredPrefixCounter: filtered,
  };
}

function advertised(router: NodeRouter, peer: RouterPeer) {
  const own = peer.family === 4 ? { nextHop: '0.0.0.0' } : { nextHopGlobal: '::' };
  const entries = toldTo(router, peer).map((prefix) => [prefix, adjacent(prefix, [], own, 32_768)] as const);
  return {
    advertisedRoutes: Object.fromEntries(entries),
    totalPrefixCounter: entries.length,
    filteredPrefixCounter: 0,
  };
}

const nextHops = (family: Family, peer: RouterPeer | null) => [
  { ip: peer?.address ?? (family === 4 ? '0.0.0.0' : '::'), afi: `ipv${family}`, used: true },
];

const row = (family: Family, { prefix, path, peer, isBest, reason }: TablePath) => ({
  valid: true,
  ...(isBest && { bestpath: true, selectionReason: reason }),
  pathFrom: peer?.isInternal ? 'internal' : 'external',
  prefix: addressOf(prefix),
  prefixLen: lengthOf(prefix),
  network: prefix,
  metric: 0,
  weight: peer ? 0 : 32_768,
  peerId: peer?.address ?? '(unspec)',
  path: path.join(' '),
  origin: 'IGP',
  nexthops: nextHops(family, peer),
});

type Keep = (prefix: string, path: TablePath) => boolean;

function table(router: NodeRouter, family: Family, keep: Keep = () => true) {
  const all = tableOf(router, family);
  const routes = [...all].flatMap(([prefix, paths]) => {
    const kept = paths.filter((path) => keep(prefix, path));
    return kept.length > 0 ? [[prefix, kept.map((path) => row(family, path))] as const] : [];
  });
  return { ...headOf(router, all), routes: Object.fromEntries(routes) };
}

/** The longest prefix that an address, or a whole prefix, is in; an exact one only where asked. */
function found(router: NodeRouter, family: Family, wanted: string, isExact: boolean) {
  const all = tableOf(router, family);
  const address = parseAddress(wanted);
  const inside = (prefix: string) => {
    const network = parseCidr(prefix);
    return network !== null && address !== null && contains(network, address);
  };
  const known = [...all.keys()];
  const prefix = isExact
    ? known.find((one) => one === wanted)
    : known.filter(inside).sort((a, b) => lengthOf(b) - lengthOf(a))[0];
  const paths = prefix === undefined ? undefined : all.get(prefix);
  if (prefix === undefined || !paths) return {};
  return {
    prefix,
    paths: paths.map(({ path, peer, isBest, reason }) => ({
      aspath: { string: path.length === 0 ? 'Local' : path.join(' '), segments: [], length: path.length },
      origin: 'IGP',
      metric: 0,
      valid: true,
      ...(isBest && { bestpath: { overall: true, selectionReason: reason } }),
      nexthops: nextHops(family, peer),
      peer: peer
        ? { peerId: peer.address, routerId: peer.address, type: peer.isInternal ? 'internal' : 'external' }
        : { peerId: family === 4 ? '0.0.0.0' : '::', routerId: router.routerId },
    })),
  };
}

/** The route maps that the node's text has, with what they match. */
function routeMaps({ config }: NodeRouter) {
  const known = new Set(config.bgpNeighbors.map(({ address }) => parseAddress(address)?.family));
  const maps = ([4, 6] as const)
    .filter((family) => known.has(family))
    .flatMap((family) => {
      const { ip, in: learned, out } = POLICY[family];
      const isSome = advertisedRoutes(config.anycast, family).length > 0;
      const clause = `${ip} address prefix-list anycast`;
      const rule = (sequenceNumber: number, type: 'permit' | 'deny', clauses: string[]) => ({
        ...{ sequenceNumber, type, invoked: 0, matchClauses: clauses, setClauses: [], action: 'Exit routemap' },
      });
      const told = isSome ? rule(10, 'permit', [clause]) : rule(10, 'deny', []);
      const own = isSome ? [rule(10, 'deny', [clause])] : [];
      return [
        [out, { invoked: 0, rules: [told] }],
        [learned, { invoked: 0, rules: [...own, rule(20, 'permit', [])] }],
      ] as const;
    });
  return { BGP: Object.fromEntries(maps) };
}

function prefixLists({ config }: NodeRouter, family: Family) {
  const routes = advertisedRoutes(config.anycast, family);
  const entries = routes.map((prefix, index) => ({ sequenceNumber: 5 * (index + 1), type: 'permit', prefix }));
  return { BGP: routes.length === 0 ? {} : { anycast: { addressFamily: `IPv${family}`, entries } } };
}

/** Each AS number in its order, one after the other. */
function holds(path: readonly number[], wanted: string): boolean {
  return `_${path.join('_')}_`.includes(wanted);
}

type Answers = Readonly<Record<string, (router: NodeRouter, values: QuestionWords) => object>>;

const peerOf = ({ peers }: NodeRouter, { address = '' }: QuestionWords) =>
  peers.find((one) => one.address === normalize(address));

/** What is asked of one neighbor: it must be there. */
const ofPeer =
  (answer: (router: NodeRouter, peer: RouterPeer) => object) => (router: NodeRouter, values: QuestionWords) => {
    if (!router.config.bgp.isEnabled) return NO_INSTANCE;
    const peer = peerOf(router, values);
    return peer ? answer(router, peer) : NO_NEIGHBOR;
  };

const ofTable =
  (answer: (router: NodeRouter, values: QuestionWords) => object) => (router: NodeRouter, values: QuestionWords) =>
    router.config.bgp.isEnabled ? answer(router, values) : NO_INSTANCE;

/** What the BGP daemon answers, by question. */
export const bgpAnswers: Answers = {
  summary,
  // FRR has words of its own here.
  neighbor: (router, values) => {
    if (!router.config.bgp.isEnabled) return {};
    const peer = peerOf(router, values);
    return peer ? neighbor(router, peer) : { bgpNoSuchNeighbor: true };
  },
  prefixCounts: ofPeer(prefixCounts),
  received: ofPeer(received),
  accepted: ofPeer((router, peer) => table(router, peer.family, (_, one) => one.peer === peer)),
  advertised: ofPeer(advertised),
  table: ofTable((router, values) => table(router, familyOf(values))),
  longestMatch: ofTable((router, values) => found(router, familyOf(values), values.address ?? '', false)),
  exactPrefix: ofTable((router, values) => found(router, familyOf(values), values.prefix ?? '', true)),
  longerPrefixes: ofTable((router, values) => {
    const outer = parseCidr(values.prefix ?? '');
    return table(router, familyOf(values), (prefix) => {
      const inner = parseCidr(prefix);
      return outer !== null && inner !== null && contains(outer, inner);
    });
  }),
  byAsPath: ofTable((router, values) =>
    table(router, familyOf(values), (_, { path }) => holds(path, values.path ?? '')),
  ),
  routeMaps,
  prefixLists4: (router) => prefixLists(router, 4),
  prefixLists6: (router) => prefixLists(router, 6),
};
