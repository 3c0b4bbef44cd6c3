import { Button } from 'antd';
import { useState } from 'react';
import { useTellLost } from '@/ui/feedback/report';
import { onDemand } from '@/ui/lazy/on-demand';
import type { MenuButtonProps } from './dropdown-button';

const useOpened = onDemand(() => import('./dropdown-button'));

/** A button that opens a menu; the menu is loaded and mounted at the first click. */
export function MenuButton(props: MenuButtonProps) {
  const { menu: _, placement: __, ...button } = props;
  const [isWanted, setWanted] = useState(false);
  const [Opened, want] = useOpened(useTellLost());
  const open = () => {
    setWanted(true);
    want();
  };
  if (!isWanted || !Opened) return <Button {...button} aria-haspopup="menu" onClick={open} />;
  return <Opened {...props} />;
}
