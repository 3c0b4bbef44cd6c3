import { BOND_MODES, boundPorts, membersOf } from './bond';
import type { Binding, NodeConfig, NodeInterface, SnmpSettings, TimeSettings } from './node-config';
import { ntpLines } from './ntp-lines';

// The router sees neither clock nor agent, and of a group only the port that it makes: they stand as remarks.

/** How a group is made. */
export const bindingBlock = ({ name, mode, first, second }: Binding) => [
  `! bond ${name} mode ${BOND_MODES[mode]} members ${first} ${second}`,
  '!',
];

/** The ports that a router configures: groups with the addresses they took, and their members without. */
export function routerPorts(config: NodeConfig): NodeInterface[] {
  const { interfaces, bindings } = config;
  const linked = boundPorts(config);
  const groups = bindings.flatMap((group): NodeInterface[] => {
    const members = linked.filter((port) => port.name === group.name);
    const [first] = members;
    if (!first) return [];
    const { ipv4, ipv4Mask } = members.find((port) => port.ipv4 !== '') ?? first;
    const { ipv6, ipv6Mask } = members.find((port) => port.ipv6 !== '') ?? first;
    const isPolicyRouted = members.some((port) => port.isPolicyRouted);
    return [{ ...first, ipv4, ipv4Mask, ipv6, ipv6Mask, isPolicyRouted }];
  });
  const bound = new Set(bindings.flatMap((group) => membersOf(group, interfaces)));
  const bare = { ipv4: '', ipv6: '', isPolicyRouted: false };
  return [...interfaces.map((port) => (bound.has(port) ? { ...port, ...bare } : port)), ...groups];
}

/** The clock, servers in one order whatever the order of the lines. */
export function timeLines(time: TimeSettings): string[] {
  if (time.mode === 'manual') return [`! clock timezone ${time.zone} set ${time.date} ${time.time}`];
  const servers = ntpLines(time.servers).flatMap(({ server }) => server ?? []);
  return [
    `! clock timezone ${time.zone}`,
    ...[...new Set(servers)].sort().map((server) => `! ntp server ${server} every ${time.interval} min`),
  ];
}

const SECRET = '********';

/** Who may read the node; that there is a secret, never which. */
export function snmpLines(snmp: SnmpSettings): string[] {
  if (snmp.version === 'off') return [];
  const head = `! snmp ${snmp.version} port ${snmp.port}`;
  if (snmp.version !== 'v3') return [`${head} community ${SECRET}`];
  const user = `${head} user ${snmp.user} ${snmp.level}`;
  if (snmp.level === 'noAuthNoPriv') return [user];
  const auth = `${user} auth ${snmp.authAlgorithm} ${SECRET}`;
  return [snmp.level === 'authPriv' ? `${auth} priv ${snmp.privAlgorithm} ${SECRET}` : auth];
}
