import type { Binding } from './bindings/schema';
import type { NodeInterface } from './interfaces/schema';
import type { NodeConfig } from './node-config';

/** The modes as Linux bonding names them. */
export const BOND_MODES = {
  0: 'balance-rr',
  1: 'active-backup',
  2: 'balance-xor',
  3: 'broadcast',
  4: '802.3ad',
  5: 'balance-tlb',
  6: 'balance-alb',
} as const;

type Members = Pick<Binding, 'first' | 'second'>;

/** The ports of a group that are there, the first one first. */
export const membersOf = ({ first, second }: Members, ports: readonly NodeInterface[]): NodeInterface[] =>
  [first, second].flatMap((name) => ports.find((port) => port.name === name) ?? []);

/** An address of a bound port: the group takes it, or it is out of use while the group stands. */
export interface Move {
  readonly port: NodeInterface;
  readonly field: 'ipv4' | 'ipv6';
  readonly isTaken: boolean;
}

/** What becomes of the addresses of two ports that are bound: of each family the group takes the first one there is. */
export function movesOf(members: readonly NodeInterface[]): Move[] {
  return (['ipv4', 'ipv6'] as const).flatMap((field) =>
    members.filter((port) => port[field] !== '').map((port, index) => ({ port, field, isTaken: index === 0 })),
  );
}

const WITHOUT = { ipv4: { ipv4: '', ipv4Mask: '' }, ipv6: { ipv6: '', ipv6Mask: '' } } as const;

/**
 * The ports as their links see them, in their order: a bound one goes by the name of its group, up while either is, with
 * the addresses that the group takes from it. Ports that are not bound are the same objects.
 */
export function boundPorts({ interfaces, bindings }: Pick<NodeConfig, 'interfaces' | 'bindings'>): NodeInterface[] {
  const bound = new Map<NodeInterface, NodeInterface>();
  for (const group of bindings) {
    const members = membersOf(group, interfaces);
    const idle = movesOf(members).filter(({ isTaken }) => !isTaken);
    const status = members.some((port) => port.status === 'enabled') ? 'enabled' : 'disabled';
    for (const port of members) {
      const gone = idle.filter((one) => one.port === port).map(({ field }) => WITHOUT[field]);
      bound.set(port, Object.assign({}, port, { name: group.name, status }, ...gone));
    }
  }
  return interfaces.map((port) => bound.get(port) ?? port);
}
