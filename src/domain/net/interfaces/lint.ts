import {
  contains,
  coversAll,
  formatAddress,
  isHost,
  isLinkLocal,
  normalize,
  parseAddress,
  staysOnLink,
  toCidr,
} from '@/lib/ip/address';
import { type Connected, isOnLink, isReserved, ownerOf } from '../connected';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';

const LONGEST_WITH_ROUTERS = 126;

/** The address of a subnet that all of its routers answer to (RFC 4291 section 2.6.1); a link of two has none (RFC 6164). */
const isSubnetRouter = ({ network, text }: Connected) =>
  network.address.family === 6 &&
  network.prefix <= LONGEST_WITH_ROUTERS &&
  toCidr(network) === `${text}/${network.prefix}`;

function lintAddresses(connected: readonly Connected[]): Finding[] {
  const seen = new Map<string, Connected>();
  return connected.flatMap((one): Finding[] => {
    const first = seen.get(one.text);
    if (!first) seen.set(one.text, one);
    const path = ['interfaces', one.port.id, one.field] as const;
    const address = one.text;
    if (isReserved([one], one.network.address))
      return [{ level: 'warning', code: 'addressReserved', path, values: { address } }];
    if (isSubnetRouter(one)) return [{ level: 'warning', code: 'subnetRouter', path, values: { address } }];
    if (!first) return [];
    return [{ level: 'warning', code: 'addressDuplicate', path, values: { address, other: first.port.name } }];
  });
}

/** Two ports in one subnet answer for each other, and what leaves goes by either (link-local ones are in one by design). */
function lintSubnets(connected: readonly Connected[]): Finding[] {
  return connected.flatMap((one, index): Finding[] => {
    if (isLinkLocal(one.network.address)) return [];
    const other = connected
      .slice(0, index)
      .find(
        ({ port, network }) =>
          port.name !== one.port.name && (contains(network, one.network) || contains(one.network, network)),
      );
    if (!other) return [];
    const values = { cidr: toCidr(one.network), port: other.port.name, other: toCidr(other.network) };
    return [{ level: 'warning', code: 'subnetOverlap', path: ['interfaces', one.port.id, one.field], values }];
  });
}

/** The port by which the gateway reaches the node is off or has no address, while others are up. */
function lintManagement({ interfaces, bindings }: NodeConfig, connected: readonly Connected[]): Finding[] {
  const managing = interfaces.find(({ isManagement }) => isManagement);
  if (!managing || connected.length === 0) return [];
  const group = bindings.find(({ first, second }) => first === managing.name || second === managing.name);
  const link = group?.name ?? managing.name;
  if (connected.some(({ port }) => port.name === link)) return [];
  const path = ['interfaces', managing.id, 'status'] as const;
  return [{ level: 'warning', code: 'managementLost', path, values: { port: managing.name } }];
}

/** What is doubtful in the ports of a node: their addresses, and whether any of them is up. */
export function lintInterfaces(config: NodeConfig, connected: readonly Connected[]): Finding[] {
  const path = ['interfaces', config.interfaces[0]?.id ?? '', 'status'] as const;
  const none: Finding = { level: 'warning', code: 'lastInterface', path, values: {} };
  return [
    ...(connected.length === 0 ? [none] : []),
    ...lintManagement(config, connected),
    ...lintAddresses(connected),
    ...lintSubnets(connected),
  ];
}

/** A node without a way out, or with a gateway that is not on any of its links. */
export function lintGateways({ gateways, routes }: NodeConfig, connected: readonly Connected[]): Finding[] {
  const last: Finding = { level: 'warning', code: 'lastGateway', path: ['gateways', '', 'ipv4'], values: {} };
  // A route to everywhere does the same.
  const hasDefault = routes.some(({ mask }) => coversAll(mask));
  if (gateways.ipv4 === '' && gateways.ipv6 === '') return hasDefault ? [] : [last];
  return (['ipv4', 'ipv6'] as const).flatMap((field): Finding[] => {
    const address = parseAddress(gateways[field]);
    if (!address) return [];
    const values = { address: formatAddress(address) };
    const owner = ownerOf(connected, gateways[field]);
    const path = ['gateways', '', field] as const;
    if (isReserved(connected, address)) return [{ level: 'warning', code: 'addressReserved', path, values }];
    if (isLinkLocal(address)) return [{ level: 'warning', code: 'linkLocal', path, values }];
    if (owner) return [{ level: 'warning', code: 'gatewayOwn', path, values: { ...values, port: owner.port.name } }];
    return isOnLink(connected, address) ? [] : [{ level: 'warning', code: 'gatewayOffLink', path, values }];
  });
}

/** The loopback is the node's own address: a host's, no port's, nobody else's, and on no link. */
export function lintLoopback(
  { loopback, gateways, bgpNeighbors }: NodeConfig,
  connected: readonly Connected[],
): Finding[] {
  const isOneOf = (texts: readonly string[], address: string) => texts.some((text) => normalize(text) === address);
  return (['ipv4', 'ipv6'] as const).flatMap((field): Finding[] => {
    const address = parseAddress(loopback[field]);
    if (!address) return [];
    const values = { address: formatAddress(address) };
    const path = ['loopback', '', field] as const;
    if (!isHost(address) || staysOnLink(address)) return [{ level: 'warning', code: 'addressReserved', path, values }];
    const owner = ownerOf(connected, loopback[field]);
    if (owner)
      return [{ level: 'warning', code: 'addressDuplicate', path, values: { ...values, other: owner.port.name } }];
    if (isOneOf([gateways.ipv4, gateways.ipv6], values.address))
      return [{ level: 'warning', code: 'loopbackGateway', path, values }];
    const addresses = bgpNeighbors.map((one) => one.address);
    if (isOneOf(addresses, values.address)) return [{ level: 'warning', code: 'loopbackNeighbor', path, values }];
    const subnet = connected.find(({ network }) => contains(network, address));
    if (!subnet) return [];
    return [{ level: 'warning', code: 'loopbackInSubnet', path, values: { ...values, port: subnet.port.name } }];
  });
}
