import type { ComparedSession } from '@/api/system-settings/node-network';
import type { Change, NodeConfig } from '@/lib/net/node-config';
import { isUp } from '@/lib/net/session-state';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { sessionsOf } from './routing-sessions';

/** Who did something and when. */
export interface Author {
  name: string;
  at: number;
}

export interface Task {
  id: string;
  nodeId: string;
  old: NodeConfig;
  /** The version that it started from, and what it changed. */
  from: number;
  changes: readonly Change[];
  by: Author;
  /** By protocol and peer, before it. */
  before: ReadonlyMap<string, string>;
  isKeptWhenBack: boolean;
  status: 'waiting' | 'kept' | 'rolledBack';
  rollbackAt: number | null;
  isReachable: boolean;
  /** The version that it ended with. */
  version: number | null;
}

export const tasks = table<Task>('nodeNetworkTask', () => []);

/** Whoever is signed in, and when it is. */
export const author = (world: World): Author => ({ name: world.persona.name, at: world.now() });

export const toldAuthor = (world: World, { name, at }: Author) => ({ name, at, isOwn: name === world.persona.name });

const BREAK = ' · ';

/** The state of every session of a node, by protocol and peer. */
export function statesOf(world: World, nodeId: string, config: NodeConfig): Map<string, string> {
  const { bgp, ospf, bfd } = sessionsOf(world, nodeId, config);
  return new Map([
    ...bgp.map(({ address, state }) => [`bgp/${address}`, state] as const),
    ...ospf.flatMap(({ port, neighbors }) =>
      neighbors.map(({ routerId, state }) => [`ospf/${routerId}${BREAK}${port}`, state] as const),
    ),
    ...bfd.map(({ peer, state }) => [`bfd/${peer}`, state] as const),
  ]);
}

/** Every session that there was or is. */
export function comparedSessions({ before }: Task, now: ReadonlyMap<string, string>): ComparedSession[] {
  return [...new Set([...before.keys(), ...now.keys()])].map((key) => {
    const slash = key.indexOf('/');
    return {
      protocol: key.slice(0, slash),
      peer: key.slice(slash + 1),
      before: before.get(key) ?? null,
      now: now.get(key) ?? null,
    };
  });
}

/** Whether every session that was up, and that the node still has, is up again. */
export const areBack = (sessions: readonly ComparedSession[]): boolean =>
  sessions.every(({ before, now }) => !isUp(before) || now === null || isUp(now));

/** The task of a node that waits to be kept. */
export const waitingFor = (world: World, nodeId: string): Task | undefined =>
  tasks.of(world).rows.find((task) => task.nodeId === nodeId && task.status === 'waiting');

export const secondsLeft = (world: World, { status, rollbackAt }: Task): number =>
  status === 'waiting' && rollbackAt !== null ? Math.max(0, Math.ceil((rollbackAt - world.now()) / 1000)) : 0;
