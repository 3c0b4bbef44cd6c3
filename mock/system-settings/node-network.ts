import * as z from 'zod';
import { nodeConfig, nodeNetworks } from '@/api/system-settings/node-network';
import { parseAddress } from '@/lib/net/address';
import { changesOf, fieldsOf, withChanges } from '@/lib/net/change-set';
import { connectedOf, isOnLink } from '@/lib/net/connected';
import { lint } from '@/lib/net/lint';
import type { Change, NodeConfig } from '@/lib/net/node-config';
import { templatesInUse } from '@/lib/net/templates-in-use';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { lintMessage } from './lint-messages';
import { checkPasswords } from './node-bgp';
import { configOf } from './node-network-seeds';
import { checkKeys, checkRouterIds, routerIdOwner } from './node-ospf';
import { nodesOf } from './node-rows';
import { aheadOf, refusedSecrets } from './node-system';
import { followRouting } from './routing-start';

/** How long a node waits for "keep" before it goes back. */
const GUARD_MS = 60_000;

/** The clock of a node that is set by hand went this far wrong since. */
const BEHIND_MS = -423_000;

interface Held {
  id: string;
  name: string;
  version: number;
  config: NodeConfig;
  /** How far the node's clock is ahead of the gateway's. */
  aheadMs: number;
}

interface Task {
  id: string;
  nodeId: string;
  old: NodeConfig;
  status: 'waiting' | 'kept' | 'rolledBack';
  rollbackAt: number | null;
  isReachable: boolean;
  /** The version that it ended with. */
  version: number | null;
}

const nodes = table<Held>('nodeNetwork', (world) =>
  nodesOf(world).rows.map(({ id, name }, index) => ({
    id,
    name,
    version: 1,
    config: configOf(
      index === 0 ? world.size('staticRoute', 24) : 8,
      index === 0 ? world.size('bgpNeighbour', 8) : 8,
      index,
    ),
    aheadMs: index % 2 === 0 ? 0 : BEHIND_MS,
  })),
);

/** Whether the gateway reaches a node. */
export const isLinked = (world: World, id: string): boolean => nodesOf(world).get(id).status !== 'offline';

/** The network of a node as it is now. */
export const networkOf = (world: World, id: string): Held => nodes.of(world).get(id);

const tasks = table<Task>('nodeNetworkTask', () => []);

type Request = { id: string; version: number; changes: readonly Change[] };

/** The configuration that a set would give; refuses a stale version and whatever the specification forbids. */
function after(world: World, { id, version, changes }: Request): { node: Held; next: NodeConfig } {
  const node = nodes.of(world).get(id);
  if (node.version !== version) refuse('STALE_VERSION');
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

function goBack(world: World, task: Task) {
  if (task.status !== 'waiting') return;
  const node = nodes.of(world).get(task.nodeId);
  const version = node.version + 1;
  nodes.of(world).change(node.id, { config: task.old, version });
  followRouting(world, node.id, task.old);
  tasks.of(world).change(task.id, { status: 'rolledBack', isReachable: true, version });
}

/** The task of a node that waits to be kept. */
const waitingFor = (world: World, nodeId: string): Task | undefined =>
  tasks.of(world).rows.find((task) => task.nodeId === nodeId && task.status === 'waiting');

/** Only a task that is waited for can be decided. */
function waitingTask(world: World, taskId: string): Task {
  const task = tasks.of(world).get(taskId);
  return task.status === 'waiting' ? task : refuse('ILLEGAL_STATE');
}

const told = (world: World, task: Task) => ({
  taskId: task.id,
  rollbackAt: task.status === 'waiting' ? task.rollbackAt : null,
  secondsLeft:
    task.status === 'waiting' && task.rollbackAt !== null
      ? Math.max(0, Math.ceil((task.rollbackAt - world.now()) / 1000))
      : 0,
});

export const nodeNetwork = implement(nodeNetworks, {
  get: ({ id }, { world }) => {
    const { name, version, config, aheadMs } = nodes.of(world).get(id);
    return {
      id,
      name,
      version,
      config: nodeConfig.parse(config),
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
      warnings: lint(next, node.config).map(({ level, code, path, values }) => ({
        level,
        code,
        path: [...path],
        values: { ...values },
        message: lintMessage(language, code, values),
      })),
    };
  },
  apply: (request, { world }) => {
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
    const isReachable = isReached(next);
    // A node that is cut off goes back whether or not it was asked to wait.
    const isWaiting = request.isGuarded || !isReachable;
    const task = tasks.of(world).add({
      id: world.nextId('APPLY'),
      nodeId: node.id,
      old: node.config,
      status: isWaiting ? 'waiting' : 'kept',
      rollbackAt: isWaiting ? world.now() + GUARD_MS : null,
      isReachable,
      version: isWaiting ? null : node.version + 1,
    });
    followRouting(world, node.id, node.config);
    const aheadMs = next.time === node.config.time ? node.aheadMs : aheadOf(next.time, world.now());
    nodes.of(world).change(node.id, { config: next, version: node.version + 1, aheadMs });
    followRouting(world, node.id, next);
    if (isWaiting) world.after(GUARD_MS, () => goBack(world, task));
    return told(world, task);
  },
  getTask: ({ taskId }, { world }) => {
    const task = tasks.of(world).get(taskId);
    const { status, isReachable, version } = task;
    return { ...told(world, task), status, isReachable, version };
  },
  confirm: ({ taskId }, { world }) => {
    const task = waitingTask(world, taskId);
    if (!task.isReachable) refuse('ILLEGAL_STATE');
    tasks.of(world).change(taskId, { status: 'kept', version: nodes.of(world).get(task.nodeId).version });
    return {};
  },
  rollback: ({ taskId }, { world }) => {
    goBack(world, waitingTask(world, taskId));
    return {};
  },
});

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
