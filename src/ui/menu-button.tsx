import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { MenuButtonProps } from './dropdown-button';

const Opened = lazy(() => import('./dropdown-button'));

/** A button that opens a menu; the menu is loaded and mounted at the first click. */
export function MenuButton(props: MenuButtonProps) {
  const { menu: _, placement: __, ...button } = props;
  const [isWanted, setWanted] = useState(false);
  const closed = <Button {...button} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Opened {...props} />
    </Suspense>
  );
}
