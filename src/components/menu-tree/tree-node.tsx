import { CheckOutlined, MinusOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Check } from './selection';

interface Props {
  id: string;
  /** Key by which the tree finds what was clicked. */
  node: string;
  title: string;
  level: 1 | 2;
  /** Position among its siblings, from 1, and how many they are. */
  place: readonly [position: number, count: number];
  check: Check;
  isActive: boolean;
  /** Absent: a leaf. */
  isOpen?: boolean;
  isDisabled?: boolean;
  note?: string | undefined;
  isWrong?: boolean;
  children?: ReactNode;
}

/**
 * One product or menu item; the tree around it has the focus and hears keys and clicks. The items below follow it as
 * siblings, with their level: so the name of each is what it shows.
 */
export function TreeNode(props: Props) {
  const { id, node, title, level, place, check, isActive, isOpen, isDisabled, note, isWrong, children } = props;
  return (
    <>
      <div
        id={id}
        className={`menu-tree-row menu-tree-level-${level} ${isActive ? 'is-active' : ''}`}
        data-node={node}
        role="treeitem"
        aria-level={level}
        aria-posinset={place[0]}
        aria-setsize={place[1]}
        aria-checked={check}
        {...(isOpen !== undefined && !isDisabled && { 'aria-expanded': isOpen })}
        {...(isDisabled && { 'aria-disabled': true })}
        {...(note !== undefined && { 'aria-description': note })}
        tabIndex={-1}
      >
        {level === 1 && (
          <span className={`menu-tree-fold ${isOpen ? 'is-open' : ''}`} data-fold aria-hidden>
            {!isDisabled && <RightOutlined />}
          </span>
        )}
        <span className={`menu-tree-box is-${check}`} aria-hidden>
          {check === 'true' && <CheckOutlined />}
          {check === 'mixed' && <MinusOutlined />}
        </span>
        <span className="menu-tree-title">{title}</span>
        {note !== undefined && (
          <span className={isWrong ? 'menu-tree-wrong' : 'absent'} aria-hidden>
            {note}
          </span>
        )}
      </div>
      {isOpen && !isDisabled && children}
    </>
  );
}
