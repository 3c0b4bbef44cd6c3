import { contains, formatAddress, type Network, parseAddress, toCidr, toNetwork, unmapNetwork } from './address';
import { type Connected, isOnLink, ownerOf } from './connected';
import type { Finding } from './lint';
import type { Gateways, NodeConfig, StaticRoute } from './node-config';

interface Read {
  readonly route: StaticRoute;
  /** As `toNetwork` read it, host bits and all. */
  readonly network: Network;
  readonly cidr: string;
  readonly hop: string;
}

function read(route: StaticRoute): Read[] {
  const network = toNetwork(route.destination, route.mask);
  const hop = parseAddress(route.nextHop);
  return network && hop ? [{ route, network, cidr: toCidr(network), hop: formatAddress(hop) }] : [];
}

/** The narrowest other route that a route lies in, found by its shortened prefixes: 2,000 routes take no 2,000² steps. */
function aroundOf(all: readonly Read[]): (one: Read) => Read | undefined {
  const byCidr = new Map(all.map((one) => [one.cidr, one]));
  const lengths = [...new Set(all.map(({ network }) => unmapNetwork(network).prefix))].sort((a, b) => b - a);
  return ({ network }) => {
    const { address, prefix } = unmapNetwork(network);
    for (const length of lengths) {
      const found = length < prefix && byCidr.get(toCidr({ address, prefix: length }));
      if (found) return found;
    }
    return undefined;
  };
}

function lintPlace({ route, network, cidr, hop }: Read, around: Read | undefined, connected: readonly Connected[]) {
  const path = ['routes', route.id, 'destination'] as const;
  const found: Finding[] = [];
  const typed = formatAddress(network.address);
  if (!cidr.startsWith(`${typed}/`)) found.push({ level: 'info', code: 'hostBits', path, values: { typed, cidr } });
  const subnet = connected.find((one) => contains(one.network, network));
  if (subnet) {
    const isWhole = toCidr(subnet.network) === cidr;
    const values = { cidr, port: subnet.port.name, subnet: toCidr(subnet.network) };
    found.push({ level: 'warning', code: isWhole ? 'routeShadowed' : 'routeInConnected', path, values });
  }
  if (around) {
    const isRedundant = around.hop === hop;
    const values = { cidr, other: around.cidr, hop: around.hop };
    found.push({ level: 'info', code: isRedundant ? 'routeRedundant' : 'routeOverlap', path, values });
  }
  return found;
}

function lintHop({ route, hop }: Read, connected: readonly Connected[]): Finding[] {
  const path = ['routes', route.id, 'nextHop'] as const;
  const owner = ownerOf(connected, hop);
  if (owner) return [{ level: 'warning', code: 'nextHopOwn', path, values: { hop, port: owner.port.name } }];
  const address = parseAddress(hop);
  const isReached = address !== null && isOnLink(connected, address);
  return isReached ? [] : [{ level: 'warning', code: 'nextHopOffLink', path, values: { hop } }];
}

/** A default route beside the default gateway of its family: two owners of the same destination. */
function lintDefault({ route, cidr }: Read, gateways: Gateways): Finding[] {
  const gateway = cidr === '0.0.0.0/0' ? gateways.ipv4 : cidr === '::/0' ? gateways.ipv6 : '';
  if (gateway === '') return [];
  const values = { cidr, other: cidr, hop: gateway };
  return [{ level: 'info', code: 'routeOverlap', path: ['routes', route.id, 'destination'], values }];
}

/** What is doubtful in the static routes: order of the routes, for each its place first and its next hop then. */
export function lintRoutes(config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const all = config.routes.flatMap(read);
  const around = aroundOf(all);
  return all.flatMap((one) => [
    ...lintPlace(one, around(one), connected),
    ...lintDefault(one, config.gateways),
    ...lintHop(one, connected),
  ]);
}
