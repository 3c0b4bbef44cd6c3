import { MATCH_LIMIT, type TreeNode } from '@/lib/contract/tree';

interface Row {
  id: string;
  parentId: string | null;
}

/** The rows of a tree with the links between them, made once for what one call asks. */
export class Forest<T extends Row> {
  private readonly byId: ReadonlyMap<string, T>;
  private readonly byParent = new Map<string | null, T[]>();

  constructor(rows: readonly T[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) {
      const siblings = this.byParent.get(row.parentId);
      if (siblings) siblings.push(row);
      else this.byParent.set(row.parentId, [row]);
    }
  }

  find(id: string | null): T | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  childrenOf(id: string | null): readonly T[] {
    return this.byParent.get(id) ?? [];
  }

  /** From the top down to the node itself; empty if it is unknown. */
  pathOf(id: string): T[] {
    const path: T[] = [];
    for (let row = this.find(id); row; row = this.find(row.parentId)) path.unshift(row);
    return path;
  }

  /** The ids of a node and of everything below it. */
  below(id: string): Set<string> {
    const found = new Set([id]);
    // The set grows while it is walked: that is the walk.
    for (const one of found) for (const child of this.childrenOf(one)) found.add(child.id);
    return found;
  }
}

interface Branch {
  parentId: string | null;
  limit: number;
}

/** Answers the reading calls of a tree resource, its nodes made from rows. */
export function treeAnswers<T extends Row>(
  forest: Forest<T>,
  nodeOf: (row: T) => Omit<TreeNode, 'id' | 'parentId' | 'childCount'>,
) {
  const node = (row: T): TreeNode => ({
    ...nodeOf(row),
    id: row.id,
    parentId: row.parentId,
    childCount: forest.childrenOf(row.id).length,
  });
  const withPaths = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => forest.pathOf(id)))].map(node);
  return {
    getChildren: ({ of }: { of: readonly Branch[] }) => ({
      list: of.map(({ parentId, limit }) => {
        const children = forest.childrenOf(parentId);
        return { parentId, children: children.slice(0, limit).map(node), total: children.length };
      }),
    }),
    getMatches: ({ keyword }: { keyword: string }, rows: readonly T[]) => {
      const wanted = keyword.trim().toLocaleLowerCase();
      const matches = rows.filter((row) => {
        const { name, hint = '' } = nodeOf(row);
        return name.toLocaleLowerCase().includes(wanted) || hint.toLocaleLowerCase().includes(wanted);
      });
      const matched = matches.slice(0, MATCH_LIMIT).map((row) => row.id);
      return { list: withPaths(matched), matched, total: matches.length };
    },
    getPaths: ({ ids }: { ids: readonly string[] }) => ({ list: withPaths(ids) }),
  };
}
