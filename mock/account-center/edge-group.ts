import { edgeGroups } from '@/api/account-center/edge-group';
import { isSameText } from '@/lib/rules/same-text';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { treeAnswers } from '../runtime/tree';
import type { World } from '../runtime/world';
import { groupForest, groupsOf, nodeCounter, nodesOf } from './edge-rows';

function answers(world: World) {
  const count = nodeCounter(world);
  return treeAnswers(groupForest(world), ({ id, name }) => ({ name, count: count(id) }));
}

/** Refuses an unknown parent, a place below itself, and a name that stands beside it already. */
function placed(world: World, input: { name: string; parentId?: string | null | undefined }, id: string | null) {
  const forest = groupForest(world);
  const parentId = input.parentId ?? null;
  if (parentId !== null && !forest.find(parentId)) refuse('NOT_FOUND', { fields: ['parentId'] });
  if (id !== null && parentId !== null && forest.below(id).has(parentId)) {
    refuse('OWN_DESCENDANT', { fields: ['parentId'] });
  }
  if (forest.childrenOf(parentId).some((one) => one.id !== id && isSameText(one.name, input.name))) {
    refuse('NAME_TAKEN', { fields: ['name'] });
  }
  return { name: input.name, parentId };
}

function contentsOf(world: World, id: string) {
  groupsOf(world).get(id);
  const nodes = nodesOf(world).rows.filter(({ groupId }) => groupId === id).length;
  return { groups: groupForest(world).childrenOf(id).length, nodes };
}

export const edgeGroup = implement(edgeGroups, {
  getChildren: (request, { world }) => answers(world).getChildren(request),
  getMatches: (request, { world }) => answers(world).getMatches(request, groupsOf(world).rows),
  getPaths: (request, { world }) => answers(world).getPaths(request),
  get: ({ id }, { world }) => groupsOf(world).get(id),
  add: (input, { world }) => {
    const group = { ...placed(world, input, null), id: world.nextId('EG'), version: 1 };
    groupsOf(world).add(group);
    return { id: group.id };
  },
  update: ({ id, version, ...input }, { world }) => {
    groupsOf(world).get(id);
    groupsOf(world).changeVersion(id, version, placed(world, input, id));
    return {};
  },
  getContents: ({ id }, { world }) => contentsOf(world, id),
  delete: ({ id }, { world }) => {
    const { groups, nodes } = contentsOf(world, id);
    if (groups + nodes > 0) refuse('NOT_EMPTY', { values: { groups, nodes } });
    groupsOf(world).remove(id);
    return {};
  },
});
