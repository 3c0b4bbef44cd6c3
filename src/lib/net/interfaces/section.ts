import { contains, parseAddress } from '../address';
import { connectedOf } from '../connected';
import { always, byName, type Kind, list, listOf, never, ofEither, oneOf, single, type Way } from '../section';
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

/** By it the node is managed, or reaches a default gateway. */
function isWayOut(port: NodeInterface, { gateways: { ipv4, ipv6 } }: Way): boolean {
  const hops = [ipv4, ipv6].map(parseAddress).filter((hop) => hop !== null);
  const links = connectedOf({ interfaces: [port], bindings: [] });
  return port.isManagement || links.some(({ network }) => hops.some((hop) => contains(network, hop)));
}

const portKind: Kind<NodeInterface> = list('interfaces', byName, ofEither(isWayOut), (edit) => ({
  section: 'interfaces',
  ...edit,
}));
const gatewayKind: Kind<Gateways> = single('gateways', always, (edit) => ({ section: 'gateways', ...edit }));
const loopbackKind: Kind<Loopback> = single('loopback', always, (edit) => ({ section: 'loopback', ...edit }));
const dnsKind: Kind<DnsServers> = single('dns', never, (edit) => ({ section: 'dns', ...edit }));

/** The ports of the node. */
export const interfaces = {
  ...listOf('interfaces', nodeInterface),
  kind: portKind,
  codes: ['addressDuplicate', 'addressReserved', 'lastInterface', 'managementLost', 'subnetOverlap', 'subnetRouter'],
  lint: lintInterfaces,
  text: { ports: portLines },
} as const;

/** Its default gateways. */
export const gateways = {
  ...oneOf('gateways', gatewaysInput),
  kind: gatewayKind,
  codes: ['addressReserved', 'gatewayOffLink', 'gatewayOwn', 'lastGateway', 'linkLocal'],
  lint: lintGateways,
  text: { routes: gatewayLines },
} as const;

/** Its own address that no port holds. */
export const loopback = {
  ...oneOf('loopback', loopbackInput),
  kind: loopbackKind,
  codes: ['addressDuplicate', 'addressReserved'],
  lint: lintLoopback,
  text: { ports: loopbackLines },
} as const;

/** Whom it asks for names. */
export const dns = {
  ...oneOf('dns', dnsInput),
  kind: dnsKind,
  codes: ['dnsDuplicate', 'dnsFormat', 'dnsMany', 'dnsReserved', 'dnsSelf'],
  lint: lintDns,
  text: { remarks: serverLines },
} as const;
