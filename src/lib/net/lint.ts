import { oncePer } from '../once-per';
import { contains, coversAll, formatAddress, isHost, isLinkLocal, parseAddress, staysOnLink, toCidr } from './address';
import { type Connected, connectedOf, isOnLink, isReserved, ownerOf } from './connected';
import { lintAnycast } from './lint-anycast';
import { lintBgpSection } from './lint-bgp';
import { lintBindings } from './lint-bindings';
import { lintDns } from './lint-dns';
import { lintHeard } from './lint-heard';
import { lintOspf } from './lint-ospf';
import { lintRoutes } from './lint-routes';
import { lintSnmp, lintTime } from './lint-system';
import { detectionMs, FAST_MS, SLOW_MS } from './lint-timers';
import type { NodeConfig, Section } from './node-config';

/** What lint can say; the text of code `x` is the message `lint.x`. */
export const LINT_CODES = [
  'addressDuplicate',
  'addressReserved',
  'bfdFast',
  'bfdSlow',
  'defaultTwice',
  'dnsDuplicate',
  'dnsFormat',
  'dnsMany',
  'dnsReserved',
  'dnsSelf',
  'gatewayOffLink',
  'gatewayOwn',
  'hostBits',
  'lastGateway',
  'lastInterface',
  'linkLocal',
  'managementLost',
  'nextHopByRoute',
  'nextHopLearned',
  'nextHopOffLink',
  'nextHopOwn',
  'routeAnycast',
  'routeInConnected',
  'routeOverlap',
  'routeRedundant',
  'routeReserved',
  'routeShadowed',
  'routerIdAnycast',
  'subnetOverlap',
  'subnetRouter',
  'anycastDns',
  'anycastFewer',
  'anycastGateway',
  'anycastInSubnet',
  'anycastLast',
  'anycastLinkLocal',
  'anycastLoopback',
  'anycastNeighbour',
  'anycastOwn',
  'anycastSilenced',
  'anycastUnheard',
  'bindDisabled',
  'bindIdle',
  'bindLacp',
  'bindManagement',
  'bindMove',
  'bindName',
  'bindSwitch',
  'ntpDuplicate',
  'ntpFew',
  'ntpNoDns',
  'snmpDes',
  'snmpMd5',
  'snmpOpen',
  'snmpPlain',
  'snmpPort',
  'snmpReadable',
  'timeByHand',
  'asChanged',
  'asReserved',
  'bgpHold',
  'bgpInternalHops',
  'bgpLoopback',
  'bgpNoLoopback',
  'bgpNoRouterId',
  'bgpOffLink',
  'bgpOwn',
  'bgpStops',
  'ospfAreaUnused',
  'ospfClearText',
  'ospfDead',
  'ospfIdle',
  'ospfNoAddress',
  'ospfNoBackbone',
  'ospfPortBound',
  'ospfPortDown',
  'ospfRouterId',
  'ospfStubOnly',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/** Something that may be meant but often is not. It never stops an apply: only the specification's rules do. */
export interface Finding {
  readonly level: 'warning' | 'info';
  readonly code: LintCode;
  /** Section, entry and field; the entry is '' where the section is no list, the field where it is about all of it. */
  readonly path: readonly [section: Section, entry: string, field: string];
  /** Figures that the message names. */
  readonly values: Readonly<Record<string, string | number>>;
}

const LONGEST_WITH_ROUTERS = 126;

/** The address of a subnet that all of its routers answer to (RFC 4291 section 2.6.1); a link of two has none (RFC 6164). */
const isSubnetRouter = ({ network, text }: Connected) =>
  network.address.family === 6 &&
  network.prefix <= LONGEST_WITH_ROUTERS &&
  toCidr(network) === `${text}/${network.prefix}`;

/** The loopback is the node's own address: a host's, and no port's. */
function lintLoopback({ loopback }: NodeConfig, connected: readonly Connected[]): Finding[] {
  return (['ipv4', 'ipv6'] as const).flatMap((field): Finding[] => {
    const address = parseAddress(loopback[field]);
    if (!address) return [];
    const values = { address: formatAddress(address) };
    const path = ['loopback', '', field] as const;
    if (!isHost(address) || staysOnLink(address)) return [{ level: 'warning', code: 'addressReserved', path, values }];
    const owner = ownerOf(connected, loopback[field]);
    if (!owner) return [];
    return [{ level: 'warning', code: 'addressDuplicate', path, values: { ...values, other: owner.port.name } }];
  });
}

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

function lintGateways({ gateways, routes }: NodeConfig, connected: readonly Connected[]): Finding[] {
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

function lintBfd({ bfdTemplates }: NodeConfig): Finding[] {
  return bfdTemplates.flatMap((template): Finding[] => {
    const ms = detectionMs(template);
    const path = ['bfdTemplates', template.id, 'multiplier'] as const;
    if (ms < FAST_MS) return [{ level: 'warning', code: 'bfdFast', path, values: { ms, name: template.name } }];
    return ms > SLOW_MS
      ? [{ level: 'info', code: 'bfdSlow', path, values: { seconds: Math.round(ms / 1000), name: template.name } }]
      : [];
  });
}

/**
 * What is doubtful in a node's sections, in the order of the sections. Entries that are not valid are skipped.
 * `before` is what the node has: some steps are doubtful by what they take away.
 */
export function lint(config: NodeConfig, before?: NodeConfig): Finding[] {
  const { ahead, behind } = lintAlone(config);
  return [...ahead, ...lintHeard(config, before), ...behind];
}

/** What is doubtful in a configuration by itself, ahead of who hears it and behind that: judged once, wherever it is asked for. */
const lintAlone = oncePer((config: NodeConfig) => {
  const connected = connectedOf(config);
  const path = ['interfaces', config.interfaces[0]?.id ?? '', 'status'] as const;
  const none: Finding = { level: 'warning', code: 'lastInterface', path, values: {} };
  const ahead = [
    ...(connected.length === 0 ? [none] : []),
    ...lintManagement(config, connected),
    ...lintAddresses(connected),
    ...lintSubnets(connected),
    ...lintGateways(config, connected),
    ...lintLoopback(config, connected),
    ...lintDns(config),
    ...lintBindings(config),
    ...lintRoutes(config, connected),
    ...lintOspf(config, connected),
    ...lintBgpSection(config, connected),
    ...lintAnycast(config, connected),
  ];
  return { ahead, behind: [...lintBfd(config), ...lintTime(config), ...lintSnmp(config)] };
});
