import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { BulkProps } from './list-parts';

/** Where a letter is text. */
const isTyped = (target: Element) =>
  target.closest(
    'textarea, select, [contenteditable], [role="combobox"], input:not([type="checkbox"], [type="radio"])',
  ) !== null;

/**
 * Does a bulk action by its key while the focus is in the list around `box`: to the chosen rows, else to the row that has the
 * focus, which is chosen for it. The keys act nowhere else, so that nobody meets one by accident (WCAG 2.1.4).
 */
export function useHotkeys(box: RefObject<HTMLElement | null>, { actions, selection }: BulkProps): void {
  /** What is done once the row that has the focus is chosen. */
  const awaited = useRef<string | null>(null);
  const { count } = selection;

  const runBy = useEffectEvent((hotkey: string) => {
    const action = actions.find((one) => one.hotkey === hotkey);
    if (action && (action.permit ?? true) === true) action.run();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    const hotkey = key.toLocaleLowerCase();
    if (isTyped(target) || !actions.some((one) => one.hotkey === hotkey)) return;
    if (count > 0) return runBy(hotkey);
    const checkbox = target.closest('tr[data-row-key]')?.querySelector<HTMLElement>('input[type=checkbox]');
    awaited.current = checkbox ? hotkey : null;
    checkbox?.click();
  });

  useEffect(() => {
    const list = box.current?.closest<HTMLElement>('.resource-table');
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [box]);
  useEffect(() => {
    const hotkey = awaited.current;
    if (count === 0 || hotkey === null) return;
    awaited.current = null;
    runBy(hotkey);
  }, [count]);
}
