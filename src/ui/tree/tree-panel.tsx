import { Skeleton } from 'antd';
import { type ReactNode, startTransition, useEffect, useId, useMemo, useOptimistic, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { AnyCall } from '@/lib/contract/client';
import { MATCH_LIMIT, type TreeNode } from '@/lib/contract/tree';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { Keyword } from '@/ui/list/keyword';
import { FoldButton } from '@/ui/page/fold-button';
import { useNarrow } from '@/ui/page/use-narrow';
import { type Branches, TOP } from './branches';
import { allLine, isNodeKey, type TreeItem } from './items';
import { TreeBox } from './tree-box';
import { useItems } from './use-items';
import { type TreeSource, useTree } from './use-tree';
import './tree.css';

interface Props {
  source: TreeSource;
  /** Names the tree, as its heading too. */
  title: string;
  /** The line that selects nothing, so that the list shows everything. */
  all: string;
  /** How many the list has in all, where the nodes count theirs, and what is said of those that no node counts. */
  whole?: { count: number; rest: (count: number) => ReactNode } | undefined;
  search: string;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** What can be done to the selected node, or to the tree: real buttons. */
  actions: (node: TreeNode | null) => ReactNode;
  /** Other resources whose writes change what the nodes say, such as their counts; a constant. */
  dependsOn?: readonly AnyCall[];
}

/** How many the topmost nodes count; all of them while that is not known of each. */
function countedIn({ of, nodes }: Branches, all: number): number {
  const top = of.get(TOP);
  if (!top || top.isLoading || top.children.length < top.total) return all;
  const counts = top.children.map((id) => nodes.get(id)?.count);
  return counts.some((count) => count === undefined) ? all : counts.reduce<number>((sum, count = 0) => sum + count, 0);
}

const HEIGHTS = { wide: 520, narrow: 196 };

/** A tree beside a list: one selected node, search, actions. Where it stands over the list it is folded until it is wanted. */
export function TreePanel({ source, title, all, whole, search, selected, onSelect, actions, dependsOn }: Props) {
  const t = useT();
  const heading = useId();
  const content = useId();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const named = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  const tree = useTree(source, named, dependsOn);
  const head = useMemo(allLine, []);
  const { items, expanded, setExpanded, visible } = useItems(tree, named, head);

  // A selection that is gone, or that never was, falls back alone.
  const isLost = selected !== null && tree.lost.includes(selected);
  useEffect(() => {
    if (isLost) onSelect(null);
  }, [isLost, onSelect]);

  // The line is marked in the same frame; the list beside it may take longer.
  const [shown, show] = useOptimistic(selected);
  const select = (id: string | null) => {
    if (isOpen) {
      // The list is what it was unfolded for.
      setOpen(false);
      fold.current?.focus();
    }
    startTransition(() => {
      show(id);
      onSelect(id);
    });
  };
  const choose = (item: TreeItem) => {
    if (item.kind === 'all') select(null);
    else if (item.node) select(item.node.id);
    else if (item.kind === 'more' || item.kind === 'failed') tree.loadMore(item.parent);
  };
  const { matches } = tree;
  const isSearching = tree.keyword !== '';
  const failure = isSearching ? matches.failure : tree.failure;
  const rest = whole && !isSearching ? whole.count - countedIn(tree.branches, whole.count) : 0;
  const node = selected === null ? null : (tree.pathOf(selected).at(-1) ?? null);
  return (
    <section className="tree-panel" aria-labelledby={heading}>
      <header className="tree-header">
        <h2 id={heading}>{title}</h2>
        <div className="tree-actions">{actions(node)}</div>
      </header>
      <FoldButton
        ref={fold}
        label={title}
        chosen={selected === null ? all : (node?.name ?? selected)}
        controls={content}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={content} className="tree-content fold-content">
        <Keyword value={tree.keyword} label={search} onChange={tree.search} />
        <p className="tree-found" role="status">
          {isSearching && matches.isUnoffered && `${t('tree.onlyHere')} `}
          {isSearching &&
            matches.data &&
            t(matches.data.total > MATCH_LIMIT ? 'tree.foundMany' : 'tree.found', {
              total: matches.data.total,
              limit: MATCH_LIMIT,
            })}
        </p>
        {failure ? (
          <LoadFailure failure={failure} onRetry={isSearching ? matches.reload : tree.reload} />
        ) : (isSearching ? matches.data === undefined : items.length === 1 && tree.branches.of.size === 0) ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        ) : items.length === 0 ? (
          <EmptyState title={t(matches.isUnoffered ? 'tree.noMatchHere' : 'tree.noMatch')} />
        ) : (
          <TreeBox
            aria-labelledby={heading}
            items={items}
            visible={visible}
            expanded={expanded}
            onExpand={(keys) => setExpanded(keys.filter(isNodeKey))}
            onChoose={choose}
            selected={shown ?? head.key}
            height={isNarrow ? HEIGHTS.narrow : HEIGHTS.wide}
            isVirtual
            all={{ name: all, count: whole?.count }}
          />
        )}
        {whole && rest > 0 && <p className="tree-rest">{whole.rest(rest)}</p>}
      </div>
    </section>
  );
}
