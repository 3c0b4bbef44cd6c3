import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';

interface Options {
  /** What is shown: all products, or what a search left of them. */
  shown: readonly ProductMenus[];
  /** All of them stand open while a search runs. */
  isSearching: boolean;
  chosen: ReadonlySet<string>;
  /** Chooses these menu items, or gives them up. */
  onToggle: (ids: readonly string[]) => void;
}

export interface Tree {
  /** Key of the node that the keyboard is on: a product's code or a menu item's id. */
  active: string | undefined;
  isOpen: (code: string) => boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

const withChoice = (shown: readonly ProductMenus[], chosen: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(shown.filter(({ menus }) => menus.some(({ id }) => chosen.has(id))).map(({ code }) => code));

/** Keyboard and pointer of the tree, after the tree pattern of WAI-ARIA: arrows walk and fold, space and Enter choose. */
export function useTree({ shown, isSearching, chosen, onToggle }: Options): Tree {
  // What has a choice in it stands open as soon as there is a tree; afterwards the operator folds.
  const [folded, setOpen] = useState<ReadonlySet<string> | null>(null);
  const open = folded ?? withChoice(shown, chosen);
  if (folded === null && shown.length > 0) setOpen(open);
  const [wanted, setActive] = useState<string>();
  const isOpen = (code: string) => isSearching || open.has(code);
  const nodes = shown.flatMap(({ code, menus }) => [code, ...(isOpen(code) ? menus.map(({ id }) => id) : [])]);
  const active = wanted !== undefined && nodes.includes(wanted) ? wanted : nodes[0];

  const fold = (code: string, isOpened: boolean) => {
    const next = new Set(open);
    if (isOpened) next.add(code);
    else next.delete(code);
    setOpen(next);
  };
  const choose = (key: string) => {
    const product = shown.find(({ code }) => code === key);
    const ids = product ? product.menus.map(({ id }) => id) : [key];
    if (ids.length > 0) onToggle(ids);
  };
  const walk = (to: number) => setActive(nodes[Math.min(Math.max(to, 0), nodes.length - 1)]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = nodes.indexOf(active);
    const product = shown.find(({ code }) => code === active);
    const owner = shown.find(({ menus }) => menus.some(({ id }) => id === active));
    const isRtl = document.documentElement.dir === 'rtl';
    const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === 'ArrowDown') walk(at + 1);
    else if (event.key === 'ArrowUp') walk(at - 1);
    else if (event.key === 'Home') walk(0);
    else if (event.key === 'End') walk(nodes.length - 1);
    else if (event.key === ' ' || event.key === 'Enter') choose(active);
    else if (event.key === inwards && product) {
      if (isOpen(active)) walk(product.menus.length > 0 ? at + 1 : at);
      else fold(active, true);
    } else if (event.key === outwards && product && isOpen(active)) fold(active, false);
    else if (event.key === outwards && owner) setActive(owner.code);
    else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = target?.closest<HTMLElement>('[data-node]')?.dataset.node;
    if (key === undefined) return;
    setActive(key);
    if (target?.closest('[data-fold]')) fold(key, !isOpen(key));
    else choose(key);
  };

  return { active, isOpen, onKeyDown, onClick };
}
