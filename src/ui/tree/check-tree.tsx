import { SearchOutlined } from '@ant-design/icons';
import { ConfigProvider, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { branchesOf, byKey, type CheckNode, checkItems, checkOf, leafKeys, search, toggle } from './checks';
import { flat, type TreeItem } from './items';
import { TreeBox } from './tree-box';

interface Props {
  /** Names the tree, as the label of its field does. */
  label: string;
  tree: readonly CheckNode[];
  /** What its search is called, how many are chosen, and what is said where nothing is found. */
  texts: { search: string; count: (facts: { count: number; total: number }) => string; noMatch: string };
  /** The form's part: id, chosen keys, change, description. */
  id?: string | undefined;
  value?: readonly string[] | undefined;
  onChange?: ((keys: string[]) => void) | undefined;
  'aria-describedby'?: string | undefined;
}

const NONE: readonly string[] = [];
const HEIGHT = 440;

/** A choice in a tree that is here as a whole, half-checked where only some below a node are chosen. Its value is leaves. */
export function CheckTree({ label, tree, texts, id, value = NONE, onChange, ...aria }: Props) {
  const isFixed = ConfigProvider.useConfig().componentDisabled === true;
  const [keyword, setKeyword] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isSearching = keyword.trim() !== '';
  const chosen = useMemo(() => new Set(value), [value]);
  const whole = useMemo(() => byKey(tree), [tree]);
  const shown = useMemo(() => search(tree, keyword), [tree, keyword]);
  const items = useMemo(() => checkItems(shown, whole, chosen), [shown, whole, chosen]);

  // What has a choice in it stands open as soon as there is a tree; afterwards the operator opens and closes.
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const first = () => branchesOf(tree).filter((node) => checkOf(node, chosen) !== 'false');
  const usual = opened ?? first().map(({ key }) => key);
  if (opened === null && tree.length > 0) setOpened(usual);
  // All that was found stands open; what is closed there is closed for this search.
  const [closed, setClosed] = useState<{ of: string; keys: readonly string[] }>({ of: '', keys: [] });
  const found = isSearching ? branchesOf(shown).map(({ key }) => key) : [];
  const shut = new Set(closed.of === keyword ? closed.keys : []);
  const expanded = isSearching ? found.filter((key) => !shut.has(key)) : usual;
  const visible = useMemo(() => flat(items, new Set(expanded)), [items, expanded]);
  const expand = (keys: readonly string[]) => {
    if (isSearching) setClosed({ of: keyword, keys: found.filter((key) => !keys.includes(key)) });
    else setOpened(keys);
  };
  const choose = ({ key }: TreeItem) => {
    const node = byKey(shown).get(key);
    if (node && !isFixed) onChange?.(toggle(tree, value, leafKeys(node)));
  };

  // The library gives the tree no id; by it the form finds the field that a refusal belongs to.
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (id !== undefined && !isEmpty) box.current?.querySelector('[role=tree]')?.setAttribute('id', id);
  }, [id, isEmpty]);

  const leaves = tree.flatMap(leafKeys).filter((key) => !whole.get(key)?.children);
  return (
    <div ref={box} className="check-tree">
      <div className="check-tree-head">
        <Input
          type="search"
          // Looking for something is always allowed.
          disabled={false}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={texts.search}
          placeholder={texts.search}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          // Enter would submit the form around.
          onPressEnter={(event) => event.preventDefault()}
        />
        <output>{texts.count({ count: leaves.filter((key) => chosen.has(key)).length, total: leaves.length })}</output>
      </div>
      {isEmpty ? (
        <p className="check-tree-none">{texts.noMatch}</p>
      ) : (
        <TreeBox
          aria-label={label}
          aria-multiselectable
          {...(isFixed && { 'aria-disabled': true })}
          {...aria}
          items={items}
          visible={visible}
          expanded={expanded}
          onExpand={expand}
          onChoose={choose}
          height={HEIGHT}
        />
      )}
    </div>
  );
}
