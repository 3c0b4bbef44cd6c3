import { type Network, normalize, toCidr, toNetwork, unmapNetwork } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import type { NodeConfig } from '../node-config';
import type { StaticRoute } from './schema';

interface Way {
  readonly network: Network;
  readonly cidr: string;
  readonly hop: string;
}

const wayOf = oncePer(({ destination, mask, nextHop }: StaticRoute): Way[] => {
  const network = toNetwork(destination, mask);
  return network ? [{ network, cidr: toCidr(network), hop: normalize(nextHop) ?? nextHop }] : [];
});

const table = oncePer((routes: readonly StaticRoute[]) => {
  const all = routes.flatMap(wayOf);
  const lengths = [...new Set(all.map(({ network }) => unmapNetwork(network).prefix))].sort((a, b) => b - a);
  return { hops: new Map(all.map(({ cidr, hop }) => [cidr, hop])), lengths };
});

/** By which hop a node sends to a network that no route names: by the narrowest route around it, else its gateway. */
function hopAround({ network }: Way, { routes, gateways }: Pick<NodeConfig, 'routes' | 'gateways'>): string {
  const { address, prefix } = unmapNetwork(network);
  const { hops, lengths } = table(routes);
  for (const length of lengths) {
    const hop = length < prefix ? hops.get(toCidr({ address, prefix: length })) : undefined;
    if (hop !== undefined) return hop;
  }
  const gateway = address.family === 4 ? gateways.ipv4 : gateways.ipv6;
  return normalize(gateway) ?? gateway;
}

/** Whether an edit of a route sends something by another hop than before: where the platform is, no route says. */
export function movesTraffic(
  { before, after }: { readonly before: StaticRoute | null; readonly after: StaticRoute | null },
  config: Pick<NodeConfig, 'routes' | 'gateways'>,
): boolean {
  const [was, is] = [before ? wayOf(before) : [], after ? wayOf(after) : []].map(([way]) => way);
  if (was && is && was.cidr === is.cidr) return was.hop !== is.hop;
  return [was, is].some((way) => way !== undefined && hopAround(way, config) !== way.hop);
}
