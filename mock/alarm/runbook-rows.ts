import type { Runbook } from '@/api/alarm/runbook';
import { knows } from '../runtime/gateway-kind';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { taskRows } from './task-rows';

export interface RunbookRow extends Runbook {
  updatedAt: number | null;
  updatedBy: string | null;
  version: number;
}

const DAY = 86_400_000;

/** One in words and one that stands elsewhere; for all other tasks nobody wrote any. */
export const runbookRows = table<RunbookRow>('runbook', (world) => {
  const common = { updatedAt: world.now() - 9 * DAY, updatedBy: 'acme-operator', version: 1 };
  const seeds: RunbookRow[] = [
    {
      ...common,
      id: 'AT-203',
      kind: 'text',
      text: '1. 登录节点，执行 top 查看占用 CPU 的进程。\n2. 解析进程占用过高时，先排空节点再重启服务。\n3. 30 分钟内没有恢复，联系值班主管。',
    },
    { ...common, id: 'AT-206', kind: 'address', address: 'https://wiki.acme.example/runbook/certificate-renewal' },
  ];
  return seeds.filter(({ id }) => taskRows.of(world).rows.some((task) => task.id === id));
});

/** The runbook of a task in one text, as notices and reports have it; undefined where there is none. */
export function runbookText(world: World, taskId: string): string | undefined {
  if (!knows(world.gateway, 'runbooks')) return undefined;
  const found = runbookRows.of(world).rows.find(({ id }) => id === taskId);
  return found?.kind === 'text' ? found.text : found?.kind === 'address' ? found.address : undefined;
}
