import { Button, type ButtonProps, Dropdown, type DropdownProps } from 'antd';
import { useState } from 'react';

export interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  menu: DropdownProps['menu'] & object;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** A button with its menu, which is open at once: the click that loaded this part was meant for it. */
export default function DropdownButton({ menu, placement = 'bottomLeft', ...button }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown trigger={['click']} open={isOpen} onOpenChange={setOpen} autoFocus placement={placement} menu={menu}>
      <Button {...button} />
    </Dropdown>
  );
}
