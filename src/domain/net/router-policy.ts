import type { NodeConfig } from './node-config';
import { OSPF_VERSIONS } from './ospf-config';
import { advertisedRoutes, type Family, groupByAddress } from './router-anycast';

/** How FRR spells each family, and what the policy of it is called. */
export const POLICY = {
  4: { ip: 'ip', out: 'anycast-ipv4', in: 'learned-ipv4' },
  6: { ip: 'ipv6', out: 'anycast-ipv6', in: 'learned-ipv6' },
} as const;

const LIST = 'anycast';

interface Wanted {
  /** By OSPF or a neighbor. */
  readonly out: boolean;
  /** By a neighbor. */
  readonly in: boolean;
}

function familyLines(family: Family, routes: readonly string[], wanted: Wanted): string[] {
  if (!wanted.out) return [];
  const { ip, out, in: learned } = POLICY[family];
  const match = ` match ${ip} address prefix-list ${LIST}`;
  const isSome = routes.length > 0;
  const told = isSome ? [`route-map ${out} permit 10`, match] : [`route-map ${out} deny 10`];
  const own = isSome ? [`route-map ${learned} deny 10`, match, 'exit', '!'] : [];
  return [
    ...routes.map((route) => `${ip} prefix-list ${LIST} permit ${route}`),
    ...told,
    'exit',
    '!',
    ...(wanted.in ? [...own, `route-map ${learned} permit 20`, 'exit', '!'] : []),
  ];
}

/**
 * What passes on to others, and what is taken from them: only the advertised addresses go out, so that the node never
 * carries what it learned from one neighbor to the next, and they are not learned from elsewhere. An external neighbor
 * without both exchanges nothing (RFC 8212).
 */
export function policyLines(config: NodeConfig): string[] {
  const peers = config.bgp.isEnabled ? groupByAddress(config.bgpNeighbors) : [];
  return OSPF_VERSIONS.flatMap((version) => {
    const family = version === 'v4' ? 4 : 6;
    const routes = advertisedRoutes(config.anycast, family);
    const isMet = peers.some(({ address }) => address.family === family);
    const ospf = version === 'v4' ? config.ospfV4 : config.ospfV6;
    const isRedistributed = ospf.isEnabled && ospf.routerId !== '' && routes.length > 0;
    return familyLines(family, routes, { out: isMet || isRedistributed, in: isMet });
  });
}
