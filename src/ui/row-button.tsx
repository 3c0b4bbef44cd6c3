import { useT } from '@/i18n/use-t';
import type { Action } from './row-actions';
import { useHint } from './use-hint';

/**
 * An action as a link-like button. A table shows dozens: a plain element is drawn in a fraction of antd's time. The second
 * click of a double click is none: by then another row may have come under the pointer.
 */
export function RowButton({ action: { label, permit = true, isDanger = false, run } }: { action: Action }) {
  const t = useT();
  const reason = permit === true ? undefined : t(permit);
  const { on, bubble } = useHint(() => reason ?? '');
  const look = isDanger ? 'row-button is-danger' : 'row-button';
  const why = reason && { className: `${look} has-hint`, 'aria-disabled': true, 'aria-description': reason, ...on };
  return (
    <button
      type="button"
      className={look}
      onClick={({ detail }) => detail < 2 && run()}
      {...(why && { ...why, onClick: undefined })}
    >
      {label}
      {reason && bubble}
    </button>
  );
}
