import { Button, type ButtonProps, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import './action-button.css';

interface Props extends Omit<ButtonProps, 'disabled'> {
  permit?: Permit<MessageId>;
  onClick: () => void;
  children?: ReactNode;
}

/** A button that may be forbidden: it stays reachable by keyboard and says why it does nothing. */
export function ActionButton({ permit = true, onClick, className = '', children, ...rest }: Props) {
  const t = useT();
  if (permit === true) {
    return (
      <Button {...rest} className={className} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <Tooltip title={t(permit)} trigger={['hover', 'focus']}>
      <Button {...rest} className={`${className} is-forbidden`} aria-disabled aria-description={t(permit)}>
        {children}
      </Button>
    </Tooltip>
  );
}
