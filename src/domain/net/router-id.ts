import { compareAddresses, formatAddress, isHost, normalize, parseAddress } from '@/lib/ip/address';
import { connectedOf } from './connected';
import type { NodeConfig } from './node-config';

/** Whether the node shares an address with other nodes: as a router id it would make two of them one. */
export const isAnycast = ({ anycast }: Pick<NodeConfig, 'anycast'>, text: string): boolean => {
  const wanted = normalize(text);
  return wanted !== null && anycast.some(({ address }) => normalize(address) === wanted);
};

/**
 * By which id BGP knows the node: that of OSPF, the loopback address, or the lowest IPv4 address of a port that is up, and
 * never one that other nodes have too; null where there is none. Left to itself a router takes its highest address.
 */
export function bgpRouterId(config: NodeConfig): string | null {
  const ports = connectedOf(config)
    .map(({ network }) => network.address)
    .filter((address) => address.family === 4 && isHost(address))
    .sort(compareAddresses)
    .map(formatAddress);
  const known = [config.ospfV4.routerId, config.ospfV6.routerId, config.loopback.ipv4, ...ports];
  const own = known.find((text) => parseAddress(text)?.family === 4 && !isAnycast(config, text));
  return own === undefined ? null : normalize(own);
}
