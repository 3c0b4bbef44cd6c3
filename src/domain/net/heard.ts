import { isHost } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import { lintNeighbor } from './bgp/lint';
import { connectedOf } from './connected';
import { announced } from './drain';
import type { NodeConfig } from './node-config';
import { portFault } from './ospf/lint';
import { areaNumber } from './ospf-area';
import { OSPF_SECTIONS } from './ospf-config';
import { type Family, groupByAddress } from './router-anycast';

/** Who learns the anycast addresses of a family from a node; whoever hears one hears all of them. */
export interface Hearing {
  readonly family: Family;
  /** The advertised addresses, each in its one form. */
  readonly addresses: readonly string[];
  /** The BGP neighbors that are told, by address. */
  readonly neighbors: readonly string[];
  /** The ports on which OSPF tells of them. */
  readonly ports: readonly string[];
}

function neighborsOf(config: NodeConfig, family: Family): string[] {
  const { bgp, bgpNeighbors } = config;
  if (!bgp.isEnabled) return [];
  const connected = connectedOf(config);
  const source = family === 4 ? config.loopback.ipv4 : config.loopback.ipv6;
  return groupByAddress(bgpNeighbors)
    .filter(({ address }) => address.family === family)
    .filter(({ entry }) => lintNeighbor(entry, bgp.asNumber, connected).length === 0)
    .filter(({ entry }) => !entry.isLoopback || source !== '')
    .map(({ text }) => text);
}

/** A stub area carries no external routes (RFC 2328 3.6), and these are. */
function portsOf(config: NodeConfig, family: Family): string[] {
  const version = family === 4 ? 'v4' : 'v6';
  const { process, areas, interfaces } = OSPF_SECTIONS[version];
  if (!config[process].isEnabled) return [];
  const carrying = new Set(
    config[areas]
      .filter(({ type }) => type === 'normal' || type === 'nssa')
      .flatMap(({ area }) => areaNumber(area) ?? []),
  );
  return config[interfaces]
    .filter(({ area }) => carrying.has(areaNumber(area) ?? -1))
    .filter((one) => portFault(version, one, config).length === 0)
    .map(({ port }) => port);
}

function hearing(config: NodeConfig, family: Family): Hearing {
  const addresses = groupByAddress(config.anycast.filter(({ isAdvertised }) => isAdvertised))
    .filter(({ address }) => address.family === family && isHost(address))
    .map(({ text }) => text);
  return { family, addresses, neighbors: neighborsOf(config, family), ports: portsOf(config, family) };
}

/** Who hears the node in each family, as it is configured; a session that cannot come up hears nothing. */
export const hearingOf = oncePer((config: NodeConfig) => ({ 4: hearing(config, 4), 6: hearing(config, 6) }));

/** How many neighbors and ports hear it. */
export const hearers = ({ neighbors, ports }: Pick<Hearing, 'neighbors' | 'ports'>): number =>
  neighbors.length + ports.length;

/** Whether somebody hears of an address of the family. */
export const isHeard = (hearing: Hearing): boolean => hearing.addresses.length > 0 && hearers(hearing) > 0;

export const FAMILIES = [4, 6] as const;

const heardOf = (config: NodeConfig) =>
  FAMILIES.flatMap((family) => {
    const one = hearingOf(config)[family];
    return isHeard(one) ? one.addresses : [];
  });

/**
 * The addresses that a node announces by one configuration and no longer by another one: withdrawn, or advertised with nobody
 * left to hear it.
 */
export function silenced(before: NodeConfig, after: NodeConfig): string[] {
  const [heard, advertised] = [new Set(heardOf(after)), new Set(announced(after))];
  const unheard = heardOf(before).filter((address) => !heard.has(address));
  return [...new Set([...announced(before).filter((address) => !advertised.has(address)), ...unheard])];
}
