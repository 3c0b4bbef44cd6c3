import { useMemo } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { useT } from '@/i18n/use-t';
import { chosenIds } from '@/ui/form/name-list';
import { CheckTree } from '@/ui/tree/check-tree';
import { MenuList } from './menu-list';

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

/** Choice of menu items by product. Its value is the ids of menu items. */
export function MenuTree({ tree, products, value, ...rest }: Props) {
  const t = useT();
  const nodes = useMemo(() => {
    const chosen = new Set(value);
    const offered = products ? tree.filter(({ code }) => products.includes(code)) : tree;
    return offered.map(({ code, title, menus }) => {
      const isLacking = products !== undefined && !menus.some(({ id }) => chosen.has(id));
      return {
        key: code,
        title,
        note: menus.length === 0 ? t('menuTree.noItems') : isLacking ? t('rule.menuRequired') : undefined,
        isWrong: isLacking,
        children: menus.map((menu) => ({ key: menu.id, title: menu.title })),
      };
    });
  }, [t, tree, products, value]);
  const texts = {
    search: t('menuTree.search'),
    count: (facts: { count: number; total: number }) => t('menuTree.count', facts),
    noMatch: t('menuTree.noMatch'),
  };
  return <CheckTree {...rest} value={value} tree={nodes} texts={texts} />;
}

MenuTree.read = (value: unknown, { tree }: Props) => <MenuList tree={tree} menus={chosenIds(value)} />;
