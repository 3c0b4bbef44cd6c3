import { formatAddress, maskToPrefix, normalize, parseAddress } from '@/lib/ip/address';
import { routerPorts } from '../bindings/text';
import { dnsLines } from '../dns-lines';
import type { NodeConfig } from '../node-config';
import { sortedByName } from '../text-order';
import type { NodeInterface } from './schema';

/** `address/prefix` of a port, host bits kept; nothing while it is empty or wrong. */
function addressLine(word: string, text: string, mask: string): string[] {
  const address = parseAddress(text);
  const prefix = address && maskToPrefix(mask, address.family);
  return address && prefix !== null ? [` ${word} address ${formatAddress(address)}/${prefix}`] : [];
}

const portBlock = (port: NodeInterface) => [
  // Which way answers leave is the system's: the router's own policies are for packets that it passes on.
  ...(port.isPolicyRouted ? [`! policy route: what comes in by ${port.name} is answered by ${port.name}`] : []),
  `interface ${port.name}`,
  ...addressLine('ip', port.ipv4, port.ipv4Mask),
  ...addressLine('ipv6', port.ipv6, port.ipv6Mask),
  ...(port.status === 'enabled' ? [] : [' shutdown']),
  'exit',
  '!',
];

/** The node's own address that no port holds, for sessions that do not hang on one. */
export function loopbackLines({ loopback: { ipv4, ipv6 } }: NodeConfig): string[] {
  const lines = [...addressLine('ip', ipv4, '32'), ...addressLine('ipv6', ipv6, '128')];
  return lines.length > 0 ? ['interface lo', ...lines, 'exit', '!'] : [];
}

/** The ports that the router configures. */
export function portLines(config: NodeConfig): string[] {
  return sortedByName(routerPorts(config)).flatMap(portBlock);
}

const gatewayLine = (word: string, all: string, gateway: string) => {
  const hop = normalize(gateway);
  return hop === null ? [] : [`${word} route ${all} ${hop}`];
};

/** The default route of each family. */
export function gatewayLines({ gateways: { ipv4, ipv6 } }: NodeConfig): string[] {
  return [...gatewayLine('ip', '0.0.0.0/0', ipv4), ...gatewayLine('ipv6', '::/0', ipv6)];
}

/** The name servers, which are the system's to ask. */
export function serverLines({ dns }: NodeConfig): string[] {
  return dnsLines(dns.servers).flatMap(({ address }) => (address === null ? [] : [`! name-server ${address}`]));
}
