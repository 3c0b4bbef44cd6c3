import { failureOf } from '@/lib/contract/failure';
import { BRANCH_STEP } from '@/lib/contract/tree';
import type { Joined } from '@/lib/query/queries';
import { createSignal } from '@/lib/store';
import { answered, type Branches, failed, known, longer, NONE, TOP, waiting, wireId } from './branches';
import type { TreeSource } from './use-tree';

/** A tree as far as it was read. */
export interface TreeNow {
  readonly branches: Branches;
  readonly expanded: readonly string[];
  /** Named nodes that the gateway does not know. */
  readonly lost: readonly string[];
  /** Whose paths were answered last, or failed. */
  readonly named: readonly string[];
}

/** The branches of a tree, each read when it is opened, and all of them again when something of it was written. */
export interface TreeStore extends Joined {
  subscribe: (listener: () => void) => () => void;
  get: () => TreeNow;
  /** Reads what is open; what is on its way is given up when the function is called that this gives. */
  open: (resources: readonly string[]) => () => void;
  reload: () => void;
  expand: (keys: readonly string[]) => void;
  /** One step more of a branch, or the same again after a failure. */
  loadMore: (parent: string) => void;
  /** Reads the paths of nodes, and opens what is above them. */
  name: (ids: readonly string[]) => void;
}

const NOTHING: TreeNow = { branches: NONE, expanded: [], lost: [], named: [] };

/** A tree of which nothing is read yet. */
export function createTreeStore(source: TreeSource): TreeStore {
  const changed = createSignal();
  let state = NOTHING;
  let serial = 0;
  let resources: readonly string[] = [];
  let controller: AbortController | null = null;
  let naming: AbortController | null = null;
  /** The one top that was opened by itself. */
  let only: string | undefined;
  let ids: readonly string[] = [];
  /** What is named may have moved since, or be gone. */
  let isWritten = false;

  const set = (next: Partial<TreeNow>) => {
    state = { ...state, ...next };
    changed.emit();
  };
  const isHere = (parent: string) => state.branches.of.has(parent);
  const addKeys = (keys: readonly string[]) => set({ expanded: [...new Set([...state.expanded, ...keys])] });

  function load(parents: readonly string[]): void {
    const signal = controller?.signal;
    if (!signal || parents.length === 0) return;
    serial += 1;
    const own = serial;
    const limitOf = (parent: string) => state.branches.of.get(parent)?.limit ?? BRANCH_STEP;
    const of = parents.map((parent) => ({ parentId: wireId(parent), limit: limitOf(parent) }));
    set({ branches: waiting(state.branches, parents, own) });
    source.getChildren({ of }, { signal }).then(
      ({ list }) => {
        if (signal.aborted) return;
        set({ branches: answered(state.branches, list, own) });
        openOnly();
      },
      (error: unknown) => {
        if (!signal.aborted) set({ branches: failed(state.branches, failureOf(error), own) });
      },
    );
  }

  /** A tree with one top is opened by one step: a single closed line says nothing. */
  function openOnly(): void {
    const tops = state.branches.of.get(TOP)?.children;
    const before = only;
    only = tops?.length === 1 ? tops[0] : undefined;
    if (only === undefined || only === before) return;
    addKeys([only]);
    if (!isHere(only)) load([only]);
  }

  function reload(): void {
    load([...new Set([TOP, ...state.branches.of.keys()])]);
  }

  function askNames(): void {
    naming?.abort();
    const asked = ids.filter((id) => isWritten || !state.branches.nodes.has(id));
    if (!controller || asked.length === 0) return;
    naming = new AbortController();
    const { signal } = naming;
    const named = ids;
    source.getPaths({ ids: asked }, { signal }).then(
      ({ list }) => {
        if (signal.aborted) return;
        const found = new Set(list.map(({ id }) => id));
        set({ branches: known(state.branches, list), lost: asked.filter((id) => !found.has(id)), named });
        const above = list.filter(({ id }) => list.some(({ parentId }) => parentId === id)).map(({ id }) => id);
        addKeys(above);
        load(above.filter((id) => !isHere(id)));
      },
      // What is named stays closed; the tree itself says what fails.
      () => {
        if (!signal.aborted) set({ named });
      },
    );
  }

  function giveUp(): void {
    controller?.abort();
    naming?.abort();
    controller = null;
  }

  function begin(): void {
    giveUp();
    controller = new AbortController();
    reload();
    askNames();
  }

  return {
    subscribe: changed.subscribe,
    get: () => state,
    open: (those) => {
      resources = those;
      begin();
      return giveUp;
    },
    reload,
    expand: (keys) => {
      set({ expanded: keys });
      load(keys.filter((key) => !isHere(key)));
    },
    loadMore: (parent) => {
      if (!state.branches.of.get(parent)?.failure) set({ branches: longer(state.branches, parent) });
      load([parent]);
    },
    name: (those) => {
      ids = those;
      askNames();
    },
    follow: (resource) => {
      if (!resources.includes(resource)) return;
      isWritten = true;
      reload();
      askNames();
    },
    look: (isFirst) => {
      if (isFirst) reload();
    },
    stop: () => {
      isWritten = false;
      only = undefined;
      set(NOTHING);
      if (controller) begin();
    },
  };
}
