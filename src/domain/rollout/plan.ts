/** How many nodes may be upgraded at once, all waves together. */
export const MOST_UPGRADED = 200;

/** How nodes are put into waves: the canary first, then a share at a time. */
export interface WaveRule {
  /** Nodes of the first wave. */
  canary: number;
  /** Of the nodes after the canary: per cent of all nodes, or a number of nodes. */
  shareUnit: 'percent' | 'nodes';
  share: number;
}

/** What the waves look at of a node; a site that is not known is null. */
export interface Placed {
  id: string;
  site: string | null;
}

/** What has a key in common together, in the order of the first of each. */
function together<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/**
 * Nodes in the order in which they are upgraded: those of one site as far from each other as they can be, so that a wave
 * takes from many sites. Of a node whose site is not known nothing is known that it would share.
 */
function spread<Node extends Placed>(nodes: readonly Node[]): Node[] {
  const sites = together(nodes, ({ id, site }) => (site === null ? `node ${id}` : `site ${site}`));
  return [...sites.values()]
    .flatMap((members) => members.map((node, index) => ({ node, place: (index + 0.5) / members.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ node }) => node);
}

/** How many nodes a wave after the canary has. */
const sizeOf = ({ shareUnit, share }: WaveRule, total: number): number =>
  Math.max(1, shareUnit === 'percent' ? Math.ceil((total * share) / 100) : Math.floor(share));

/** The nodes in waves, each wave in its order; no wave is empty, and every node is in exactly one. */
export function wavesOf<Node extends Placed>(nodes: readonly Node[], rule: WaveRule): Node[][] {
  const ordered = spread(nodes);
  const first = Math.min(Math.max(0, Math.floor(rule.canary)), ordered.length);
  const size = sizeOf(rule, ordered.length);
  const waves = first > 0 ? [ordered.slice(0, first)] : [];
  for (let at = first; at < ordered.length; at += size) waves.push(ordered.slice(at, at + size));
  return waves;
}

/** The sites of several chosen nodes that are all in one wave: while it is upgraded the site has none of the others. */
export function crowded(waves: readonly (readonly Placed[])[]): { site: string; wave: number; nodes: number }[] {
  const all = waves.flatMap((nodes, index) =>
    nodes.flatMap(({ site }) => (site === null ? [] : [{ site, wave: index + 1 }])),
  );
  return [...together(all, ({ site }) => site).values()].flatMap((members) => {
    const inFirst = members.filter(({ wave }) => wave === members[0]?.wave);
    const isWhole = members.length > 1 && inFirst.length === members.length;
    return isWhole ? inFirst.slice(0, 1).map((one) => ({ ...one, nodes: members.length })) : [];
  });
}

/** A node that announces an address. */
export interface Announcer {
  address: string;
  nodeId: string;
  /** Whether others hear of it from this node and get answers. */
  isHeard: boolean;
}

/**
 * The addresses that nobody announces while a wave is drained, since all the nodes that announce them now are in it.
 */
export function offAirIn(
  waves: readonly (readonly Pick<Placed, 'id'>[])[],
  announcers: readonly Announcer[],
): { address: string; wave: number; nodeIds: string[] }[] {
  const waveOf = new Map(waves.flatMap((nodes, index) => nodes.map(({ id }) => [id, index + 1] as const)));
  const heard = together(
    announcers.filter(({ isHeard }) => isHeard),
    ({ address }) => address,
  );
  return [...heard].flatMap(([address, own]) => {
    const [wave, ...others] = [...new Set(own.map(({ nodeId }) => waveOf.get(nodeId)))];
    return wave === undefined || others.length > 0 ? [] : [{ address, wave, nodeIds: own.map(({ nodeId }) => nodeId) }];
  });
}

/** Why a node is not upgraded with the others. */
export type LeftOut =
  | 'sameVersion'
  | 'notActivated'
  | 'offline'
  | 'inRollout'
  | 'upgrading'
  | 'paused'
  | 'unknownState'
  | 'applying'
  | 'staged';

/** What is asked of a node before it is taken in. */
export interface UpgradeCandidate {
  softwareVersion: string;
  status: string;
  /** The state of its latest upgrade; absent for nodes that have none of their own. */
  upgrade?: string | undefined;
  isActivated: boolean;
  /** Whether an apply to its network waits to be kept. */
  isApplying: boolean;
  /** The rollout that it is in and that is not over. */
  rolloutId: string | null;
}

/** States of an upgrade that are over: another one may begin. */
const OVER: ReadonlySet<string> = new Set([
  'inactive',
  'success',
  'failed',
  'rollbackSuccess',
  'rollbackFailed',
  'cancelled',
]);

/** What those that are not over stand in the way as. */
const OPEN: Readonly<Record<string, LeftOut>> = { upgrading: 'upgrading', rollingBack: 'upgrading', paused: 'paused' };

/** Why a node is left out of an upgrade to a version; null where it can be taken in. A state that is not known is no ground to begin. */
export function leftOut(node: UpgradeCandidate, version: string, isStaged = false): LeftOut | null {
  if (node.rolloutId !== null) return 'inRollout';
  if (node.softwareVersion.toLowerCase() === version.toLowerCase()) return 'sameVersion';
  if (!node.isActivated) return 'notActivated';
  if (node.status === 'offline') return 'offline';
  if (node.upgrade !== undefined && !OVER.has(node.upgrade)) return OPEN[node.upgrade] ?? 'unknownState';
  if (node.isApplying) return 'applying';
  return isStaged ? 'staged' : null;
}
