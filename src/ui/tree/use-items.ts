import { useMemo, useState } from 'react';
import { flat, itemsOf, matchedItems, type TreeItem } from './items';
import type { TreeState } from './use-tree';

interface Lines {
  items: TreeItem[];
  expanded: readonly string[];
  setExpanded: (keys: readonly string[]) => void;
  /** What is visible, from the top down. */
  visible: readonly TreeItem[];
}

/** The lines of a tree, or of its search while there is a keyword; each is opened and closed on its own. */
export function useItems(tree: TreeState, named: readonly string[], head: TreeItem | null): Lines {
  const { branches, expanded, keyword, matches } = tree;
  const found = keyword === '' ? undefined : matches.data;
  const [closed, setClosed] = useState<{ of: unknown; keys: readonly string[] }>({ of: null, keys: [] });
  const names = named.join('\n');
  const items = useMemo(() => {
    if (found) return matchedItems(found.list, found.matched);
    const shown = new Set(names.split('\n').flatMap((id) => tree.pathOf(id).map((node) => node.id)));
    const lines = itemsOf(branches, new Set(expanded), shown);
    return head ? [head, ...lines] : lines;
  }, [found, branches, expanded, names, head, tree.pathOf]);
  const open = useMemo(() => {
    if (!found) return expanded;
    const shut = new Set(closed.of === found ? closed.keys : []);
    return found.list.map(({ id }) => id).filter((id) => !shut.has(id));
  }, [found, closed, expanded]);
  const visible = useMemo(() => flat(items, new Set(open)), [items, open]);
  const setExpanded = (keys: readonly string[]) => {
    if (!found) return tree.setExpanded(keys);
    const kept = new Set(keys);
    setClosed({ of: found, keys: found.list.map(({ id }) => id).filter((id) => !kept.has(id)) });
  };
  return { items, expanded: open, setExpanded, visible };
}
