import { useT } from '@/i18n/use-t';
import { useHint } from '@/ui/data/use-hint';
import type { Action } from './row-actions';

/** An action as a link-like button, plain for speed in tables. A double click is one click: rows may have moved up. */
export function RowButton({ action: { label, permit = true, isDanger = false, run } }: { action: Action }) {
  const t = useT();
  const reason = permit === true ? undefined : t(permit);
  const { on, bubble } = useHint(() => reason ?? '', { isBeside: true });
  const look = isDanger ? 'row-button is-danger' : 'row-button';
  const why = reason && { className: `${look} has-hint`, 'aria-disabled': true, 'aria-description': reason, ...on };
  const press = ({ detail }: { detail: number }) => detail < 2 && run();
  return (
    <button type="button" className={look} onClick={press} {...(why && { ...why, onClick: undefined })}>
      {label}
      {reason && bubble}
    </button>
  );
}
