import { type EdgeNode, type EdgeNodeInput, edgeNodes } from '@/api/account-center/edge-node';
import { can } from '@/api/account-center/edge-node-state';
import { isSameText } from '@/lib/rules/same-text';
import { bulk } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { matching, pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { AUTHORIZED, groupForest, groupsOf, type NodeRow, nodesOf } from './edge-rows';

const shown = (world: World, row: NodeRow): EdgeNode => ({
  ...row,
  groupName: groupsOf(world).rows.find(({ id }) => id === row.groupId)?.name ?? null,
});

const FACTS = { keyword: ['nodeId', 'name', 'deviceName'], time: 'registeredAt' } as const;

/** The nodes of directories with everything below them, those in none, or all. */
function among(world: World, within: readonly string[] = [], lacks: readonly string[] = []): NodeRow[] {
  const forest = groupForest(world);
  const wanted = new Set(within.flatMap((id) => [...forest.below(id)]));
  return nodesOf(world).rows.filter(
    ({ groupId }) =>
      (wanted.size === 0 || (groupId !== null && wanted.has(groupId))) && (lacks.length === 0 || groupId === null),
  );
}

function knownGroup(world: World, id: string | null | undefined): string | null {
  if (id === null || id === undefined) return null;
  return groupsOf(world).find(id) ? id : refuse('NOT_FOUND', { fields: ['groupId'] });
}

function register(world: World, { groupId, name = '', ...input }: EdgeNodeInput): string {
  const nodes = nodesOf(world);
  if (nodes.rows.length >= AUTHORIZED) refuse('QUOTA_REACHED', { values: { limit: AUTHORIZED } });
  if (nodes.rows.some(({ nodeId }) => isSameText(nodeId, input.nodeId)))
    refuse('NODE_ID_TAKEN', { fields: ['nodeId'] });
  const { id } = nodes.add({
    ...input,
    name,
    groupId: knownGroup(world, groupId),
    id: world.nextId('EN'),
    status: 'offline',
    registeredAt: world.now(),
    version: 1,
  });
  return id;
}

export const edgeNode = implement(edgeNodes, {
  list: ({ filters: { within, lacks, ...filters } = {}, ...request }, { world }) => {
    const { list, total } = pageOf(among(world, within, lacks), { ...request, filters }, FACTS);
    return { list: list.map((row) => shown(world, row)), total };
  },
  get: ({ id }, { world }) => shown(world, nodesOf(world).get(id)),
  getCounts: (_, { world }) => ({ authorized: AUTHORIZED, registered: nodesOf(world).rows.length }),
  add: (input, { world }) => ({ id: register(world, input) }),
  import: ({ groupId, list }, { world, language }) => {
    const directory = knownGroup(world, groupId);
    const byLine = new Map(list.map(({ line, ...input }) => [String(line), input]));
    return bulk([...byLine.keys()], language, (line) => {
      const input = byLine.get(line);
      if (input) register(world, { ...input, groupId: directory });
    });
  },
  update: ({ id, version, groupId, name = '', ...input }, { world }) => {
    const { groupId: before, status } = nodesOf(world).get(id);
    const next = knownGroup(world, groupId);
    if (next !== before && can.move({ status }) !== true) refuse('NODE_UPGRADING', { fields: ['groupId'] });
    nodesOf(world).changeVersion(id, version, { ...input, name, groupId: next });
    return {};
  },
  delete: ({ id, password }, { world }) => {
    if (can.delete(nodesOf(world).get(id)) !== true) refuse('NODE_UPGRADING');
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    nodesOf(world).remove(id);
    return {};
  },
  move: ({ groupId, ...target }, { world, language }) => {
    const next = knownGroup(world, groupId);
    const { within, lacks, ...filters } = ('all' in target ? target.all.filters : undefined) ?? {};
    const ids =
      'ids' in target
        ? target.ids
        : matching(among(world, within, lacks), { ...target.all, filters }, FACTS).map((row) => row.id);
    return bulk(ids, language, (id) => {
      if (can.move(nodesOf(world).get(id)) !== true) refuse('NODE_UPGRADING');
      nodesOf(world).change(id, { groupId: next });
    });
  },
});
