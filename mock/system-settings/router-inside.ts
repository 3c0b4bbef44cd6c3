import { connectedOf } from '@/domain/net/connected';
import { areaNumber } from '@/domain/net/ospf-area';
import { OSPF_SECTIONS, type OspfVersion } from '@/domain/net/ospf-config';
import { groupByAddress } from '@/domain/net/router-anycast';
import { normalize, parseAddress, parseCidr, toCidr, toNetwork } from '@/lib/ip/address';
import { type Family, type NodeRouter, sorted, tableOf } from './router-routes';

const STATES: Readonly<Record<string, string>> = {
  down: 'Down',
  attempt: 'Attempt',
  init: 'Init',
  twoWay: '2-Way',
  exStart: 'ExStart',
  exchange: 'Exchange',
  loading: 'Loading',
  full: 'Full',
};

/** OSPFv3 has words of its own for two of them. */
const STATES_V6: Readonly<Record<string, string>> = { ...STATES, twoWay: 'Twoway', exStart: 'ExStart' };

const ROLES: Readonly<Record<string, string>> = { dr: 'DR', bdr: 'Backup', other: 'DROther', none: '-' };
const ROLES_V6: Readonly<Record<string, string>> = { dr: 'DR', bdr: 'BDR', other: 'DROther', none: 'PointToPoint' };

/** Nothing at all, as a process answers that does not run. */
const NOTHING = null;

const linksOf = ({ sessions }: NodeRouter, version: OspfVersion) =>
  sessions.ospf.filter((one) => one.version === version);

const isRunning = ({ config }: NodeRouter, version: OspfVersion) => config[OSPF_SECTIONS[version].process].isEnabled;

function ospfNeighbors(router: NodeRouter) {
  const { world } = router;
  const entries = linksOf(router, 'v4').flatMap(({ port, neighbors }) =>
    neighbors.map((one) => {
      const state = STATES[one.state] ?? one.state;
      const role = ROLES[one.role] ?? one.role;
      const about = { priority: 1, nbrPriority: 1, state: `${state}/${role}`, nbrState: `${state}/${role}`, role };
      const where = { address: one.routerId, ifaceAddress: one.routerId, ifaceName: `${port}:0.0.0.0` };
      return [one.routerId, [{ ...about, upTimeInMsec: world.now() - one.since, ...where }]] as const;
    }),
  );
  return { neighbors: Object.fromEntries(entries) };
}

function ospf6Neighbors(router: NodeRouter) {
  if (!isRunning(router, 'v6')) return NOTHING;
  return {
    neighbors: linksOf(router, 'v6').flatMap(({ port, neighbors }) =>
      neighbors.map((one) => ({
        neighborId: one.routerId,
        priority: 1,
        state: STATES_V6[one.state] ?? one.state,
        ifState: ROLES_V6[one.role] ?? one.role,
        interfaceName: port,
      })),
    ),
  };
}

/** The number of an area as routers write it, dotted. */
function dotted(area: string): string {
  const number = areaNumber(area) ?? 0;
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** What the database of an area holds: a router each, a network for each link with a designated one. */
function areasOf(router: NodeRouter, version: OspfVersion) {
  const { areas, interfaces } = OSPF_SECTIONS[version];
  const links = linksOf(router, version);
  return router.config[areas].map(({ area, type }) => {
    const number = areaNumber(area);
    const ports = router.config[interfaces].filter((one) => areaNumber(one.area) === number).map(({ port }) => port);
    const heard = links.filter(({ port }) => ports.includes(port)).flatMap(({ neighbors }) => neighbors);
    const full = heard.filter(({ state }) => state === 'full').length;
    const networks = heard.filter(({ state, role }) => state === 'full' && role === 'dr').length;
    const count = { router: 1 + full, network: networks, summary: number === 0 ? 0 : 1 };
    return { area: dotted(area), isBackbone: number === 0, type, ports, full, count };
  });
}

function ospf(router: NodeRouter) {
  if (!isRunning(router, 'v4')) return NOTHING;
  const external = advertisedCount(router, 4);
  const areas = areasOf(router, 'v4').map(({ area, isBackbone, ports, full, count }) => {
    const numbers = { lsaRouterNumber: count.router, lsaNetworkNumber: count.network, lsaSummaryNumber: count.summary };
    const lsaNumber = count.router + count.network + count.summary;
    const shape = {
      ...(isBackbone && { backbone: true }),
      areaIfTotalCounter: ports.length,
      areaIfActiveCounter: ports.length,
    };
    return [
      area,
      { ...shape, nbrFullAdjacentCounter: full, lsaNumber, ...numbers, lsaAsbrNumber: 0, lsaNssaNumber: 0 },
    ] as const;
  });
  const { routerId } = router.config.ospfV4;
  return {
    routerId,
    lsaExternalCounter: external,
    attachedAreaCounter: areas.length,
    areas: Object.fromEntries(areas),
  };
}

const advertisedCount = ({ config }: NodeRouter, family: Family) =>
  groupByAddress(config.anycast.filter(({ isAdvertised }) => isAdvertised)).filter(
    ({ address }) => address.family === family,
  ).length;

function ospf6(router: NodeRouter) {
  if (!isRunning(router, 'v6')) return NOTHING;
  const areas = areasOf(router, 'v6').map(({ area, type, ports, count }) => {
    const prefixes = ports.length;
    const lsaStatistics = [0, count.router, count.network, count.summary, 0, 0, 0, 0, 0, prefixes, 0, 0];
    const total = lsaStatistics.reduce((sum, one) => sum + one, 0);
    const isStub = type === 'stub' || type === 'totallyStub';
    const shape = { areaIsStub: isStub, areaIsNSSA: type === 'nssa', numberOfAreaScopedLsa: total };
    return [area, { ...shape, lsaStatistics, interfacesAttachedToArea: ports }] as const;
  });
  const { routerId } = router.config.ospfV6;
  return { routerId, numberOfAsScopedLsa: advertisedCount(router, 6), areas: Object.fromEntries(areas) };
}

const BFD_STATES: Readonly<Record<string, string>> = { adminDown: 'shutdown', down: 'down', init: 'init', up: 'up' };

function bfd(router: NodeRouter) {
  const { world, config, sessions } = router;
  const templates = new Map(config.bfdTemplates.map((one) => [one.id, one]));
  const connected = connectedOf(config);
  return sessions.bfd.map(({ peer, template, state, since }, index) => {
    const one = templates.get(template);
    const passed = Math.floor((world.now() - since) / 1000);
    const link = sessions.watchedOn.get(peer)?.port;
    const address = parseAddress(peer);
    const near = connected.find(({ network }) => address && toNetworkHas(network, peer));
    return {
      multihop: link === undefined && near === undefined,
      peer,
      vrf: 'default',
      ...((link ?? near?.port.name) !== undefined && { interface: link ?? near?.port.name }),
      id: 1_000_001 + index,
      'passive-mode': one?.isPassive === true,
      status: BFD_STATES[state] ?? state,
      ...(state === 'up' ? { uptime: passed } : { downtime: passed }),
      diagnostic: state === 'up' ? 'ok' : 'control detection time expired',
      'receive-interval': one?.minRx ?? 300,
      'transmit-interval': one?.minTx ?? 300,
      'detect-multiplier': one?.multiplier ?? 3,
    };
  });
}

type Net = ReturnType<typeof toNetwork>;

const cidrOf = (network: Net) => (network ? toCidr(network) : '');
const toNetworkHas = (network: Net, peer: string) => {
  const own = network && toNetwork(peer, String(network.prefix));
  return own !== null && cidrOf(own) === cidrOf(network);
};

interface Source {
  prefix: string;
  protocol: string;
  distance: number;
  metric: number;
  hop: { ip?: string; interfaceName?: string };
}

/** Every route that something on the node knows, the ones of lower distance first. */
function sources(router: NodeRouter, family: Family): Source[] {
  const { config } = router;
  const connected = connectedOf(config).filter(({ network }) => network.address.family === family);
  const portTo = (hop: string) => connected.find(({ network }) => toNetworkHas(network, hop))?.port.name;
  const via = (hop: string) => {
    const port = portTo(hop);
    return { ip: normalize(hop) ?? hop, ...(port !== undefined && { interfaceName: port }) };
  };
  const gateway = family === 4 ? config.gateways.ipv4 : config.gateways.ipv6;
  const loopback = family === 4 ? config.loopback.ipv4 : config.loopback.ipv6;
  const everywhere = family === 4 ? '0.0.0.0/0' : '::/0';
  const host = family === 4 ? 32 : 128;
  const statics = config.routes.flatMap(({ destination, mask, nextHop }) => {
    const network = toNetwork(destination, mask);
    return network?.address.family === family && normalize(nextHop) !== null
      ? [{ prefix: toCidr(network), protocol: 'static', distance: 1, metric: 0, hop: via(nextHop) }]
      : [];
  });
  const version = family === 4 ? 'v4' : 'v6';
  const { interfaces } = OSPF_SECTIONS[version];
  const inOspf = isRunning(router, version)
    ? config[interfaces].flatMap(({ port, cost }) =>
        connected
          .filter((one) => one.port.name === port)
          .map(({ network }) => ({
            prefix: toCidr(network),
            protocol: family === 4 ? 'ospf' : 'ospf6',
            distance: 110,
            metric: cost ?? 10,
            hop: { interfaceName: port },
          })),
      )
    : [];
  const learned = [...tableOf(router, family).values()].flat().flatMap(({ prefix, peer, isBest }): Source[] => {
    if (!isBest || !peer) return [];
    const distance = peer.isInternal ? 200 : 20;
    return [{ prefix, protocol: 'bgp', distance, metric: 0, hop: via(peer.address) }];
  });
  return [
    ...connected.map(({ network, port }) => ({
      prefix: toCidr(network),
      ...{ protocol: 'connected', distance: 0, metric: 0, hop: { interfaceName: port.name } },
    })),
    ...(normalize(loopback) === null
      ? []
      : [
          {
            prefix: `${loopback}/${host}`,
            protocol: 'connected',
            distance: 0,
            metric: 0,
            hop: { interfaceName: 'lo' },
          },
        ]),
    ...(normalize(gateway) === null
      ? []
      : [{ prefix: everywhere, protocol: 'static', distance: 1, metric: 0, hop: via(gateway) }]),
    ...statics,
    ...inOspf,
    ...learned,
  ];
}

function rib(router: NodeRouter, family: Family) {
  const byPrefix = new Map<string, Source[]>();
  for (const one of sources(router, family)) {
    const known = byPrefix.get(one.prefix);
    if (known) known.push(one);
    else byPrefix.set(one.prefix, [one]);
  }
  const rows = sorted(byPrefix.keys()).map((prefix) => {
    const all = byPrefix.get(prefix) ?? [];
    const ordered = all.toSorted((a, b) => a.distance - b.distance);
    const entries = ordered.map(({ protocol, distance, metric, hop }, index) => ({
      prefix,
      prefixLen: parseCidr(prefix)?.prefix ?? 0,
      protocol,
      vrfName: 'default',
      ...(index === 0 && { selected: true, destSelected: true, installed: true }),
      distance,
      metric,
      nexthops: [{ ...hop, ...(hop.ip !== undefined && { afi: `ipv${family}` }), active: true }],
    }));
    return [prefix, entries] as const;
  });
  return Object.fromEntries(rows);
}

/** What the other daemons answer, by question; null where a process does not run. */
export const insideAnswers: Readonly<Record<string, (router: NodeRouter) => object | null>> = {
  ospf,
  ospfNeighbors,
  ospf6,
  ospf6Neighbors,
  bfd,
  routes4: (router) => rib(router, 4),
  routes6: (router) => rib(router, 6),
};
