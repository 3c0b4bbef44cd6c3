import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Action } from './row-actions';
import { useHint } from './use-hint';

/** An action as a link-like button. A table shows dozens: a plain element is drawn in a fraction of antd's time. */
export function RowButton({ action: { label, permit = true, isDanger = false, run } }: { action: Action }) {
  const t = useT();
  const reason = permit === true ? undefined : t(permit satisfies MessageId);
  const { on, bubble } = useHint(() => reason ?? '');
  const look = `row-button ${isDanger ? 'is-danger' : ''}`;
  if (reason === undefined) {
    return (
      <button type="button" className={look} onClick={run}>
        {label}
      </button>
    );
  }
  return (
    <button type="button" className={`${look} has-hint`} aria-disabled aria-description={reason} {...on}>
      {label}
      {bubble}
    </button>
  );
}
