import { type CommandTask, commandTasks } from '@/api/system-settings/command-task';
import { can } from '@/api/system-settings/command-task-state';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';
import { nodesOf } from './node-rows';

const MINUTE = 60_000;
const RUN_MS = 2_500;

/** A task as it is kept, with how its next run ends. */
interface Kept extends CommandTask {
  endsAs: 'succeeded' | 'failed';
}

const changes = new WeakMap<World, number>();

/** Lets an executing task end in the background. */
function run(world: World, task: Kept): void {
  world.after(RUN_MS, () => {
    Object.assign(task, { status: task.endsAs, endedAt: world.now() });
    changes.set(world, world.now());
  });
}

/** The nodes that the tasks run on, by turns. */
const NODES = 4;

type Made = (serial: number, seed: Partial<Kept>) => Kept;

const rowsOf =
  (world: World, now: number): Made =>
  (serial, seed) => ({
    id: `CT-${1000 + serial}`,
    name: 'Synchronize zones',
    ...nodeAt(world, serial % NODES),
    type: serial % 2 === 0 ? 'async' : 'sync',
    status: 'succeeded',
    startedAt: now - serial * 17 * MINUTE,
    endedAt: now - serial * 17 * MINUTE + serial * 4_300,
    endsAs: 'succeeded',
    ...seed,
  });

function nodeAt(world: World, index: number) {
  const node = nodesOf(world).rows[index];
  return { nodeId: node?.id ?? '', nodeName: node?.name ?? '', nodeIp: node?.ip ?? '' };
}

/** Every state, one that executes now, one that fails again, an unknown one, and the four answers of a node. */
const tasks = table<Kept>('commandTask', (world) => {
  const now = world.now();
  const row = rowsOf(world, now);
  const executing = row(1, { name: 'Upgrade probe agent', status: 'executing', endedAt: null, type: 'async' });
  run(world, executing);
  return [
    executing,
    row(2, { name: '下发缓存策略', status: 'failed' }),
    row(3, { name: 'Restart resolver', status: 'failed', endsAs: 'failed' }),
    row(4, { name: 'Output expired' }),
    row(5, { name: 'Old agent without JSON' }),
    row(6, { name: 'Node gave nothing' }),
    row(7, { name: 'Newer gateway', status: 'queued', endedAt: null }),
    ...Array.from({ length: 8 }, (_, index) => row(8 + index, {})),
  ];
});

const FACTS = { keyword: ['id', 'name', 'nodeId', 'nodeName', 'nodeIp'], time: 'startedAt' } as const;

const shown = ({ endsAs: _, ...task }: Kept): CommandTask => task;

export const commandTask = implement(commandTasks, {
  list: (request, { world }) => {
    const { list, total } = pageOf(tasks.of(world).rows, request, FACTS);
    return { list: list.map(shown), total };
  },
  get: ({ id }, { world }) => shown(tasks.of(world).get(id)),
  getProgress: (_, { world }) => ({
    executing: tasks.of(world).rows.filter(({ status }) => status === 'executing').length,
    changedAt: changes.get(world) ?? 0,
  }),
  retry: ({ id }, { world }) => {
    const task = tasks.of(world).get(id);
    if (can.retry(task) !== true) refuse('ILLEGAL_STATE');
    Object.assign(task, { status: 'executing', startedAt: world.now(), endedAt: null });
    run(world, task);
    return {};
  },
});

const REPLIES: Record<string, string> = {
  'CT-1004': JSON.stringify({ errmsg: 'output expired after 7 days' }),
  'CT-1005': '% Unknown command',
};

/** What a task wrote, as its node tells it; null where the node gives nothing. */
export function outputOf(world: World, taskId: string): string | null {
  if (taskId === 'CT-1006') return null;
  const task = tasks.of(world).find(taskId);
  const text =
    task?.status === 'failed' ? 'error: connection reset by peer\nexit code 1' : 'zones: 12 synchronized\nexit code 0';
  return REPLIES[taskId] ?? JSON.stringify({ output: text });
}
