import { toNetwork } from '@/lib/ip/address';
import { membersOf, movesOf } from '../bond';
import type { NodeInterface } from '../interfaces/schema';
import type { Finding } from '../lint';
import type { NodeConfig } from '../node-config';
import type { Binding } from './schema';

/** Longest name of an interface (Linux IFNAMSIZ, without its end). */
const LONGEST = 15;

/** What the switch has to know of a mode (Linux bonding, "Switch Configuration"); the others need nothing. */
const SWITCH = { 0: 'bindSwitch', 2: 'bindSwitch', 3: 'bindSwitch', 4: 'bindLacp', 1: null, 5: null, 6: null } as const;

const shown = (port: NodeInterface, field: 'ipv4' | 'ipv6') => {
  const network = toNetwork(port[field], port[`${field}Mask`]);
  return network ? `${port[field]}/${network.prefix}` : port[field];
};

function lintGroup({ id, name, mode, first, second }: Binding, ports: readonly NodeInterface[]): Finding[] {
  const members = membersOf({ first, second }, ports);
  const on = (port: NodeInterface) => ['bindings', id, port.name === first ? 'first' : 'second'] as const;
  const found: Finding[] = [];
  for (const port of members) {
    const values = { name, port: port.name };
    if (port.isManagement) found.push({ level: 'warning', code: 'bindManagement', path: on(port), values });
    if (port.status === 'disabled') found.push({ level: 'warning', code: 'bindDisabled', path: on(port), values });
  }
  for (const { port, field, isTaken } of movesOf(members)) {
    const values = { name, port: port.name, address: shown(port, field) };
    found.push({
      level: isTaken ? 'info' : 'warning',
      code: isTaken ? 'bindMove' : 'bindIdle',
      path: on(port),
      values,
    });
  }
  const code = SWITCH[mode];
  if (code) found.push({ level: 'info', code, path: ['bindings', id, 'mode'], values: { name } });
  if (name.length > LONGEST) {
    const values = { name, max: LONGEST };
    found.push({ level: 'warning', code: 'bindName', path: ['bindings', id, 'name'], values });
  }
  return found;
}

/** What binding does to the ports of a node: what becomes of their addresses, and what may cut the node off. */
export function lintBindings({ bindings, interfaces }: NodeConfig): Finding[] {
  return bindings.flatMap((group) => lintGroup(group, interfaces));
}
