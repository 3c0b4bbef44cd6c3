import { Button } from 'antd';
import { useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { ActionButton } from '@/ui/page/action-button';
import { BulkResultPanel } from './bulk-result-panel';
import type { BulkProps } from './list-parts';
import { useHotkeys } from './use-hotkeys';
import './bulk.css';

/** Stands in the place of the filters while rows are chosen: how many, all that match, what to do, give up. */
export function Bulk({ actions, selection }: BulkProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { count, total, isAll, result } = selection;
  useHotkeys(box, { actions, selection });
  const clear = () => {
    // The bar is about to go: the focus returns to where choosing starts.
    box.current?.closest('.resource-table')?.querySelector<HTMLElement>('thead input[type=checkbox]')?.focus();
    selection.clear();
  };
  return (
    <>
      <div ref={box} className="bulk">
        {/* Always there, so that a screen reader hears its first change. */}
        <p className={count > 0 ? 'bulk-count' : 'visually-hidden'} role="status">
          {count > 0 && t(isAll ? 'bulk.all' : 'bulk.some', { count })}
        </p>
        {count > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
          <div className="bulk-actions" role="group" aria-label={t('bulk.actions')}>
            {!isAll && total !== null && count < total && (
              <Button type="link" onClick={selection.chooseAll}>
                {t('bulk.chooseAll', { total })}
              </Button>
            )}
            {actions.map(({ key, label, permit = true, isDanger = false, hotkey, run }) => (
              <ActionButton
                key={key}
                permit={permit}
                danger={isDanger}
                onClick={run}
                {...(hotkey && { 'aria-keyshortcuts': hotkey.toUpperCase() })}
              >
                {label}
                {hotkey && <kbd aria-hidden>{hotkey.toUpperCase()}</kbd>}
              </ActionButton>
            ))}
            <Button type="link" onClick={clear}>
              {t('bulk.clear')}
            </Button>
          </div>
        )}
      </div>
      {result && <BulkResultPanel result={result} onClose={selection.closeResult} />}
    </>
  );
}
