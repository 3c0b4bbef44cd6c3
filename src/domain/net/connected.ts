import {
  type Address,
  compareAddresses,
  contains,
  formatAddress,
  isHost,
  isLinkLocal,
  type Network,
  parseAddress,
  toNetwork,
} from '@/lib/ip/address';
import { intervalOf } from '@/lib/ip/interval';
import { oncePer } from '@/lib/once-per';
import { boundPorts } from './bond';
import type { NodeInterface } from './interfaces/schema';
import type { NodeConfig } from './node-config';

/** An address of a port with the subnet that it is directly in. */
export interface Connected {
  readonly port: NodeInterface;
  readonly field: 'ipv4' | 'ipv6';
  readonly text: string;
  readonly network: Network;
}

const addressesOf = (ports: readonly NodeInterface[]): readonly Connected[] =>
  ports
    .filter(({ status }) => status === 'enabled')
    .flatMap((port) =>
      [
        { port, field: 'ipv4' as const, network: toNetwork(port.ipv4, port.ipv4Mask) },
        { port, field: 'ipv6' as const, network: toNetwork(port.ipv6, port.ipv6Mask) },
      ].flatMap(({ network, ...rest }) =>
        network ? [{ ...rest, network, text: formatAddress(network.address) }] : [],
      ),
    );

const ofLinks = oncePer((interfaces: NodeConfig['interfaces']) =>
  oncePer((bindings: NodeConfig['bindings']) => addressesOf(boundPorts({ interfaces, bindings }))),
);

/**
 * Every valid address of the ports that are enabled, as their links see them: a bound port is its group. Each address
 * comes with its subnet, and the same sections give the same list.
 */
export const connectedOf = ({ interfaces, bindings }: Pick<NodeConfig, 'interfaces' | 'bindings'>) =>
  ofLinks(interfaces)(bindings);

const LONGEST_WITH_EDGES = 30;

/** Whether it is the network or broadcast address of an IPv4 subnet (RFC 1122 3.2.1.3); /31 and /32 have none (RFC 3021). */
function isEdge({ network }: Connected, address: Address): boolean {
  if (network.address.family === 6 || network.prefix > LONGEST_WITH_EDGES || !contains(network, address)) return false;
  const { first, last } = intervalOf(network);
  return compareAddresses(first, address) === 0 || compareAddresses(last, address) === 0;
}

/** Whether no host can have the address, by itself or in a subnet that the node is in. */
export const isReserved = (connected: readonly Connected[], address: Address): boolean =>
  !isHost(address) || connected.some((one) => isEdge(one, address));

/** Whether a neighbor with this address can be reached without a router (RFC 4291: link-local is on every link). */
export function isOnLink(connected: readonly Connected[], address: Address): boolean {
  if (isLinkLocal(address)) return true;
  return connected.some(({ network }) => contains(network, address));
}

/** The port address that equals a text, or undefined; a text that is no address equals none. */
export function ownerOf(connected: readonly Connected[], text: string): Connected | undefined {
  const address = parseAddress(text);
  const wanted = address && formatAddress(address);
  return connected.find((one) => one.text === wanted);
}
