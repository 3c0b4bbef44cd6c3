import type { ComparedSession, RequestRef } from '@/api/system-settings/node-network';
import { sessionShape } from '@/domain/net/bgp/schema';
import type { Finding } from '@/domain/net/lint';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { isWaitedFor } from '@/domain/net/session-evidence';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import type { OspfLink } from './routing-ospf';
import { sessionsOf } from './routing-sessions';

/** Who did something and when. */
export interface Author {
  id: string;
  name: string;
  at: number;
}

/** A session as the node sees it. */
interface Seen {
  state: string;
  lastError: string;
  /** The entry that it is configured by. */
  entry: string;
  /** Where its neighbor was heard: such a neighbor is in no configuration, its port is. */
  link: OspfLink | null;
}

export interface Task {
  id: string;
  nodeId: string;
  /** What the node is called: the log names it by this. */
  name: string;
  old: NodeConfig;
  /** The version that it started from, and what it changed. */
  from: number;
  changes: readonly Change[];
  /** Why; '' where nobody said so. */
  reason: string;
  by: Author;
  /** By protocol and peer, before it. */
  before: ReadonlyMap<string, Seen>;
  isKeptWhenBack: boolean;
  status: 'waiting' | 'kept' | 'rolledBack';
  rollbackAt: number | null;
  isReachable: boolean;
  /** The version that it ended with. */
  version: number | null;
  /** When, and who decided; null by: nobody. Null as a whole: it waits, or never did. */
  ended: { at: number; by: Author | null } | null;
  /** What was doubtful, and was not before. */
  warnings: readonly Finding[];
  /** The scheduled apply that it came of. */
  scheduledId: string | null;
  /** The request that somebody else agreed to, or that went round a review. */
  request: RequestRef | null;
}

export const tasks = table<Task>('nodeNetworkTask', () => []);

/** Whoever is signed in, and when it is. */
export const author = (world: World): Author => ({ id: world.persona.id, name: world.persona.name, at: world.now() });

export const toldAuthor = (world: World, { name, at }: Author) => ({ name, at, isOwn: name === world.persona.name });

export const toldEnd = (world: World, { ended }: Task) =>
  ended && { at: ended.at, by: ended.by && { name: ended.by.name, isOwn: ended.by.name === world.persona.name } };

const BREAK = ' · ';

/**
 * Every session of a node, by protocol and peer: of a process that is off there are none, and two routers that are
 * neither designated nor its backup have none with each other.
 */
export function seenSessions(world: World, nodeId: string, config: NodeConfig): Map<string, Seen> {
  const { bgp, ospf, bfd, watchedOn } = sessionsOf(world, nodeId, config);
  const neighborEntry = (peer: string) => {
    const one = config.bgpNeighbors.find(({ address }) => address === peer);
    return one ? sessionShape(one) : '';
  };
  const portEntry = ({ version, port }: OspfLink) =>
    JSON.stringify(config[OSPF_SECTIONS[version].interfaces].find((one) => one.port === port));
  const seen = new Map<string, Seen>();
  for (const { address, state, lastError } of config.bgp.isEnabled ? bgp : [])
    seen.set(`bgp/${address}`, { state, lastError, entry: neighborEntry(address), link: null });
  for (const { version, port, neighbors } of ospf) {
    const link = { version, port };
    for (const { routerId, state, role } of neighbors)
      if (role !== 'other')
        seen.set(`ospf/${routerId}${BREAK}${port}`, { state, lastError: '', entry: portEntry(link), link });
  }
  for (const { peer, state } of bfd) {
    const link = watchedOn.get(peer) ?? null;
    if (link || config.bgp.isEnabled)
      seen.set(`bfd/${peer}`, { state, lastError: '', entry: link ? portEntry(link) : neighborEntry(peer), link });
  }
  return seen;
}

/** Whether a neighbor that is heard no longer is still looked for. */
function isLookedFor({ link }: Seen, config: NodeConfig): boolean {
  if (!link) return false;
  const { process, interfaces } = OSPF_SECTIONS[link.version];
  return config[process].isEnabled && config[interfaces].some(({ port }) => port === link.port);
}

/** Every session that there was or is, as it stands with the configuration that was applied. */
export function comparedSessions(world: World, { nodeId, before }: Task, config: NodeConfig): ComparedSession[] {
  const seen = seenSessions(world, nodeId, config);
  return [...new Set([...before.keys(), ...seen.keys()])].map((key) => {
    const slash = key.indexOf('/');
    const [was, is] = [before.get(key), seen.get(key)];
    const lost = was && isLookedFor(was, config) ? 'down' : null;
    return {
      protocol: key.slice(0, slash),
      peer: key.slice(slash + 1),
      before: was?.state ?? null,
      now: is?.state ?? lost,
      isChanged: is !== undefined && was?.entry !== is.entry,
      ...(is?.lastError && { lastError: is.lastError }),
    };
  });
}

/** Whether every session that the new configuration expects is up, but for those that were down before too. */
export const areUp = (sessions: readonly ComparedSession[]): boolean => !sessions.some(isWaitedFor);

type Ended = (world: World, task: Task, sessions: readonly ComparedSession[]) => void;
let ended: Ended = () => {};

/** Lets what schedules applies hear how they end, with the sessions as they were then, without the tasks knowing that feature. */
export function hearOfEnds(given: Ended): void {
  ended = given;
}

export const tellOfEnd: Ended = (world, task, sessions) => ended(world, task, sessions);

/** The task of a node that waits to be kept. */
export const waitingFor = (world: World, nodeId: string): Task | undefined =>
  tasks.of(world).rows.find((task) => task.nodeId === nodeId && task.status === 'waiting');

export const secondsLeft = (world: World, { status, rollbackAt }: Task): number =>
  status === 'waiting' && rollbackAt !== null ? Math.max(0, Math.ceil((rollbackAt - world.now()) / 1000)) : 0;
