import type { EdgeNode } from '@/api/account-center/edge-node';
import { table } from '../runtime/table';
import { Forest } from '../runtime/tree';
import { SEED_TIME, type World } from '../runtime/world';

interface Group {
  id: string;
  name: string;
  parentId: string | null;
  version: number;
}

/** A node as it is kept: its directory by id. */
export type NodeRow = Omit<EdgeNode, 'groupName'>;

const HOUR = 3_600_000;

const group = (serial: number, parent: number | null, name: string): Group => ({
  id: `EG-${serial}`,
  name,
  parentId: parent === null ? null : `EG-${parent}`,
  version: 1,
});

/** Three levels, a directory with directories only, one with nodes only, one that is empty and can be deleted. */
const groups = table<Group>('edgeGroup', () => [
  group(1, null, '华东'),
  group(2, 1, '上海'),
  group(3, 1, 'Hangzhou'),
  group(4, 2, '张江机房'),
  group(5, null, '华北'),
  group(6, null, '待启用'),
]);

const node = (serial: number, seed: Partial<NodeRow>): NodeRow => ({
  id: `EN-${serial}`,
  nodeId: `EDGE${String(202600 + serial)}`,
  name: `边缘节点 ${serial}`,
  deviceName: `edge-${String(serial).padStart(2, '0')}`,
  capacity: 10_000 * ((serial % 5) + 1),
  status: 'online',
  groupId: `EG-${(serial % 5) + 1}`,
  registeredAt: SEED_TIME - serial * 7 * HOUR,
  version: 1,
  ...seed,
});

/** Every status, one that this console does not know, one without a directory, one without a name; two pages in all. */
const nodes = table<NodeRow>('edgeNode', () => [
  node(1, { name: '张江一号', groupId: 'EG-4' }),
  node(2, { name: 'Hangzhou spare', status: 'offline', groupId: 'EG-3' }),
  node(3, { name: '张江二号', status: 'upgrading', groupId: 'EG-4' }),
  node(4, { name: 'Not in a directory', groupId: null }),
  node(5, { name: '', status: 'draining', groupId: 'EG-5' }),
  ...Array.from({ length: 13 }, (_, index) => node(6 + index, { groupId: `EG-${[2, 3, 5][index % 3]}` })),
]);

/** The license: two more nodes than the seeds register. */
export const AUTHORIZED = 20;

export const groupsOf = (world: World) => groups.of(world);
export const nodesOf = (world: World) => nodes.of(world);
export const groupForest = (world: World) => new Forest(groups.of(world).rows);

/** How many nodes stand in each directory itself. */
function ownCounts(world: World): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { groupId } of nodes.of(world).rows) {
    if (groupId !== null) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
  }
  return counts;
}

/** Tells of each directory how many nodes stand in it and below. */
export function nodeCounter(world: World): (id: string) => number {
  const own = ownCounts(world);
  const forest = groupForest(world);
  return (id) => [...forest.below(id)].reduce((sum, one) => sum + (own.get(one) ?? 0), 0);
}
