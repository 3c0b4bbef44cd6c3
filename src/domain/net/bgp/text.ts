import { HIDDEN_KEY } from '../hidden-key';
import type { NodeConfig } from '../node-config';
import { type Addressed, advertisedRoutes, type Family, groupByAddress } from '../router-anycast';
import { bgpRouterId } from '../router-id';
import { POLICY } from '../router-policy';
import type { BgpNeighbor } from './schema';

function neighborLines({ entry, text }: Addressed<BgpNeighbor>, own: number, names: ReadonlyMap<string, string>) {
  const line = (words: string) => ` neighbor ${text} ${words}`;
  const template = names.get(entry.bfd);
  return [
    line(`remote-as ${entry.asNumber}`),
    ...(entry.description ? [line(`description ${entry.description}`)] : []),
    ...(entry.hasPassword ? [line(`password ${HIDDEN_KEY}`)] : []),
    // FRR refuses it for a neighbor of the same system.
    ...(entry.multiHop !== null && entry.asNumber !== own ? [line(`ebgp-multihop ${entry.multiHop}`)] : []),
    ...(entry.isLoopback ? [line('update-source lo')] : []),
    ...(template === undefined ? [] : [line(`bfd profile ${template}`)]),
  ];
}

/** What one family tells, and to whom: a session carries the family that it runs over. */
function familyBlock(family: Family, routes: readonly string[], peers: readonly Addressed<BgpNeighbor>[]): string[] {
  const { ip, out, in: learned } = POLICY[family];
  const lines = [
    ...routes.map((route) => `  network ${route}`),
    ...peers
      .filter(({ address }) => address.family === family)
      .flatMap(({ text }) =>
        // What a neighbor sent is kept as it came, so that it can be told what was filtered, and by what.
        ['activate', 'soft-reconfiguration inbound', `route-map ${learned} in`, `route-map ${out} out`].map(
          (words) => `  neighbor ${text} ${words}`,
        ),
      ),
  ];
  const word = ip === 'ip' ? 'ipv4' : 'ipv6';
  return lines.length > 0 ? [' !', ` address-family ${word} unicast`, ...lines, ' exit-address-family'] : [];
}

/** The BGP process in the words of FRR; nothing while it is off. */
export function bgpBlock(config: NodeConfig): string[] {
  const { bgp, bgpNeighbors, anycast, bfdTemplates } = config;
  if (!bgp.isEnabled) return [];
  const names = new Map(bfdTemplates.map(({ id, name }) => [id, name]));
  const peers = groupByAddress(bgpNeighbors);
  const routerId = bgpRouterId(config);
  return [
    `router bgp ${bgp.asNumber}`,
    ...(routerId === null ? [] : [` bgp router-id ${routerId}`]),
    ' no bgp default ipv4-unicast',
    ` timers bgp ${bgp.keepalive} ${bgp.hold}`,
    ...peers.flatMap((one) => neighborLines(one, bgp.asNumber, names)),
    ...familyBlock(4, advertisedRoutes(anycast, 4), peers),
    ...familyBlock(6, advertisedRoutes(anycast, 6), peers),
    'exit',
    '!',
  ];
}
