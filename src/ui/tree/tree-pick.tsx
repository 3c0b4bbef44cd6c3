import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect } from 'antd';
import { Fragment, type ReactElement, useEffect, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { LoadFailure } from '@/ui/feedback/states';
import { chosenIds, NameList } from '@/ui/form/name-list';
import { lineOf, type TreeItem, typedLine } from './items';
import { TreeLine } from './tree-line';
import { useItems } from './use-items';
import { type TreeSource, useTree } from './use-tree';
import './tree.css';

interface Shared {
  source: TreeSource;
  /** Set by the Field around it. */
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
  /** Why a node cannot be taken, from its path (top first, the node last); null if it can. */
  refusal?: (path: readonly TreeNode[]) => string | null;
}

interface One extends Shared {
  value?: string | null | undefined;
  onChange?: (id: string | null) => void;
}

interface Many extends Shared {
  value?: readonly string[] | undefined;
  onChange?: (ids: string[]) => void;
}

interface Item extends TreeItem {
  value: string;
  disabled: boolean;
  reason: string | null;
  /** What was searched, on a line that it found: by it the library chooses the line that the keyboard starts from. */
  found: string;
  children?: Item[];
}

interface Label {
  value: string;
  label: string;
}

const TYPED_LIMIT = 256;
/** A pause in typing after which the gateway is asked. */
const TYPING_MS = 200;
const NO_LINES: Item[] = [];
const NONE: Label[] = [];

// The same objects at every key that is typed: the library draws its lines anew for each that is not.
const titleOf = (item: Item) => <TreeLine item={item} reason={item.reason} />;
const SAME = {
  treeTitleRender: titleOf,
  switcherIcon: <CaretDownFilled aria-hidden />,
  classNames: { popup: { root: 'tree-pick' } },
  treeNodeFilterProp: 'found',
  allowClear: true,
  popupMatchSelectWidth: 360,
} as const;

/** What is typed, answered at once in the field; the tree follows after a pause, or at once when it is emptied. */
function useTyped(keyword: string, search: (keyword: string) => void) {
  const [typed, type] = useState('');
  useEffect(() => {
    if (typed === keyword) return;
    const timer = setTimeout(() => search(typed), typed === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword, search]);
  return [typed, type] as const;
}

/** What one and many share: the tree, its lines with what forbids them, and the names of what is chosen. */
function usePick(source: TreeSource, named: readonly string[], refusal: Shared['refusal']) {
  const t = useT();
  const tree = useTree(source, named);
  const { items, expanded, setExpanded } = useItems(tree, named, null);
  const { pathOf, loadMore, keyword, matches } = tree;
  const [typed, type] = useTyped(keyword, tree.search);
  const treeData = useMemo(() => {
    const mark = ({ children, ...item }: TreeItem): Item => {
      const reason = item.node ? (refusal?.(pathOf(item.node.id)) ?? null) : null;
      const isDisabled = reason !== null || item.kind === 'loading';
      return {
        ...item,
        value: item.key,
        disabled: isDisabled,
        reason,
        found: item.isMatch ? keyword : '',
        ...(children && { children: children.map(mark) }),
      };
    };
    return items.map(mark);
  }, [items, pathOf, refusal, keyword]);
  // Nothing found is not the same as nothing answered.
  const isSearch = keyword !== '';
  const unsearched = matches.data === undefined ? matches.failure : null;
  const unanswered = matches.isUnoffered ? tree.failure : unsearched;
  const failure = isSearch ? unanswered : tree.failure;
  const retry = isSearch ? matches.reload : tree.reload;
  const isWaiting = typed !== '' && (!isSearch || (matches.data === undefined && failure === null));
  const nothing =
    isWaiting || tree.branches.of.size === 0
      ? t('common.loading')
      : t(matches.isUnoffered ? 'tree.noMatchHere' : 'tree.noMatch');
  /** The lines answer what was typed before: none of them is meant. */
  const isBehind = typed !== keyword || (keyword !== '' && matches.isLoading);
  const [answered, setAnswered] = useState('');
  if (!isBehind && answered !== keyword) setAnswered(keyword);
  // The library looks for the line to start from when something is typed, before the gateway answered: each answer is a new list.
  // Where not even the top of the tree comes; whether such a node is refused only the gateway knows.
  const isBare = tree.failure !== null && (matches.isUnoffered || matches.data === undefined);
  const id = isBare ? typed.trim() : '';
  const known = useMemo(
    (): Item[] => (id === '' ? NO_LINES : [{ ...typedLine(id), value: id, disabled: false, reason: null, found: id }]),
    [id],
  );
  const list = id === '' ? answered : 'typed';
  const popupRender = useMemo(() => (lines: ReactElement) => <Fragment key={list}>{lines}</Fragment>, [list]);
  const treeExpandedKeys = useMemo(() => [...expanded], [expanded]);
  const props = {
    ...SAME,
    treeData: id !== '' || isWaiting || failure ? known : treeData,
    treeExpandedKeys,
    popupRender,
    onTreeExpand: (keys: readonly (string | number)[]) => setExpanded(keys.map(String)),
    showSearch: {
      searchValue: typed,
      onSearch: (text: string) => type(text.slice(0, TYPED_LIMIT)),
      filterTreeNode: false,
    },
    notFoundContent: failure ? (
      <>
        <LoadFailure failure={failure} onRetry={retry} />
        {tree.failure && <p className="absent">{t('form.typeId')}</p>}
      </>
    ) : (
      nothing
    ),
    // A keyboard cannot reach Retry in there: opening it again asks again, too.
    onOpenChange: (isOpen: boolean) => {
      if (isOpen && failure) retry();
    },
  };
  const labeled = (id: string) => ({ value: id, label: pathOf(id).at(-1)?.name ?? (tree.isNaming ? '' : id) });
  /** Opens the rest of a branch where its line was chosen; gives the nodes among the choice. */
  const nodesOf = (values: readonly string[]) =>
    values.filter((value) => {
      if (isBehind && id === '' && !named.includes(value)) return false;
      const line = lineOf(value);
      if (line && line.kind !== 'loading') loadMore(line.parent);
      return line === null;
    });
  return { props, labeled, nodesOf };
}

/** One node of a big tree, as a form control: searched at the gateway, opened branch by branch. */
export function TreePick({ source, value, onChange, refusal, ...rest }: One) {
  const t = useT();
  const named = useMemo(() => (value ? [value] : []), [value]);
  const { props, labeled, nodesOf } = usePick(source, named, refusal);
  return (
    <TreeSelect<Label | Label[] | null, Item>
      placeholder={t('tree.pick')}
      {...rest}
      {...props}
      labelInValue
      // Nothing chosen is an empty list: under undefined the library would keep a state of its own, at null it grumbles.
      value={value ? labeled(value) : NONE}
      onChange={(chosen) => {
        const [one] = [chosen ?? []].flat();
        const ids = nodesOf(one ? [one.value] : []);
        if (!one || ids.length > 0) onChange?.(ids[0] ?? null);
      }}
    />
  );
}

/** Several nodes of a big tree, each on its own: a chosen node does not choose what is below it. */
export function TreePickMany({ source, value, onChange, refusal, ...rest }: Many) {
  const t = useT();
  const named = useMemo(() => [...(value ?? [])], [value]);
  const { props, labeled, nodesOf } = usePick(source, named, refusal);
  return (
    <TreeSelect<Label[], Item>
      placeholder={t('tree.pick')}
      {...rest}
      {...props}
      labelInValue
      multiple
      value={named.map(labeled)}
      onChange={(chosen) => onChange?.(nodesOf(chosen.map((one) => one.value)))}
    />
  );
}

/** Nodes by name, in a line each; one that the gateway does not know by its id. */
export function TreeNames({ source, ids }: { source: TreeSource; ids: readonly string[] }) {
  const { pathOf, isNaming } = useTree(source, ids);
  return <NameList names={ids.map((id) => pathOf(id).at(-1)?.name ?? (isNaming ? '' : id))} />;
}

const read = (value: unknown, { source }: Shared) => <TreeNames source={source} ids={chosenIds(value)} />;
TreePick.read = read;
TreePickMany.read = read;
