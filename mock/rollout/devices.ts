import { isMute } from '@/api/system-settings/business-node-state';
import type { RolloutCandidate } from '@/api/system-settings/rollout';
import { bringBack, drain } from '@/domain/net/drain';
import { isUp } from '@/domain/net/session-state';
import type { Figures } from '@/domain/rollout/gates';
import { MINUTE } from '@/lib/time';
import type { World } from '../runtime/world';
import { type Author, waitingFor } from '../system-settings/apply-task';
import { ddiNodesOf } from '../system-settings/ddi-node';
import { announceOtherwise, networkOf } from '../system-settings/node-network';
import { nodesOf } from '../system-settings/node-rows';
import { siteOf } from '../system-settings/node-site';
import { meanOf } from '../system-settings/resolution';
import { sessionsOf } from '../system-settings/routing-sessions';
import { restartRouting } from '../system-settings/routing-start';

/** What an upgrade sees of a node and does to it, by the type of node. */
export interface Devices {
  /** The kind of object that its log is written under. */
  kind: 'businessNode' | 'ddiNode';
  list: (world: World) => Omit<RolloutCandidate, 'rolloutId'>[];
  /** What the node's own row tells of its upgrade. */
  tell: (world: World, id: string, told: { upgrade: string; version: string | null }) => void;
  install: (world: World, id: string, version: string) => void;
  /** Takes it off its link, or puts it back on with the status that it had. */
  setStatus: (world: World, id: string, status: string) => void;
  restart: (world: World, id: string, at: number, comesUp: boolean) => void;
  /** The addresses that are withdrawn, by their ids. */
  drain: (world: World, id: string, by: Author) => string[];
  bringBack: (world: World, id: string, keys: readonly string[], by: Author) => void;
  sessions: (world: World, id: string, at: number) => number | null;
  figures: (world: World, id: string, from: number, to: number) => Omit<Figures, 'sessions'>;
}

const NOT_LATER = Number.MAX_SAFE_INTEGER;
const NO_FIGURES = { successRate: null, latencyMs: null } as const;

const business: Devices = {
  kind: 'businessNode',
  list: (world) =>
    nodesOf(world).rows.map(({ id, name, ip, softwareVersion, status, upgrade, activatedAt }) => ({
      id,
      name,
      ip,
      softwareVersion,
      status,
      upgrade,
      site: siteOf(id),
      isActivated: activatedAt !== null,
      isApplying: waitingFor(world, id) !== undefined,
    })),
  tell: (world, id, { upgrade, version }) => {
    const row = nodesOf(world).get(id);
    Object.assign(row, { upgrade, upgradeVersion: version ?? row.upgradeVersion });
  },
  install: (world, id, softwareVersion) => void nodesOf(world).change(id, { softwareVersion }),
  setStatus: (world, id, status) => void nodesOf(world).change(id, { status }),
  restart: (world, id, at, comesUp) => restartRouting(world, id, comesUp ? at : NOT_LATER),
  drain: (world, id, by) => {
    const changes = drain(networkOf(world, id).config);
    announceOtherwise(world, id, changes, by);
    return changes.map(({ key }) => key);
  },
  bringBack: (world, id, keys, by) => {
    const changes = bringBack(networkOf(world, id).config).filter(({ key }) => keys.includes(key));
    announceOtherwise(world, id, changes, by);
  },
  sessions: (world, id, at) => {
    const { bgp, ospf } = sessionsOf(world, id, networkOf(world, id).config, at);
    return [...bgp, ...ospf.flatMap(({ neighbors }) => neighbors)].filter(({ state }) => isUp(state)).length;
  },
  figures: (world, id, from, to) =>
    isMute(nodesOf(world).get(id).services)
      ? NO_FIGURES
      : { successRate: meanOf(world, id, 'successRate', from, to), latencyMs: meanOf(world, id, 'latency', from, to) },
};

const ddi: Devices = {
  kind: 'ddiNode',
  list: (world) =>
    ddiNodesOf(world).rows.map(({ id, name, ip, softwareVersion, status, organizationId }) => ({
      id,
      name,
      ip,
      softwareVersion,
      status,
      upgrade: null,
      site: organizationId,
      isActivated: true,
      isApplying: false,
    })),
  tell: () => {},
  install: (world, id, softwareVersion) => void ddiNodesOf(world).change(id, { softwareVersion }),
  setStatus: (world, id, status) => void ddiNodesOf(world).change(id, { status }),
  restart: () => {},
  drain: () => [],
  bringBack: () => {},
  sessions: () => null,
  figures: () => NO_FIGURES,
};

/** The nodes of a type of software; null for a type of which the gateway knows no nodes. */
export const devicesOf = (type: string): Devices | null =>
  type === 'business' ? business : type === 'ddi' ? ddi : null;

/** How long the steps of an upgrade take; nodes differ by their number. */
export const STEP_MS = {
  drain: MINUTE / 2,
  install: 3 * MINUTE,
  restart: MINUTE,
  bringBack: MINUTE / 3,
  rollBack: MINUTE,
} as const;

const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** How long a node takes to install a package. */
export const installMs = (id: string): number => STEP_MS.install + (numberOf(id) % 4) * (MINUTE / 2);
