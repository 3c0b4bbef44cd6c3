import { Button, type ButtonProps, Dropdown, type DropdownProps } from 'antd';
import { useRef, useState } from 'react';

export interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  menu: DropdownProps['menu'] & object;
  placement?: 'bottomLeft' | 'bottomRight';
}

/** A button with its menu, which is open at once: the click that loaded this part was meant for it. */
export default function DropdownButton({ menu, placement = 'bottomLeft', ...button }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  // The item goes away with the menu: a dialog that it opens would have nothing to give the focus back to.
  // The Enter that chose it would press the button as well.
  const onClick: typeof menu.onClick = (info) => {
    info.domEvent.preventDefault();
    trigger.current?.focus();
    menu.onClick?.(info);
  };
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
      autoFocus
      placement={placement}
      menu={{ ...menu, onClick }}
    >
      <Button ref={trigger} {...button} />
    </Dropdown>
  );
}
