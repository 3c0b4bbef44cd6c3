import { oncePer } from '../../once-per';
import { normalize, toCidr, toNetwork, unmapNetwork } from '../address';
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
