import { contains, formatAddress, isHost, normalize, parseAddress, staysOnLink } from '@/lib/ip/address';
import { type Connected, ownerOf } from '../connected';
import { dnsLines } from '../dns-lines';
import type { Finding, LintCode } from '../lint';
import type { NodeConfig } from '../node-config';
import type { AnycastAddress } from './schema';

/** What else of the node has the address: one that nodes share belongs to all of them alike. */
function roleOf(config: NodeConfig, address: string): LintCode | null {
  const { gateways, bgpNeighbors, dns, loopback } = config;
  const isOf = (texts: readonly string[]) => texts.some((text) => normalize(text) === address);
  if (isOf([loopback.ipv4, loopback.ipv6])) return 'anycastLoopback';
  if (isOf([gateways.ipv4, gateways.ipv6])) return 'anycastGateway';
  if (isOf(bgpNeighbors.map((one) => one.address))) return 'anycastNeighbor';
  return isOf(dnsLines(dns.servers).map((line) => line.address ?? '')) ? 'anycastDns' : null;
}

function lintAddress({ id, address }: AnycastAddress, config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const parsed = parseAddress(address);
  if (!parsed) return [];
  const values = { address: formatAddress(parsed) };
  const path = ['anycast', id, 'address'] as const;
  const warn = (code: LintCode, more = {}): Finding[] => [
    { level: 'warning', code, path, values: { ...values, ...more } },
  ];
  if (!isHost(parsed)) return warn('addressReserved');
  if (staysOnLink(parsed)) return warn('anycastLinkLocal');
  const owner = ownerOf(connected, address);
  if (owner) return warn('anycastOwn', { port: owner.port.name });
  const role = roleOf(config, values.address);
  if (role) return warn(role);
  const subnet = connected.find(({ network }) => contains(network, parsed));
  return subnet ? warn('anycastInSubnet', { port: subnet.port.name }) : [];
}

/** Anycast addresses that no host, or that something else has, or that lead to a link instead of to every node. */
export function lintAnycast(config: NodeConfig, connected: readonly Connected[]): Finding[] {
  return config.anycast.flatMap((one) => lintAddress(one, config, connected));
}
