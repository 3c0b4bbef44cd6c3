import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyCall, Client } from '@/lib/contract/client';
import type { Failure } from '@/lib/contract/failure';
import { resourceOf } from '@/lib/contract/resource';
import type { TreeNode, tree } from '@/lib/contract/tree';
import { queries } from '@/lib/query/queries';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { type Branches, known, matchesIn, pathOf, TOP } from './branches';
import { createTreeStore } from './tree-store';

export type TreeSource = Client<ReturnType<typeof tree>>;
type Matches = Awaited<ReturnType<TreeSource['getMatches']>>;

export interface TreeState {
  branches: Branches;
  expanded: readonly string[];
  setExpanded: (keys: readonly string[]) => void;
  /** Loads the children of a node one step further, or again after a failure. */
  loadMore: (parent: string) => void;
  /** Why the top could not be loaded. */
  failure: Failure | null;
  reload: () => void;
  keyword: string;
  search: (keyword: string) => void;
  matches: Loaded<Matches>;
  /** From the top down to a node, as far as it is known. */
  pathOf: (id: string) => TreeNode[];
  /** The paths of what is named have not been answered yet. */
  isNaming: boolean;
  /** Named nodes that the gateway does not know. */
  lost: readonly string[];
}

const SEPARATOR = '\n';
const NO_OTHERS: readonly AnyCall[] = [];

/**
 * A tree that is read branch by branch: opening, expanding and searching cost the same in a tree of ten and of fifty
 * thousand nodes. `named` are nodes whose path is loaded and opened. It follows writes of its resource and of
 * `dependsOn`. Where the gateway searches no tree, what is here already is searched (`matches.isUnoffered`).
 */
export function useTree(
  source: TreeSource,
  named: readonly string[],
  dependsOn: readonly AnyCall[] = NO_OTHERS,
): TreeState {
  const [keyword, search] = useState('');
  const store = useMemo(() => createTreeStore(source), [source]);
  const { branches, expanded, lost, ...answered } = useSyncExternalStore(store.subscribe, store.get);
  const resources = [source.getChildren, ...dependsOn].map(({ path }) => resourceOf(path)).join();
  useEffect(() => {
    const close = store.open(resources.split(','));
    const leave = queries.join(store);
    return () => {
      leave();
      close();
    };
  }, [store, resources]);
  const names = named.join(SEPARATOR);
  useEffect(() => store.name(names.split(SEPARATOR).filter((id) => id !== '')), [store, names]);

  const answer = useLoad(source.getMatches, { keyword: keyword || '-' }, { isReady: keyword !== '' });
  const { isUnoffered = false } = answer;
  const here = useMemo(
    () => (isUnoffered && keyword !== '' ? matchesIn(branches, keyword) : undefined),
    [isUnoffered, branches, keyword],
  );
  const matches = isUnoffered ? { ...answer, data: here } : answer;
  const all = useMemo(
    () => (matches.data && keyword !== '' ? known(branches, matches.data.list).nodes : branches.nodes),
    [branches, matches.data, keyword],
  );
  return {
    branches,
    expanded,
    setExpanded: store.expand,
    loadMore: store.loadMore,
    failure: branches.of.get(TOP)?.failure ?? null,
    reload: store.reload,
    keyword,
    search,
    matches,
    pathOf: useCallback((id: string) => pathOf(all, id), [all]),
    lost,
    isNaming: names !== answered.named.join(SEPARATOR),
  };
}
