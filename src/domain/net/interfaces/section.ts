import { type Address, contains, parseAddress } from '@/lib/ip/address';
import { connectedOf } from '../connected';
import type { NodeConfig } from '../node-config';
import { OSPF_SECTIONS, OSPF_VERSIONS } from '../ospf-config';
import { always, byName, list, listSection, never, ofEither, oneOf, type SectionKind, single } from '../section';
import { lintGateways, lintInterfaces, lintLoopback } from './lint';
import { lintDns } from './lint-dns';
import {
  type DnsServers,
  dnsInput,
  type Gateways,
  gatewaysInput,
  type Loopback,
  loopbackInput,
  type NodeInterface,
  nodeInterface,
} from './schema';
import { gatewayLines, loopbackLines, portLines, serverLines } from './text';

/** Whom a node reaches by its links: gateways, the hops of its routes, and BGP neighbors. */
function peersOf({ gateways, routes, bgp, bgpNeighbors }: NodeConfig): Address[] {
  const neighbors = bgp.isEnabled ? bgpNeighbors.map(({ address }) => address) : [];
  return [gateways.ipv4, gateways.ipv6, ...routes.map(({ nextHop }) => nextHop), ...neighbors].flatMap(
    (text) => parseAddress(text) ?? [],
  );
}

/** OSPF speaks on the port, or on the group that it is bound in. */
function isSpeaking({ name }: NodeInterface, config: NodeConfig): boolean {
  const group = config.bindings.find(({ first, second }) => first === name || second === name);
  return OSPF_VERSIONS.some((version) => {
    const { process, interfaces } = OSPF_SECTIONS[version];
    return config[process].isEnabled && config[interfaces].some(({ port }) => port === name || port === group?.name);
  });
}

/** By it the node is managed, or has a session or the way to somebody. */
function isUsed(port: NodeInterface, config: NodeConfig): boolean {
  if (port.isManagement || isSpeaking(port, config)) return true;
  const links = connectedOf({ interfaces: [port], bindings: [] });
  return links.length > 0 && peersOf(config).some((peer) => links.some(({ network }) => contains(network, peer)));
}

const portKind: SectionKind<NodeInterface> = list('interfaces', byName, ofEither(isUsed), (edit) => ({
  section: 'interfaces',
  ...edit,
}));
const gatewayKind: SectionKind<Gateways> = single('gateways', always, (edit) => ({ section: 'gateways', ...edit }));
const loopbackKind: SectionKind<Loopback> = single('loopback', always, (edit) => ({ section: 'loopback', ...edit }));
const dnsKind: SectionKind<DnsServers> = single('dns', never, (edit) => ({ section: 'dns', ...edit }));

/** The ports of the node. */
export const interfaces = {
  ...listSection('interfaces', nodeInterface),
  kind: portKind,
  codes: ['addressDuplicate', 'addressReserved', 'lastInterface', 'managementLost', 'subnetOverlap', 'subnetRouter'],
  lint: lintInterfaces,
  text: { ports: portLines },
  owns: [
    [/^interface (?!lo$)/, /^(?!ip ospf |ipv6 ospf6 )/],
    [/^$/, /^! policy route: /],
  ],
} as const;

/** Its default gateways. */
export const gateways = {
  ...oneOf('gateways', gatewaysInput),
  kind: gatewayKind,
  codes: ['addressReserved', 'gatewayOffLink', 'gatewayOwn', 'lastGateway', 'linkLocal'],
  lint: lintGateways,
  text: { routes: gatewayLines },
  owns: [[/^$/, /^(?:ip route 0\.0\.0\.0|ipv6 route ::)\/0 /]],
} as const;

/** Its own address that no port holds. */
export const loopback = {
  ...oneOf('loopback', loopbackInput),
  kind: loopbackKind,
  codes: ['addressDuplicate', 'addressReserved', 'loopbackGateway', 'loopbackInSubnet', 'loopbackNeighbor'],
  lint: lintLoopback,
  text: { ports: loopbackLines },
  owns: [[/^interface lo$/, /^(?!ip ospf |ipv6 ospf6 )/]],
} as const;

/** Whom it asks for names. */
export const dns = {
  ...oneOf('dns', dnsInput),
  kind: dnsKind,
  codes: ['dnsDuplicate', 'dnsFormat', 'dnsMany', 'dnsReserved', 'dnsSelf', 'linkLocal'],
  lint: lintDns,
  text: { remarks: serverLines },
  owns: [[/^$/, /^! name-server /]],
  isUnread: true,
} as const;
