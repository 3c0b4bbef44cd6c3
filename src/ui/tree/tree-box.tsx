import { CaretDownFilled } from '@ant-design/icons';
import { Tree } from 'antd';
import { type AriaAttributes, type KeyboardEvent, useRef, useState } from 'react';
import type { TreeItem } from './items';
import { type AllText, TreeLine } from './tree-line';
import './tree.css';

interface Props extends AriaAttributes {
  items: TreeItem[];
  /** What is in sight, from the top down. */
  visible: readonly TreeItem[];
  expanded: readonly string[];
  onExpand: (keys: readonly string[]) => void;
  /** Hears a click on a line, Enter or Space. */
  onChoose: (item: TreeItem) => void;
  /** The line that is marked; absent where lines are checked instead. */
  selected?: string;
  height: number;
  /** Draws only the lines in sight, as a tree of thousands needs it. */
  isVirtual?: boolean;
  /** What the line of the whole tree says. */
  all?: AllText;
}

/**
 * The lines of a tree with their keyboard (APG, tree view): arrow keys, Home and End move, inwards and outwards open and
 * close in the direction of the script, Enter and Space choose, letters jump to the next name that begins so.
 */
export function TreeBox(props: Props) {
  const { items, visible, expanded, onExpand, onChoose, selected, height, isVirtual = false, all, ...aria } = props;
  const [active, setActive] = useState<string | null>(null);
  /** Where the keyboard goes on after a click, or after the focus was elsewhere. */
  const last = useRef<string | null>(null);
  const walk = (key: string | undefined) => {
    if (key === undefined) return;
    last.current = key;
    setActive(key);
  };
  const place = () => {
    const start = [active, last.current, selected].find((key) => visible.some((item) => item.key === key));
    return Math.max(
      visible.findIndex(({ key }) => key === start),
      0,
    );
  };
  const choose = (item: TreeItem) => {
    last.current = item.key;
    if (!item.disabled) onChoose(item);
  };

  /** True if the key was meant for the tree. */
  const answer = (event: KeyboardEvent): boolean => {
    const at = place();
    const item = visible[at];
    if (!item) return false;
    const isOpen = expanded.includes(item.key);
    const isRtl = document.documentElement.dir === 'rtl';
    const letter = event.key.toLocaleLowerCase();
    if (event.key === 'ArrowDown') walk(visible[active === null && last.current === null ? at : at + 1]?.key);
    else if (event.key === 'ArrowUp') walk(visible[at - 1]?.key);
    else if (event.key === 'Home') walk(visible[0]?.key);
    else if (event.key === 'End') walk(visible.at(-1)?.key);
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      if (!item.isLeaf && !isOpen) onExpand([...expanded, item.key]);
      walk(isOpen ? item.children?.[0]?.key : item.key);
    } else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
      if (isOpen && !item.isLeaf) onExpand(expanded.filter((key) => key !== item.key));
      else walk(visible.find(({ key }) => key === item.parent)?.key);
    } else if (event.key === 'Enter' || event.key === ' ') {
      walk(item.key);
      choose(item);
    } else if (letter.length === 1) {
      const after = [...visible.slice(at + 1), ...visible.slice(0, at + 1)];
      walk(after.find(({ title }) => title.toLocaleLowerCase().startsWith(letter))?.key);
    } else return false;
    return true;
  };

  return (
    <div
      className="tree-box"
      onKeyDownCapture={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !answer(event)) return;
        // The library's own keys wrap around, and know one direction of script only.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Tree<TreeItem>
        {...aria}
        blockNode
        disabled={false}
        motion={false}
        switcherIcon={<CaretDownFilled aria-hidden />}
        height={height}
        virtual={isVirtual}
        treeData={items}
        titleRender={(item) => <TreeLine item={item} {...(all !== undefined && { all })} />}
        expandedKeys={[...expanded]}
        onExpand={(keys) => onExpand(keys.map(String))}
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelect={(_, { node }) => choose(node)}
        activeKey={active}
        onFocus={({ currentTarget }) => {
          // Who points at a line does not want the tree to scroll to another one.
          if (currentTarget.matches(':focus-visible')) walk(visible[place()]?.key);
        }}
        onActiveChange={(key) => setActive(key === null ? null : String(key))}
      />
    </div>
  );
}
