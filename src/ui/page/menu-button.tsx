import { Button } from 'antd';
import { useOpening } from '@/ui/feedback/use-opening';
import { late } from '@/ui/lazy/late';
import type { MenuButtonProps } from './dropdown-button';

const Opened = late(() => import('./dropdown-button'));

/** A button that opens a menu; the menu is loaded and mounted at the first click. */
export function MenuButton(props: MenuButtonProps) {
  const { menu: _, placement: __, ...button } = props;
  const { isOpen, Part, open } = useOpening(Opened);
  if (!isOpen || !Part) return <Button {...button} aria-haspopup="menu" onClick={open} />;
  return <Part {...props} />;
}
