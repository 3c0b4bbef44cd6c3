import type { TreeNode } from '@/lib/contract/tree';
import { type Branches, TOP } from './branches';
import type { CheckState } from './checks';

/** One line of a tree: a node of a big tree or of one with checks, or what stands for the rest of its branch. */
export interface TreeItem {
  key: string;
  /** The whole name, where it is cut on screen. */
  title: string;
  kind: 'node' | 'check' | 'all' | 'more' | 'failed' | 'loading';
  /** The node; absent for every other line. */
  node?: TreeNode;
  /** The node whose branch the line belongs to. */
  parent: string;
  /** How many of the branch are not here yet. */
  rest: number;
  /** Found by the search itself, not only on the way to something found. */
  isMatch: boolean;
  isLeaf: boolean;
  /** It can be chosen neither by itself nor by what is below it. */
  disabled?: boolean;
  check?: { state: CheckState; note: string | undefined; isWrong: boolean };
  children?: TreeItem[];
  'aria-level': number;
  'aria-posinset': number;
  'aria-setsize': number;
  'aria-checked'?: CheckState;
  /** Undefined takes the library's word back: what is checked is not selected. */
  'aria-selected'?: undefined;
  'aria-description'?: string | undefined;
}

const line = (kind: TreeItem['kind'], parent: string, level: number, place: number, size: number): TreeItem => ({
  key: `${kind}${MARK}${parent}`,
  title: '',
  kind,
  parent,
  rest: 0,
  isMatch: false,
  isLeaf: true,
  'aria-level': level,
  'aria-posinset': place,
  'aria-setsize': size,
});

/** Stands in the keys of lines that are no nodes, and in no id. */
const MARK = '::';

/** Whether a key is a node's, not that of a line which says that more is to come. */
export const isNodeKey = (key: string) => !key.includes(MARK);

/** What a key says that is no node's: the kind of its line, and the branch. */
export function lineOf(key: string): { kind: string; parent: string } | null {
  const [kind = '', parent] = key.split(MARK);
  return parent === undefined ? null : { kind, parent };
}

/** The line that stands for the whole tree. */
export const allLine = (): TreeItem => line('all', TOP, 1, 1, 1);

/** The line of a node of which only the id is known. */
export const typedLine = (id: string): Omit<TreeItem, 'children'> => ({
  ...line('node', TOP, 1, 1, 1),
  key: id,
  title: id,
  node: { id, name: id, parentId: null, childCount: 0 },
});

/**
 * The lines of a tree as far as it is open. `shown` are ids that stand in their branch even when their step of it is
 * not here yet.
 */
export function itemsOf(
  branches: Branches,
  expanded: ReadonlySet<string>,
  shown: ReadonlySet<string>,
  parent = TOP,
  level = 1,
): TreeItem[] {
  const branch = branches.of.get(parent);
  const first = branch?.children ?? [];
  const has = new Set(first);
  const isWhole = branch !== undefined && !branch.isLoading && first.length >= branch.total;
  const others = isWhole
    ? []
    : [...shown].filter((id) => !has.has(id) && (branches.nodes.get(id)?.parentId ?? TOP) === parent);
  const ids = [...first, ...others.filter((id) => branches.nodes.has(id))];
  const size = Math.max(branch?.total ?? 0, ids.length);
  const items = ids.flatMap((id, index): TreeItem[] => {
    const node = branches.nodes.get(id);
    if (!node) return [];
    const isLeaf = node.childCount === 0;
    return [
      {
        ...line('node', parent, level, index + 1, size),
        key: id,
        title: node.name,
        node,
        isLeaf,
        ...(!isLeaf && expanded.has(id) && { children: itemsOf(branches, expanded, shown, id, level + 1) }),
      },
    ];
  });
  const rest = size - ids.length;
  if (branch?.failure && parent !== TOP) items.push(line('failed', parent, level, size, size));
  else if (branch?.isLoading && ids.length === 0) items.push(line('loading', parent, level, 1, 1));
  else if (rest > 0 && branch) items.push({ ...line('more', parent, level, ids.length + 1, size), rest });
  return items;
}

/** The lines of a search: what matches and everything above it, all open. */
export function matchedItems(nodes: readonly TreeNode[], matched: readonly string[]): TreeItem[] {
  const known = new Set(nodes.map(({ id }) => id));
  const hits = new Set(matched);
  const below = new Map<string, TreeNode[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : TOP;
    below.set(parent, [...(below.get(parent) ?? []), node]);
  }
  const build = (parent: string, level: number): TreeItem[] => {
    const children = below.get(parent) ?? [];
    return children.map((node, index) => {
      const inner = build(node.id, level + 1);
      return {
        ...line('node', parent, level, index + 1, children.length),
        key: node.id,
        title: node.name,
        node,
        isMatch: hits.has(node.id),
        isLeaf: inner.length === 0,
        ...(inner.length > 0 && { children: inner }),
      };
    });
  };
  return build(TOP, 1);
}

/** Every visible line from the top down. */
export const flat = (items: readonly TreeItem[], expanded: ReadonlySet<string>): TreeItem[] =>
  items.flatMap((item) => [item, ...(expanded.has(item.key) ? flat(item.children ?? [], expanded) : [])]);
