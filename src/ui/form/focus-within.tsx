import { type ReactNode, useEffect, useRef } from 'react';

/** What takes input, in the order of the page; what is off or not in sight is passed over. */
const FIELDS =
  'input:not([type=hidden]):not([type=file]), textarea, select, [role=combobox], [role=switch], [role=radio], [contenteditable=true]';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

// A select that is not searched in has an input that takes no text.
const OFF = ':disabled, [aria-disabled=true], [readonly]:not([role=combobox])';

const canTake = (element: HTMLElement) => !element.matches(OFF) && element.closest('[hidden], [inert]') === null;

/** Where Tab would enter a group of radios: at the one that is chosen. */
const entryOf = (field: HTMLElement): HTMLElement =>
  field.closest('[role=radiogroup]')?.querySelector<HTMLElement>('input:checked:not(:disabled)') ?? field;

/**
 * Puts the focus where a dialog begins when it opens: in the field by the id `target`, in its first one, or on the dialog itself where there is none. On a
 * touch screen always on the dialog: a field would bring the keyboard up over what is to be read first. The library leaves
 * it on a wrapper outside of the dialog, where a screen reader announces nothing.
 */
export function FocusWithin({ target, children }: { target?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the library put it where it does.
    const frame = requestAnimationFrame(() => {
      const dialog = box.current?.closest<HTMLElement>('[role=dialog]');
      if (!dialog || box.current?.contains(document.activeElement)) return;
      const wanted = target === undefined ? null : document.getElementById(target);
      if (wanted && box.current?.contains(wanted)) {
        wanted.scrollIntoView?.({ block: 'center' });
        return wanted.focus();
      }
      const fields = isTouch() ? [] : [...(box.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
      const first = fields.find(canTake);
      if (first) return entryOf(first).focus();
      dialog.tabIndex = -1;
      dialog.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return <div ref={box}>{children}</div>;
}
