import { type CommandTask, commandTasks } from '@/api/system-settings/command-task';
import { can } from '@/api/system-settings/command-task-state';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';

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

const row = (now: number, serial: number, seed: Partial<Kept>): Kept => ({
  id: `CT-${1000 + serial}`,
  name: 'Synchronize zones',
  nodeId: `BN-${(serial % 4) + 1}`,
  nodeName: `节点 ${(serial % 4) + 1}`,
  nodeIp: `10.40.0.${10 + (serial % 4)}`,
  type: serial % 2 === 0 ? 'async' : 'sync',
  status: 'succeeded',
  startedAt: now - serial * 17 * MINUTE,
  endedAt: now - serial * 17 * MINUTE + serial * 4_300,
  endsAs: 'succeeded',
  ...seed,
});

/** Every state, one that executes now, one that fails again, an unknown one, and the four answers of a node. */
const tasks = table<Kept>('commandTask', (world) => {
  const now = world.now();
  const executing = row(now, 1, { name: 'Upgrade probe agent', status: 'executing', endedAt: null, type: 'async' });
  run(world, executing);
  return [
    executing,
    row(now, 2, { name: '下发缓存策略', status: 'failed' }),
    row(now, 3, { name: 'Restart resolver', status: 'failed', endsAs: 'failed', nodeIp: '2001:db8:40::3' }),
    row(now, 4, { name: 'Output expired' }),
    row(now, 5, { name: 'Old agent without JSON' }),
    row(now, 6, { name: 'Node gave nothing' }),
    row(now, 7, { name: 'Newer gateway', status: 'queued' }),
    ...Array.from({ length: 8 }, (_, index) => row(now, 8 + index, {})),
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
