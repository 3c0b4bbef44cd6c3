import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyCall, Client } from '@/lib/contract/client';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { resourceOf } from '@/lib/contract/resource';
import { BRANCH_STEP, type TreeNode, type tree } from '@/lib/contract/tree';
import { onInvalidate } from '@/lib/query/invalidation';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import {
  answered,
  type Branches,
  failed,
  known,
  longer,
  matchesIn,
  NONE,
  pathOf,
  TOP,
  waiting,
  wireId,
} from './branches';

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
  const [branches, setBranches] = useState(NONE);
  const [expanded, setKeys] = useState<readonly string[]>([]);
  const [keyword, search] = useState('');
  const [lost, setLost] = useState<readonly string[]>([]);
  const serial = useRef(0);
  const latest = useRef(branches);
  latest.current = branches;

  const load = useCallback(
    async (parents: readonly string[]) => {
      if (parents.length === 0) return;
      serial.current += 1;
      const own = serial.current;
      // The limits of this moment: the state of the next render knows a longer branch already.
      const of = parents.map((parent) => ({ parentId: wireId(parent), limit: limitOf(latest.current, parent) }));
      setBranches((old) => waiting(old, parents, own));
      await source.getChildren({ of }).then(
        ({ list }) => setBranches((old) => answered(old, list, own)),
        (error: unknown) => setBranches((old) => failed(old, failureOf(error), own)),
      );
    },
    [source],
  );

  const expand = useCallback(
    (keys: readonly string[]) => {
      setKeys(keys);
      void load(keys.filter((key) => !latest.current.of.has(key)));
    },
    [load],
  );

  const reload = useCallback(() => void load([...new Set([TOP, ...latest.current.of.keys()])]), [load]);
  useEffect(reload, [reload]);
  const resources = [source.getChildren, ...dependsOn].map(({ path }) => resourceOf(path)).join();
  // Counted up with each write: what is named may have moved or be gone.
  const [writes, setWrites] = useState(0);
  useEffect(
    () =>
      onInvalidate((changed) => {
        if (!resources.split(',').includes(changed)) return;
        reload();
        setWrites((count) => count + 1);
      }),
    [resources, reload],
  );

  const names = named.join(SEPARATOR);
  const [answeredNames, setNamed] = useState('');
  useEffect(() => {
    const isKnown = (id: string) => writes === 0 && latest.current.nodes.has(id);
    const ids = names.split(SEPARATOR).filter((id) => id !== '' && !isKnown(id));
    if (ids.length === 0) return;
    source.getPaths({ ids }).then(
      ({ list }) => {
        setBranches((old) => known(old, list));
        const found = new Set(list.map(({ id }) => id));
        setLost(ids.filter((id) => !found.has(id)));
        setNamed(names);
        const above = list.filter(({ id }) => list.some(({ parentId }) => parentId === id)).map(({ id }) => id);
        setKeys((old) => [...new Set([...old, ...above])]);
        void load(above.filter((id) => !latest.current.of.has(id)));
      },
      // What is named stays closed; the tree itself says what fails.
      () => setNamed(names),
    );
  }, [source, names, writes, load]);

  // A tree with one top is opened by one step: a single closed line says nothing.
  const tops = branches.of.get(TOP)?.children;
  const only = tops?.length === 1 ? tops[0] : undefined;
  useEffect(() => {
    if (only === undefined) return;
    setKeys((old) => [...new Set([...old, only])]);
    if (!latest.current.of.has(only)) void load([only]);
  }, [only, load]);

  const answer = useLoad(source.getMatches, { keyword: keyword || '-' }, { isReady: keyword !== '' });
  const { isUnoffered = false } = answer;
  const here = useMemo(
    () => (isUnoffered && keyword !== '' ? matchesIn(branches, keyword) : undefined),
    [isUnoffered, branches, keyword],
  );
  const matches = isUnoffered ? { ...answer, data: here } : answer;
  const loadMore = useCallback(
    (parent: string) => {
      if (!latest.current.of.get(parent)?.failure) {
        latest.current = longer(latest.current, parent);
        setBranches((old) => longer(old, parent));
      }
      void load([parent]);
    },
    [load],
  );
  const all = useMemo(
    () => (matches.data && keyword !== '' ? known(branches, matches.data.list).nodes : branches.nodes),
    [branches, matches.data, keyword],
  );
  return {
    branches,
    expanded,
    setExpanded: expand,
    loadMore,
    failure: branches.of.get(TOP)?.failure ?? null,
    reload,
    keyword,
    search,
    matches,
    pathOf: useCallback((id: string) => pathOf(all, id), [all]),
    lost,
    isNaming: names !== answeredNames,
  };
}

const limitOf = (branches: Branches, parent: string) => branches.of.get(parent)?.limit ?? BRANCH_STEP;
