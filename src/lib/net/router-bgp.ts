import { compareAddresses, formatAddress, parseAddress } from './address';
import type { AnycastAddress, BgpNeighbour } from './bgp-config';
import type { NodeConfig } from './node-config';

/** Entries with an address that can be read, in the order of their addresses. */
function byAddress<E extends { readonly address: string }>(entries: readonly E[]) {
  return entries
    .flatMap((entry) => {
      const address = parseAddress(entry.address);
      return address ? [{ entry, address, text: formatAddress(address) }] : [];
    })
    .sort((a, b) => compareAddresses(a.address, b.address));
}

type Read<E extends { readonly address: string }> = ReturnType<typeof byAddress<E>>[number];

const routeOf = ({ address, text }: Read<AnycastAddress>) => `${text}/${address.family === 4 ? 32 : 128}`;

/** The host routes of one family that the node advertises, as `address/length`, lowest first. */
export const advertisedRoutes = (anycast: readonly AnycastAddress[], version: 4 | 6): string[] =>
  byAddress(anycast.filter(({ isAdvertised }) => isAdvertised))
    .filter(({ address }) => address.family === version)
    .map(routeOf);

/**
 * The addresses that the node answers on by anycast, on a port of their own whether or not they are advertised: OSPF tells
 * whatever the loopback has, at its cost, and sessions by loopback would come from an address that others have too.
 */
export function anycastBlock(anycast: readonly AnycastAddress[]): string[] {
  const lines = byAddress(anycast).map((one) => ` ${one.address.family === 4 ? 'ip' : 'ipv6'} address ${routeOf(one)}`);
  return lines.length > 0 ? ['interface anycast', ...lines, 'exit', '!'] : [];
}

function neighbourLines({ entry, text }: Read<BgpNeighbour>, own: number, names: ReadonlyMap<string, string>) {
  const line = (words: string) => ` neighbor ${text} ${words}`;
  const template = names.get(entry.bfd);
  return [
    line(`remote-as ${entry.asNumber}`),
    ...(entry.hasPassword ? [line('password ********')] : []),
    // FRR refuses it for a neighbour of the same system.
    ...(entry.multiHop !== null && entry.asNumber !== own ? [line(`ebgp-multihop ${entry.multiHop}`)] : []),
    ...(entry.isLoopback ? [line('update-source lo')] : []),
    ...(template === undefined ? [] : [line(`bfd profile ${template}`)]),
  ];
}

function family(word: string, lines: readonly string[]) {
  return lines.length > 0 ? [' !', ` address-family ${word} unicast`, ...lines, ' exit-address-family'] : [];
}

/** The BGP process in the words of FRR; nothing while it is off. */
export function bgpBlock({ bgp, bgpNeighbours, anycast, bfdTemplates }: NodeConfig): string[] {
  if (!bgp.isEnabled) return [];
  const names = new Map(bfdTemplates.map(({ id, name }) => [id, name]));
  const peers = byAddress(bgpNeighbours);
  const networksOf = (version: 4 | 6) => advertisedRoutes(anycast, version).map((route) => `  network ${route}`);
  const activated = peers
    .filter(({ address }) => address.family === 6)
    .map(({ text }) => `  neighbor ${text} activate`);
  return [
    `router bgp ${bgp.asNumber}`,
    ` timers bgp ${bgp.keepalive} ${bgp.hold}`,
    ...peers.flatMap((one) => neighbourLines(one, bgp.asNumber, names)),
    ...family('ipv4', networksOf(4)),
    ...family('ipv6', [...networksOf(6), ...activated]),
    'exit',
    '!',
  ];
}
