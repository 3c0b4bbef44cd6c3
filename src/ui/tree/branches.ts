import type { Failure } from '@/lib/contract/failure';
import { BRANCH_STEP, MATCH_LIMIT, type TreeNode } from '@/lib/contract/tree';

/** The children of one node as far as they are here. */
interface Branch {
  children: readonly string[];
  total: number;
  /** How many were asked for. */
  limit: number;
  isLoading: boolean;
  failure: Failure | null;
  /** Which request may answer: an older answer never replaces a newer one. */
  serial: number;
}

/** What is known of a tree; the top stands under TOP. */
export interface Branches {
  nodes: ReadonlyMap<string, TreeNode>;
  of: ReadonlyMap<string, Branch>;
}

/** The parent of the topmost nodes; no gateway gives an empty id. */
export const TOP = '';
export const NONE: Branches = { nodes: new Map(), of: new Map() };

/** A parent as the gateway is asked for it: null for the top. */
export const wireId = (parent: string): string | null => (parent === TOP ? null : parent);

const EMPTY: Branch = { children: [], total: 0, limit: BRANCH_STEP, isLoading: true, failure: null, serial: 0 };

/** The branches that a request asks for wait; what was there stays in sight. */
export function waiting(old: Branches, parents: readonly string[], serial: number): Branches {
  const of = new Map(old.of);
  for (const parent of parents)
    of.set(parent, { ...(of.get(parent) ?? EMPTY), isLoading: true, failure: null, serial });
  return { ...old, of };
}

/** The branch shows one step more. */
export function longer(old: Branches, parent: string): Branches {
  const branch = old.of.get(parent);
  return branch ? { ...old, of: new Map(old.of).set(parent, { ...branch, limit: branch.limit + BRANCH_STEP }) } : old;
}

interface Answer {
  parentId: string | null;
  children: readonly TreeNode[];
  total: number;
}

/** The branches with what a load brought; an answer to an older load of a branch is dropped. */
export function answered(old: Branches, answers: readonly Answer[], serial: number): Branches {
  const nodes = new Map(old.nodes);
  const of = new Map(old.of);
  for (const { parentId, children, total } of answers) {
    const branch = of.get(parentId ?? TOP);
    if (branch?.serial !== serial) continue;
    for (const node of children) nodes.set(node.id, node);
    of.set(parentId ?? TOP, { ...branch, children: children.map(({ id }) => id), total, isLoading: false });
  }
  return { nodes, of };
}

/** The branches with why a load failed; what they held before stays. */
export function failed(old: Branches, failure: Failure, serial: number): Branches {
  const of = new Map(old.of);
  for (const [parent, branch] of of) {
    if (branch.serial === serial) of.set(parent, { ...branch, isLoading: false, failure });
  }
  return { ...old, of };
}

/** Nodes that came otherwise, such as the path to a chosen one. */
export function known(old: Branches, nodes: readonly TreeNode[]): Branches {
  return { ...old, nodes: new Map([...old.nodes, ...nodes.map((node) => [node.id, node] as const)]) };
}

/** What of the nodes that are here has a keyword in its name or beside it, as the gateway would answer for the whole tree. */
export function matchesIn({ nodes }: Branches, keyword: string) {
  const wanted = keyword.trim().toLocaleLowerCase();
  const matches = [...nodes.values()].filter(({ name, hint = '' }) =>
    [name, hint].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  const matched = matches.slice(0, MATCH_LIMIT).map(({ id }) => id);
  const list = [...new Set(matched.flatMap((id) => pathOf(nodes, id)))];
  return { list, matched, total: matches.length };
}

/** From the top down to a node, as far as it is known. */
export function pathOf(nodes: ReadonlyMap<string, TreeNode>, id: string): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodes.get(id); node && path.length < 100; node = nodes.get(node.parentId ?? TOP)) path.unshift(node);
  return path;
}
