import type { ReactNode } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import './menu-list.css';

interface Props {
  tree: readonly ProductMenus[];
  menus: readonly string[];
  /** Said after the title of a menu item, such as what sets it apart. */
  mark?: (id: string) => ReactNode;
}

/** Chosen menu items by product, for reading; an id that no product has is shown as it came. */
export function MenuList({ tree, menus, mark }: Props) {
  const chosen = new Set(menus);
  const shown = tree.flatMap((product) => {
    const own = product.menus.filter(({ id }) => chosen.has(id));
    return own.length > 0 ? [{ ...product, menus: own }] : [];
  });
  const known = new Set(shown.flatMap((product) => product.menus.map(({ id }) => id)));
  const rest = menus.filter((id) => !known.has(id));
  return (
    <dl className="menu-list">
      {shown.map((product) => (
        <div key={product.code}>
          <dt>{product.title}</dt>
          <dd>
            <ul>
              {product.menus.map(({ id, title }) => (
                <li key={id}>
                  {title}
                  {mark?.(id)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
      {rest.length > 0 && (
        <div>
          <dt>—</dt>
          <dd className="code">{rest.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
