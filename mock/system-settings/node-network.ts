import * as z from 'zod';
import { networkChange, nodeConfig, nodeNetworks } from '@/api/system-settings/node-network';
import { nodeSections } from '@/api/system-settings/node-section';
import { fieldsOf, withChanges } from '@/domain/net/change-set';
import { connectedOf, isOnLink } from '@/domain/net/connected';
import { parted } from '@/domain/net/finding-groups';
import { lint } from '@/domain/net/lint';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { changesOf } from '@/domain/net/section';
import { templatesInUse } from '@/domain/net/templates-in-use';
import { parseAddress } from '@/lib/ip/address';
import { workDone } from '../alarm/work-done';
import { needReview } from '../console/change-request-rules';
import { differences } from '../runtime/difference';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { tellOfWrite } from '../runtime/journal';
import type { Persona } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { noteByItself, pastApply, warningOf } from './apply-history';
import { applyRules } from './apply-rules';
import {
  type Author,
  areUp,
  author,
  comparedSessions,
  secondsLeft,
  seenSessions,
  type Task,
  tasks,
  tellOfEnd,
  toldAuthor,
  toldEnd,
  waitingFor,
} from './apply-task';
import { noteOverride, overridden } from './freeze-rows';
import { checkPasswords } from './node-bgp';
import { configOf, freshConfig } from './node-network-seeds';
import { checkKeys, checkRouterIds, routerIdOwner } from './node-ospf';
import { nodesOf } from './node-rows';
import { aheadOf, refusedSecrets } from './node-system';
import { followRouting } from './routing-start';
import { HAND_SEEDS, type HandEdit, leftByHand } from './running';
import { firstVersion, type KeptVersion, pastOf, withVersion } from './version-rows';

const MINUTE_MS = 60_000;

/** How often a node looks whether its sessions are back. */
const LOOK_MS = 2_000;

/** The clock of a node that is set by hand went this far wrong since. */
const BEHIND_MS = -423_000;

interface Held {
  id: string;
  name: string;
  version: number;
  /** Who made that version; null for the seed. */
  changedBy: Author | null;
  config: NodeConfig;
  /** How far the node's clock is ahead of the gateway's. */
  aheadMs: number;
  /** The newest of its versions, oldest first. */
  versions: readonly KeptVersion[];
  /** What was done on its router by hand and stands there still. */
  byHand: readonly HandEdit[];
}

/** The node that has a past, and whose router somebody changed by hand. */
const WITH_A_PAST = 7;

const NOBODY: readonly HandEdit[] = [];

const nodes = table<Held>('nodeNetwork', (world) =>
  nodesOf(world).rows.map(({ id, name, activatedAt }, index): Held => {
    const config =
      activatedAt === null
        ? freshConfig(index)
        : configOf(
            index === 0 ? world.size('staticRoute', 24) : 8,
            index === 0 ? world.size('bgpNeighbor', 8) : 8,
            index,
          );
    const hasPast = index === WITH_A_PAST && activatedAt !== null;
    const versions = hasPast ? pastOf(config, index, activatedAt) : firstVersion(config, activatedAt);
    const newest = versions.at(-1);
    return {
      id,
      name,
      version: newest?.number ?? 1,
      changedBy: newest?.by ?? null,
      config,
      aheadMs: index % 2 === 0 ? 0 : BEHIND_MS,
      versions,
      byHand: hasPast ? HAND_SEEDS : NOBODY,
    };
  }),
);

/** Whether the gateway reaches a node. */
export const isLinked = (world: World, id: string): boolean => nodesOf(world).get(id).status !== 'offline';

/** The network of a node as it is now. */
export const networkOf = (world: World, id: string): Held => nodes.of(world).get(id);

/** The networks of the nodes that were activated. */
export const managedNetworks = (world: World): readonly Held[] =>
  nodes.of(world).rows.filter(({ id }) => nodesOf(world).get(id).activatedAt !== null);

/** Changes the router of a node behind the gateway's back. */
export function changeByHand(world: World, id: string, edits: readonly HandEdit[]): void {
  const { byHand } = nodes.of(world).get(id);
  nodes.of(world).change(id, { byHand: [...byHand, ...edits] });
}

type Made = Pick<KeptVersion, 'kind' | 'reason' | 'taskId' | 'request'> & {
  readonly by: Author | null;
  readonly at: number;
};

/** Gives a node its next version; the sections that it changes are written to the router as they are wanted. */
function nextVersion(world: World, node: Held, config: NodeConfig, changes: readonly Change[], made: Made): number {
  const number = node.version + 1;
  const versions = withVersion(node.versions, { ...made, number, config, before: node.config });
  const byHand = leftByHand(
    node.byHand,
    changes.map(({ section }) => section),
  );
  nodes.of(world).change(node.id, { config, version: number, versions, byHand });
  if (knows(world.gateway, 'nodeVersions'))
    tellOfWrite(world, { nodeVersion: number, ...(made.reason !== '' && { reason: made.reason }) });
  followRouting(world, node.id, config);
  return number;
}

type Request = { id: string; version?: number | undefined; changes: readonly Change[] };

/** The configuration that a set would give; refuses a stale version and whatever the specification forbids. */
function after(world: World, { id, version, changes }: Request): { node: Held; next: NodeConfig } {
  const node = nodes.of(world).get(id);
  checkVersion(world, node.version, version);
  const next = withChanges(node.config, changes);
  const used = templatesInUse(next);
  const isUsed = (one: Change) => one.after === null && used.has(one.key);
  if (changesOf(changes, 'bfdTemplates').some(isUsed)) refuse('IN_USE');
  const parsed = z.safeParse(nodeConfig, next);
  if (!parsed.success) refuse('INVALID', { fields: parsed.error.issues.map(({ path }) => path.map(String).join('.')) });
  checkRouterIds(nodes.of(world).rows, id, next);
  return { node, next };
}

/** Whether the gateway still reaches the node: a management port that is on, with a default gateway on one of its links. */
function isReached(config: NodeConfig): boolean {
  const { gateways } = config;
  const managed = connectedOf(config).filter(({ port }) => port.isManagement);
  const hops = [gateways.ipv4, gateways.ipv6].map(parseAddress).filter((hop) => hop !== null);
  return hops.some((hop) => isOnLink(managed, hop));
}

function goBack(world: World, task: Task, by: Author | null) {
  if (task.status !== 'waiting') return;
  const node = nodes.of(world).get(task.nodeId);
  const at = by?.at ?? task.rollbackAt ?? world.now();
  const sessions = sessionsNow(world, task);
  const changes = differences({ config: node.config }, { config: task.old });
  const kind = by ? 'rollback' : 'autoRollback';
  const version = nextVersion(world, node, task.old, task.changes, { kind, reason: '', taskId: task.id, by, at });
  nodes.of(world).change(node.id, { changedBy: { ...(by ?? task.by), at } });
  tasks.of(world).change(task.id, { status: 'rolledBack', isReachable: true, version, ended: { at, by } });
  workDone(world, task.nodeId, 'apply', at);
  if (!by) noteByItself(world, task, 'autoRollback', at, changes, version);
  tellOfEnd(world, task, sessions);
}

function keep(world: World, task: Task, by: Author | null) {
  const { version } = nodes.of(world).get(task.nodeId);
  const at = by?.at ?? world.now();
  tasks.of(world).change(task.id, { status: 'kept', version, ended: { at, by } });
  workDone(world, task.nodeId, 'apply', at);
  if (knows(world.gateway, 'nodeVersions')) tellOfWrite(world, { nodeVersion: version });
  if (!by) noteByItself(world, task, 'autoConfirm', at, [], version);
  tellOfEnd(world, task, sessionsNow(world, task));
}

const sessionsNow = (world: World, task: Task) => comparedSessions(world, task, networkOf(world, task.nodeId).config);

/** Does something after a while as of then, however late anybody looks. */
function atItsTime(world: World, ms: number, run: () => void): void {
  const at = world.now() + ms;
  world.after(ms, () => world.asOf(at, run));
}

/** Keeps by itself once the sessions are up; looks again while nobody decided. */
function keepWhenBack(world: World, task: Task) {
  atItsTime(world, LOOK_MS, () => {
    if (task.status !== 'waiting') return;
    if (task.isReachable && areUp(sessionsNow(world, task))) keep(world, task, null);
    else keepWhenBack(world, task);
  });
}

/** Only a task that is waited for can be decided. */
function waitingTask(world: World, taskId: string): Task {
  const task = tasks.of(world).get(taskId);
  return task.status === 'waiting' ? task : refuse('ILLEGAL_STATE');
}

type Sent = Request & { readonly secrets: Parameters<typeof checkKeys>[2] };

/** What a node that can be reached would run with, its secrets checked too. */
export function sentTo(world: World, request: Sent): { node: Held; next: NodeConfig } {
  const { node, next } = after(world, request);
  if (!isLinked(world, node.id)) refuse('ILLEGAL_STATE');
  const isSent = (section: string, key: string, field: string) =>
    request.secrets.some((one) => one.section === section && one.key === key && one.field === field);
  const unsent = request.changes.flatMap(({ section, key, secrets = [] }) =>
    secrets.filter((field) => !isSent(section, key, field)).map((field) => `${section}.${key}.${field}`),
  );
  const wrong = [...unsent, ...refusedSecrets(node.config, request.changes, request.secrets)];
  if (wrong.length > 0) refuse('INVALID', { fields: wrong });
  checkKeys(node.config, request.changes, request.secrets);
  checkPasswords(node.config, request.changes, request.secrets);
  if (waitingFor(world, node.id)) refuse('ILLEGAL_STATE');
  return { node, next };
}

type Applied = Pick<Made, 'reason' | 'taskId' | 'request'> & {
  readonly changes: readonly Change[];
  readonly by: Author;
};

function takeOver(world: World, node: Held, next: NodeConfig, { changes, by, reason, taskId, request }: Applied) {
  const aheadMs = next.time === node.config.time ? node.aheadMs : aheadOf(next.time, world.now());
  nextVersion(world, node, next, changes, {
    ...{ kind: 'apply', reason, taskId, by, at: by.at },
    ...(request && { request }),
  });
  nodes.of(world).change(node.id, { changedBy: by, aheadMs });
}

/** Like the whole of a node in one call, beyond what is specified. */
const keepsDescriptions = (world: World) => knows(world.gateway, 'wholeApply');

const withoutDescriptions = (config: NodeConfig): NodeConfig => ({
  ...config,
  bgpNeighbors: config.bgpNeighbors.map(({ description: _, ...one }) => one),
});

const isReasonAsked = (world: World) => knows(world.gateway, 'nodeVersions') && applyRules(world).isReasonRequired;

/** Changes the addresses that a node announces in the course of work on its software: nobody waits for it to be kept. */
export function announceOtherwise(world: World, id: string, changes: readonly Change[], by: Author): void {
  if (changes.length === 0) return;
  const node = nodes.of(world).get(id);
  const made = { kind: 'software', reason: '', taskId: null, by, at: by.at } as const;
  nextVersion(world, node, withChanges(node.config, changes), changes, made);
  nodes.of(world).change(id, { changedBy: by });
}

const told = (world: World, task: Task) => ({
  taskId: task.id,
  rollbackAt: task.status === 'waiting' ? task.rollbackAt : null,
  secondsLeft: secondsLeft(world, task),
});

/** Each section is in effect at once; whatever it does, nothing goes back. */
function saveSection(request: Sent & Despite, { world }: { world: World }): Record<string, never> {
  const { despite = '' } = request;
  needReview(world, 'network');
  const freeze = overridden(world, request.id, despite);
  const { node, next } = sentTo(world, request);
  takeOver(world, node, next, { changes: request.changes, by: author(world), reason: '', taskId: null });
  if (freeze) noteOverride(world, freeze, node.id, despite);
  return {};
}

interface Despite {
  readonly despite?: string | undefined;
}

type Wanted = Sent &
  Despite & {
    readonly isGuarded: boolean;
    readonly waitMinutes: number;
    readonly isKeptWhenBack: boolean;
    readonly reason?: string | undefined;
  };

/** Refuses an apply as it would be refused now, but for what a freeze says to it. */
export function examineApply(world: World, request: Sent & Pick<Wanted, 'reason'>): { node: Held; next: NodeConfig } {
  const found = sentTo(world, request);
  const { reason = '' } = request;
  // A gateway without versions has no place for it, and nobody is asked for it.
  if (reason === '' && isReasonAsked(world)) refuse('INVALID', { fields: ['reason'] });
  return found;
}

/** What an apply came of: a time that was set before, a request that somebody else agreed to. */
interface CameOf {
  readonly scheduledId?: string;
  /** Who gave the reason to go through a freeze, where it was not whoever applies. */
  readonly overrider?: Persona | null;
  readonly request?: KeptVersion['request'];
}

/** Applies a set for the present account, now. */
export function applyNow(world: World, request: Wanted, came: CameOf = {}): Task {
  const { reason = '', despite = '' } = request;
  const overrider = came.overrider ?? world.persona;
  const freeze = world.seenAs(overrider, () => overridden(world, request.id, despite));
  const { node, next } = examineApply(world, request);
  const isReachable = isReached(next);
  // A node that is cut off goes back whether or not it was asked to wait.
  const isWaiting = request.isGuarded || !isReachable;
  const by = author(world);
  const waitMs = request.waitMinutes * MINUTE_MS;
  const task = tasks.of(world).add({
    id: world.nextId('APPLY'),
    nodeId: node.id,
    name: node.name,
    old: node.config,
    from: node.version,
    changes: request.changes,
    reason,
    by,
    before: seenSessions(world, node.id, node.config),
    isKeptWhenBack: isWaiting && request.isKeptWhenBack,
    status: isWaiting ? 'waiting' : 'kept',
    rollbackAt: isWaiting ? by.at + waitMs : null,
    isReachable,
    version: isWaiting ? null : node.version + 1,
    ended: null,
    warnings: parted(lint(next, node.config), lint(node.config)).fresh,
    scheduledId: came.scheduledId ?? null,
    request: came.request ?? null,
  });
  takeOver(world, node, next, { changes: request.changes, by, reason, taskId: task.id, request: came.request });
  if (isWaiting) atItsTime(world, waitMs, () => goBack(world, task, null));
  if (task.isKeptWhenBack) keepWhenBack(world, task);
  if (freeze) world.seenAs(overrider, () => noteOverride(world, freeze, node.id, despite));
  return task;
}

const contract = { ...nodeNetworks, ...nodeSections };

export const nodeNetwork = implement(contract, {
  get: ({ id }, { world }) => {
    const { name, version, changedBy, config, aheadMs } = nodes.of(world).get(id);
    const { ip, status, services } = nodesOf(world).get(id);
    return {
      id,
      name,
      ip,
      status,
      services,
      version,
      changedBy: changedBy && toldAuthor(world, changedBy),
      config: nodeConfig.parse(keepsDescriptions(world) ? config : withoutDescriptions(config)),
      ...(keepsDescriptions(world) && { hasDescriptions: true }),
      clock: world.now() + aheadMs,
      isLinked: isLinked(world, id),
      waitingTask: waitingFor(world, id)?.id ?? null,
    };
  },
  checkUnique: ({ id, routerId }, { world }) => ({
    isUnique: !routerIdOwner(nodes.of(world).rows, nodes.of(world).get(id).id, routerId),
  }),
  preview: (request, { world, language }) => {
    const { node, next } = after(world, request);
    return {
      changes: request.changes.flatMap(({ section, key, before, after: wanted }) =>
        fieldsOf(before, wanted).map((one) => ({
          path: [section, key, one.field],
          before: scalar.parse(one.before),
          after: scalar.parse(one.after),
        })),
      ),
      warnings: lint(next, node.config).map((one) => warningOf(language, one)),
    };
  },
  apply: (request, { world }) => {
    needReview(world, 'network');
    return told(world, applyNow(world, request));
  },
  getTask: ({ taskId }, { world }) => {
    const task = tasks.of(world).get(taskId);
    const { status, isReachable, version, isKeptWhenBack } = task;
    const sessions = sessionsNow(world, task);
    return {
      ...told(world, task),
      status,
      isReachable,
      version,
      isKeptWhenBack,
      sessions,
      by: toldAuthor(world, task.by),
      ended: toldEnd(world, task),
    };
  },
  getApplied: ({ taskId }, { world, language }) => {
    const { from, changes, warnings } = tasks.of(world).get(taskId);
    return {
      version: from,
      changes: networkChange.array().parse(changes),
      warnings: warnings.map((one) => warningOf(language, one)),
    };
  },
  listApplies: (request, { world }) =>
    pageOf(
      tasks.of(world).rows.map((task) => pastApply(world, task)),
      request,
      { keyword: ['account'], time: 'at' },
    ),
  getWaiting: (_, { world }) => ({
    list: tasks
      .of(world)
      .rows.filter(({ status }) => status === 'waiting')
      .map((task) => ({
        taskId: task.id,
        nodeId: task.nodeId,
        nodeName: nodes.of(world).get(task.nodeId).name,
        secondsLeft: secondsLeft(world, task),
        isReachable: task.isReachable,
        by: toldAuthor(world, task.by),
      }))
      .sort((a, b) => a.secondsLeft - b.secondsLeft),
  }),
  confirm: ({ taskId }, { world }) => {
    const task = waitingTask(world, taskId);
    if (!task.isReachable) refuse('ILLEGAL_STATE');
    keep(world, task, author(world));
    return {};
  },
  rollback: ({ taskId }, { world }) => {
    const task = waitingTask(world, taskId);
    // Nobody can tell a node anything that does not answer: it goes back by itself.
    if (!task.isReachable) refuse('ILLEGAL_STATE');
    goBack(world, task, author(world));
    return {};
  },
  interfaces: saveSection,
  gateways: saveSection,
  loopback: saveSection,
  dns: saveSection,
  bindings: saveSection,
  routes: saveSection,
  ospfV4: saveSection,
  ospfAreasV4: saveSection,
  ospfInterfacesV4: saveSection,
  ospfV6: saveSection,
  ospfAreasV6: saveSection,
  ospfInterfacesV6: saveSection,
  bgp: saveSection,
  bgpNeighbors: saveSection,
  anycast: saveSection,
  bfdTemplates: saveSection,
  time: saveSection,
  snmp: saveSection,
});

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
