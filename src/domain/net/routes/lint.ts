import {
  type Address,
  contains,
  formatAddress,
  isLinkLocal,
  type Network,
  parseAddress,
  parseCidr,
  toCidr,
  toNetwork,
  unmapNetwork,
} from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import { type Connected, connectedOf, isOnLink, isReserved, ownerOf } from '../connected';
import type { Gateways } from '../interfaces/schema';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import { isAnycast } from '../router-id';
import type { StaticRoute } from './schema';

interface Read {
  readonly route: StaticRoute;
  /** As `toNetwork` read it, host bits and all. */
  readonly network: Network;
  readonly prefix: number;
  readonly cidr: string;
  readonly hopAddress: Address;
  readonly hop: string;
  /** The network cut to so many leading bits, by its one text. */
  readonly cutTo: (prefix: number) => string;
}

function cuts(address: Address): (prefix: number) => string {
  const known = new Map<number, string>();
  return (prefix) => {
    const text = known.get(prefix) ?? toCidr({ address, prefix });
    known.set(prefix, text);
    return text;
  };
}

/** A route is read once: of 2,000 an edit changes one. */
const read = oncePer((route: StaticRoute): Read[] => {
  const network = toNetwork(route.destination, route.mask);
  const hopAddress = parseAddress(route.nextHop);
  if (!network || !hopAddress) return [];
  const { address, prefix } = unmapNetwork(network);
  const hop = formatAddress(hopAddress);
  return [{ route, network, prefix, cidr: toCidr(network), hopAddress, hop, cutTo: cuts(address) }];
});

/** The narrowest other route that a route lies in, found by its shortened prefixes: 2,000 routes take no 2,000² steps. */
function aroundOf(all: readonly Read[]): (one: Read) => Read | undefined {
  const byCidr = new Map(all.map((one) => [one.cidr, one]));
  const lengths = [...new Set(all.map(({ prefix }) => prefix))].sort((a, b) => b - a);
  return ({ prefix, cutTo }) => {
    for (const length of lengths) {
      const found = length < prefix && byCidr.get(cutTo(length));
      if (found) return found;
    }
    return undefined;
  };
}

/** Where a route and its next hop lie among the subnets of the ports: the same as long as neither changes. */
const placesAmong = oncePer((connected: readonly Connected[]) =>
  oncePer(({ network, hop, hopAddress }: Read) => ({
    subnet: connected.find((one) => contains(one.network, network)),
    owner: ownerOf(connected, hop),
    isReached: isOnLink(connected, hopAddress),
    isNobody: isReserved(connected, hopAddress),
  })),
);

function lintPlace({ route, network, cidr, hop }: Read, around: Read | undefined, subnet: Connected | undefined) {
  const path = ['routes', route.id, 'destination'] as const;
  const found: Finding[] = [];
  const typed = formatAddress(network.address);
  if (!cidr.startsWith(`${typed}/`)) found.push({ level: 'info', code: 'hostBits', path, values: { typed, cidr } });
  if (subnet) {
    const isWhole = toCidr(subnet.network) === cidr;
    const values = { cidr, port: subnet.port.name, subnet: toCidr(subnet.network) };
    found.push({ level: 'warning', code: isWhole ? 'routeShadowed' : 'routeInConnected', path, values });
  }
  const isRedundant = around?.hop === hop;
  // Every route lies in the default route: that alone is what a default route is for.
  if (around && (isRedundant || around.prefix > 0)) {
    const values = { cidr, other: around.cidr, hop: around.hop };
    found.push({ level: 'info', code: isRedundant ? 'routeRedundant' : 'routeOverlap', path, values });
  }
  return found;
}

type Place = ReturnType<ReturnType<typeof placesAmong>>;

/** Where no router leads to: this network, loopback, link-local, multicast and what was never given out (RFC 6890). */
const NOWHERE = ['0.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '224.0.0.0/3', '::/127', 'fe80::/10', 'ff00::/8']
  .map(parseCidr)
  .filter((network) => network !== null);

/** A destination that no router leads to, or that the node answers on itself. */
function lintDestination({ route, network, prefix, cidr }: Read, config: NodeConfig): Finding[] {
  const path = ['routes', route.id, 'destination'] as const;
  const { address } = unmapNetwork(network);
  if (NOWHERE.some((range) => contains(range, network)))
    return [{ level: 'warning', code: 'routeReserved', path, values: { cidr } }];
  const isWhole = prefix === (address.family === 4 ? 32 : 128);
  return isWhole && isAnycast(config, formatAddress(address))
    ? [{ level: 'warning', code: 'routeAnycast', path, values: { cidr } }]
    : [];
}

/** The way to a next hop that is on no link: another route that holds it, or one that neighbors may tell of. */
function lintFarHop(
  one: Read,
  config: NodeConfig,
  all: ReadonlyMap<string, Read>,
  lengths: readonly number[],
): Finding {
  const { route, hop, hopAddress, cidr } = one;
  const path = ['routes', route.id, 'nextHop'] as const;
  const full = hopAddress.family === 4 ? 32 : 128;
  const cut = cuts(hopAddress);
  for (const length of lengths) {
    // By a default route a router does not resolve the hop of another one.
    const via = length > 0 && length <= full ? all.get(cut(length)) : undefined;
    if (via && via.cidr !== cidr && via.hop !== hop)
      return { level: 'info', code: 'nextHopByRoute', path, values: { hop, via: via.cidr } };
  }
  const isLearned = config.bgp.isEnabled || (hopAddress.family === 4 ? config.ospfV4 : config.ospfV6).isEnabled;
  return {
    level: isLearned ? 'info' : 'warning',
    code: isLearned ? 'nextHopLearned' : 'nextHopOffLink',
    path,
    values: { hop },
  };
}

function lintHop(
  { route, hop, hopAddress }: Read,
  { owner, isReached, isNobody }: Place,
  far: () => Finding,
): Finding[] {
  const path = ['routes', route.id, 'nextHop'] as const;
  if (isNobody) return [{ level: 'warning', code: 'addressReserved', path, values: { address: hop } }];
  if (isLinkLocal(hopAddress)) return [{ level: 'warning', code: 'linkLocal', path, values: { address: hop } }];
  if (owner) return [{ level: 'warning', code: 'nextHopOwn', path, values: { hop, port: owner.port.name } }];
  return isReached ? [] : [far()];
}

/** The halves of everything, by which routes replace a default gateway without being a default route. */
const HALVES: readonly (readonly [lower: string, upper: string, family: string])[] = [
  ['0.0.0.0/1', '128.0.0.0/1', 'IPv4'],
  ['::/1', '8000::/1', 'IPv6'],
];

/** A default route beside the default gateway of its family, where neither is the longer one, or both halves of one. */
function lintDefault({ route, cidr }: Read, gateways: Gateways, all: ReadonlyMap<string, Read>): Finding[] {
  const path = ['routes', route.id, 'destination'] as const;
  const halves = HALVES.find(([lower, upper]) => cidr === lower && all.has(upper));
  if (halves) {
    const [, other, family] = halves;
    return [{ level: 'warning', code: 'defaultHalves', path, values: { cidr, other, family } }];
  }
  const gateway = cidr === '0.0.0.0/0' ? gateways.ipv4 : cidr === '::/0' ? gateways.ipv6 : '';
  if (gateway === '') return [];
  return [{ level: 'warning', code: 'defaultTwice', path, values: { cidr, gateway } }];
}

/** The ids of the routes whose next hop is in no network of the node, and which no other route leads to. */
export function farHops(config: NodeConfig): ReadonlySet<string> {
  const isFar = ({ code }: Finding) => code === 'nextHopOffLink' || code === 'nextHopLearned';
  return new Set(
    lintRoutes(config, connectedOf(config))
      .filter(isFar)
      .map(({ path }) => String(path[1])),
  );
}

/** What is doubtful in the static routes: order of the routes, for each its place first and its next hop then. */
export function lintRoutes(config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const all = config.routes.flatMap(read);
  const around = aroundOf(all);
  const placeOf = placesAmong(connected);
  const byCidr = new Map(all.map((one) => [one.cidr, one]));
  const lengths = [...new Set(all.map(({ prefix }) => prefix))].sort((a, b) => b - a);
  return all.flatMap((one) => {
    const place = placeOf(one);
    return [
      ...lintDestination(one, config),
      ...lintPlace(one, around(one), place.subnet),
      ...lintDefault(one, config.gateways, byCidr),
      ...lintHop(one, place, () => lintFarHop(one, config, byCidr, lengths)),
    ];
  });
}
