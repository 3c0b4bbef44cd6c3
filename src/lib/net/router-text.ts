import { oncePer } from '../once-per';
import { formatAddress, maskToPrefix, normalise, parseAddress, toCidr, toNetwork, unmapNetwork } from './address';
import { dnsLines } from './dns-lines';
import type { BfdTemplate, Loopback, NodeConfig, NodeInterface, StaticRoute } from './node-config';
import { anycastLines } from './router-anycast';
import { bgpBlock } from './router-bgp';
import { ospfLines } from './router-ospf';
import { policyLines } from './router-policy';
import { bindingBlock, routerPorts, snmpLines, timeLines } from './router-system';

const collator = new Intl.Collator('en', { numeric: true });
const sorted = (lines: readonly string[]) => [...lines].sort(collator.compare);

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
function loopbackBlock({ ipv4, ipv6 }: Loopback): string[] {
  const lines = [...addressLine('ip', ipv4, '32'), ...addressLine('ipv6', ipv6, '128')];
  return lines.length > 0 ? ['interface lo', ...lines, 'exit', '!'] : [];
}

const routeLine = oncePer(({ destination, mask, nextHop }: StaticRoute): string[] => {
  const network = toNetwork(destination, mask);
  const hop = normalise(nextHop);
  if (!network || hop === null) return [];
  return [`${unmapNetwork(network).address.family === 4 ? 'ip' : 'ipv6'} route ${toCidr(network)} ${hop}`];
});

const gatewayLine = (word: string, all: string, gateway: string) => {
  const hop = normalise(gateway);
  return hop === null ? [] : [`${word} route ${all} ${hop}`];
};

const profile = ({ name, multiplier, minTx, minRx, isPassive }: BfdTemplate) => [
  ` profile ${name}`,
  `  detect-multiplier ${multiplier}`,
  `  transmit-interval ${minTx}`,
  `  receive-interval ${minRx}`,
  ...(isPassive ? ['  passive-mode'] : []),
  ' exit',
  ' !',
];

const byName = <E extends { readonly name: string }>(entries: readonly E[]) =>
  [...entries].sort((a, b) => collator.compare(a.name, b.name));

/**
 * A node's sections as the text of an FRR configuration that a router takes; what is the system's to do stands as a remark. The same sections give the same text in
 * whatever order they stand; addresses are in their one form, and entries that are not valid are left out.
 */
export function routerText(config: NodeConfig): string {
  const profiles = byName(config.bfdTemplates).flatMap(profile);
  const lines = [
    ...byName(config.bindings).flatMap(bindingBlock),
    ...byName(routerPorts(config)).flatMap(portBlock),
    ...loopbackBlock(config.loopback),
    ...anycastLines(config.anycast),
    ...dnsLines(config.dns.servers).flatMap(({ address }) => (address === null ? [] : [`! name-server ${address}`])),
    ...timeLines(config.time),
    ...snmpLines(config.snmp),
    ...gatewayLine('ip', '0.0.0.0/0', config.gateways.ipv4),
    ...gatewayLine('ipv6', '::/0', config.gateways.ipv6),
    ...sorted(config.routes.flatMap(routeLine)),
    '!',
    ...policyLines(config),
    ...ospfLines(config),
    ...bgpBlock(config),
    ...(profiles.length > 0 ? ['bfd', ...profiles, 'exit', '!'] : []),
    'end',
  ];
  return `${lines.join('\n')}\n`;
}
