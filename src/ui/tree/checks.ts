import { TOP } from './branches';
import type { TreeItem } from './items';

/** A node of a tree that is here as a whole. What has children, be they none, is chosen through them. */
export interface CheckNode {
  key: string;
  title: string;
  /** Said after the title, such as what is missing below. */
  note?: string | undefined;
  /** The note tells of a fault. */
  isWrong?: boolean;
  children?: readonly CheckNode[];
}

export type CheckState = 'true' | 'false' | 'mixed';

/** What can be chosen at a node or below it. */
export const leafKeys = ({ key, children }: CheckNode): string[] => children?.flatMap(leafKeys) ?? [key];

/** How a node stands: none, some or all of what can be chosen below it is chosen. */
export function checkOf(node: CheckNode, chosen: ReadonlySet<string>): CheckState {
  const leaves = leafKeys(node);
  const count = leaves.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'false';
  return count === leaves.length ? 'true' : 'mixed';
}

/**
 * The choice after a click: all of these are taken, or given up if all of them are chosen. The answer follows the tree's
 * order; keys that the tree does not know stay at the end.
 */
export function toggle(tree: readonly CheckNode[], chosen: readonly string[], keys: readonly string[]): string[] {
  const after = new Set(chosen);
  const isAll = keys.every((key) => after.has(key));
  for (const key of keys) {
    if (isAll) after.delete(key);
    else after.add(key);
  }
  const order = tree.flatMap(leafKeys);
  const known = new Set(order);
  return [...order.filter((key) => after.has(key)), ...[...after].filter((key) => !known.has(key))];
}

/** What a keyword leaves: nodes whose title has it with all below them, others with what is left below them. */
export function search(tree: readonly CheckNode[], keyword: string): readonly CheckNode[] {
  const wanted = keyword.trim().toLocaleLowerCase();
  if (wanted === '') return tree;
  return tree.flatMap((node): CheckNode[] => {
    if (node.title.toLocaleLowerCase().includes(wanted)) return [node];
    const children = search(node.children ?? [], keyword);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Every node that can be opened. */
export const branchesOf = (tree: readonly CheckNode[]): CheckNode[] =>
  tree.flatMap((node) => (node.children?.length ? [node, ...branchesOf(node.children)] : []));

/** Every node by its key. */
export const byKey = (tree: readonly CheckNode[]): Map<string, CheckNode> =>
  new Map(tree.flatMap((node) => [[node.key, node] as const, ...byKey(node.children ?? [])]));

/** The lines of the nodes that are shown; each is checked by what the whole tree, not the search, has below it. */
export function checkItems(
  shown: readonly CheckNode[],
  whole: ReadonlyMap<string, CheckNode>,
  chosen: ReadonlySet<string>,
  parent = TOP,
  level = 1,
): TreeItem[] {
  return shown.map((node, index) => {
    const { key, title, note, isWrong = false, children } = node;
    const check = checkOf(whole.get(key) ?? node, chosen);
    const isLeaf = !children?.length;
    return {
      key,
      title,
      kind: 'check',
      parent,
      rest: 0,
      isMatch: false,
      isLeaf,
      disabled: children?.length === 0,
      check: { state: check, note, isWrong },
      ...(!isLeaf && { children: checkItems(children, whole, chosen, key, level + 1) }),
      'aria-level': level,
      'aria-posinset': index + 1,
      'aria-setsize': shown.length,
      'aria-checked': check,
      'aria-selected': undefined,
      'aria-description': note,
    };
  });
}
