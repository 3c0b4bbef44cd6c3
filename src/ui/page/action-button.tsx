import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { useHint } from '@/ui/data/use-hint';
import './action-button.css';

interface Props extends Omit<ButtonProps, 'disabled'> {
  permit?: Permit<MessageId>;
  onClick: () => void;
  children?: ReactNode;
}

/** A button that may be forbidden: it stays reachable by keyboard and says why it does nothing. */
export function ActionButton({ permit = true, onClick, className = '', children, ...rest }: Props) {
  const t = useT();
  const reason = permit === true ? '' : t(permit);
  const { on, bubble } = useHint(() => reason);
  if (reason === '') {
    return (
      <Button {...rest} className={className} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...rest} className={`${className} is-forbidden has-hint`} aria-disabled aria-description={reason} {...on}>
      {children}
      {bubble}
    </Button>
  );
}
