import { useEffect } from 'react';

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

/** The first field of a form that takes input, where Tab would enter it; none on a touch screen, where it would bring the keyboard up. */
export function firstFieldIn(box: Element): HTMLElement | null {
  const first = isTouch() ? undefined : [...box.querySelectorAll<HTMLElement>(FIELDS)].find(canTake);
  return first ? entryOf(first) : null;
}

/** Who is at the heading that a navigation went to, or nowhere, is nowhere else; a dialog has the focus inside of it. */
const isIdle = () => {
  const active = document.activeElement;
  const isAtStart = active === null || active === document.body || active.tagName === 'H1';
  return isAtStart && document.querySelector('[role=dialog], [role=alertdialog]') === null;
};

/**
 * Puts the cursor in the first field of a page that is a form, as in a drawer. Its heading is named by the form, so that it is
 * read out all the same.
 */
export function useFirstField(name: string): void {
  useEffect(() => {
    // After the heading took the focus of the navigation.
    const frame = requestAnimationFrame(() => {
      const form = document.getElementById(name);
      if (form && isIdle()) firstFieldIn(form)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
}
