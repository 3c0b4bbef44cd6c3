import { BOND_MODES, boundPorts, membersOf } from '../bond';
import type { NodeInterface } from '../interfaces/schema';
import type { NodeConfig } from '../node-config';
import { sortedByName } from '../text-order';
import type { Binding } from './schema';

// The router sees of a group only the port that it makes: the group itself stands as a remark.

/** How a group is made. */
const bindingBlock = ({ name, mode, first, second }: Binding) => [
  `! bond ${name} mode ${BOND_MODES[mode]} members ${first} ${second}`,
  '!',
];

/** The groups, in the order of their names. */
export function bindingLines({ bindings }: NodeConfig): string[] {
  return sortedByName(bindings).flatMap(bindingBlock);
}

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
