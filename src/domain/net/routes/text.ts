import { normalize, toCidr, toNetwork, unmapNetwork } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import type { NodeConfig } from '../node-config';
import { sorted } from '../text-order';
import type { StaticRoute } from './schema';

const routeLine = oncePer(({ destination, mask, nextHop }: StaticRoute): string[] => {
  const network = toNetwork(destination, mask);
  const hop = normalize(nextHop);
  if (!network || hop === null) return [];
  return [`${unmapNetwork(network).address.family === 4 ? 'ip' : 'ipv6'} route ${toCidr(network)} ${hop}`];
});

/** The static routes, one a line. */
export function routeLines({ routes }: NodeConfig): string[] {
  return [...sorted(routes.flatMap(routeLine)), '!'];
}
