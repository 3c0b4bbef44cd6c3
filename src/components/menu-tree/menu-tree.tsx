import { SearchOutlined } from '@ant-design/icons';
import { ConfigProvider, Input } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { useT } from '@/i18n/use-t';
import { checkOf, search, toggle } from './selection';
import { TreeNode } from './tree-node';
import { useTree } from './use-tree';
import './menu-tree.css';

interface Props {
  /** Names the tree, as the label of its field does. */
  label: string;
  tree: readonly ProductMenus[];
  /** Codes of the products that are on offer; each of them needs a menu item and says so. Absent: all, none needed. */
  products?: readonly string[] | undefined;
  /** The form's part: id, chosen menu ids, change, description. */
  id?: string;
  value?: string[];
  onChange?: (menus: string[]) => void;
  'aria-describedby'?: string;
}

const NONE: string[] = [];

/** Choice of menu items by product, half-checked where only some are chosen. Its value is the ids of menu items. */
export function MenuTree({ label, tree, products, id, value = NONE, onChange, ...aria }: Props) {
  const t = useT();
  const ownId = useId();
  const isFixed = ConfigProvider.useConfig().componentDisabled === true;
  const [keyword, setKeyword] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const offered = useMemo(
    () => (products ? tree.filter(({ code }) => products.includes(code)) : tree),
    [tree, products],
  );
  const shown = useMemo(() => search(offered, keyword), [offered, keyword]);
  const chosen = useMemo(() => new Set(value), [value]);
  const { active, isOpen, onKeyDown, onClick } = useTree({
    shown,
    isSearching: keyword.trim() !== '',
    chosen,
    onToggle: (ids) => {
      if (!isFixed) onChange?.(toggle(tree, value, ids));
    },
  });
  const nodeId = (key: string) => `${ownId}-${key}`;
  useEffect(() => {
    if (document.activeElement === box.current && active !== undefined)
      document.getElementById(`${ownId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, ownId]);

  const total = offered.reduce((sum, { menus }) => sum + menus.length, 0);
  const count = offered.reduce((sum, { menus }) => sum + menus.filter((menu) => chosen.has(menu.id)).length, 0);
  return (
    <div className="menu-tree">
      <div className="menu-tree-head">
        <Input
          type="search"
          // Looking for something is always allowed.
          disabled={false}
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          aria-label={t('menuTree.search')}
          placeholder={t('menuTree.search')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          // Enter would submit the form around.
          onPressEnter={(event) => event.preventDefault()}
        />
        <output className="menu-tree-count">{t('menuTree.count', { count, total })}</output>
      </div>
      <div
        ref={box}
        {...(id !== undefined && { id })}
        className="menu-tree-list"
        role="tree"
        aria-label={label}
        aria-multiselectable
        {...(isFixed && { 'aria-disabled': true })}
        {...(active !== undefined && { 'aria-activedescendant': nodeId(active) })}
        {...aria}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseDown={(event) => {
          // The focus stays with the tree; its items are only pointed at.
          event.preventDefault();
          box.current?.focus({ preventScroll: true });
        }}
      >
        {shown.map((product, index) => {
          const whole = offered.find(({ code }) => code === product.code) ?? product;
          const isLacking = products !== undefined && checkOf(whole, chosen) === 'false';
          return (
            <TreeNode
              key={product.code}
              id={nodeId(product.code)}
              node={product.code}
              title={product.title}
              level={1}
              place={[index + 1, shown.length]}
              check={checkOf(whole, chosen)}
              isActive={active === product.code}
              isOpen={isOpen(product.code)}
              isDisabled={product.menus.length === 0}
              note={whole.menus.length === 0 ? t('menuTree.noItems') : isLacking ? t('rule.menuRequired') : undefined}
              isWrong={isLacking}
            >
              {product.menus.map((menu, at) => (
                <TreeNode
                  key={menu.id}
                  id={nodeId(menu.id)}
                  node={menu.id}
                  title={menu.title}
                  level={2}
                  place={[at + 1, product.menus.length]}
                  check={chosen.has(menu.id) ? 'true' : 'false'}
                  isActive={active === menu.id}
                />
              ))}
            </TreeNode>
          );
        })}
      </div>
      {shown.length === 0 && <p className="menu-tree-none">{t('menuTree.noMatch')}</p>}
    </div>
  );
}
