const ENTRY = 'tr:not(.ant-table-placeholder), li, [role=listitem], [role=treeitem]';
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const controlsOf = (entry: Element) => [...entry.querySelectorAll<HTMLElement>(CONTROL)];

const entriesOf = (list: Element) =>
  [...list.children].filter((one) => one.matches(ENTRY) && one.ariaHidden !== 'true' && controlsOf(one).length > 0);

/** Whether the focus is nowhere: a keyboard would begin again at the top of the page. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** The heading says where one is: the place that is always there. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1, h1')?.focus();

/**
 * Remembers where a dialog was opened from; the function that it returns gives the focus back. What opened it may be gone by
 * then, or go a moment later with its row or with its part of the screen: then the same control of the next row takes the
 * focus, else that of the row before, else the heading.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const entry = opener?.closest(ENTRY);
  const list = entry?.parentElement;
  const place = entry && list ? { list, row: entriesOf(list).indexOf(entry) } : null;
  const column = entry && opener instanceof HTMLElement ? controlsOf(entry).indexOf(opener) : 0;

  const passOn = () => {
    if (!isFocusLost()) return;
    const left = place?.list.isConnected ? entriesOf(place.list) : [];
    const heir = left[Math.min(place?.row ?? 0, left.length - 1)];
    const controls = heir ? controlsOf(heir) : [];
    const control = controls[Math.min(column, controls.length - 1)];
    if (control) control.focus();
    else focusHeading();
  };

  const giveBack = () => {
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    // The library gives it back itself where it can.
    if (document.activeElement !== opener) {
      if (!isFocusLost()) return;
      if (!opener.isConnected) return passOn();
      opener.focus();
    }
    whenGone(opener, passOn);
  };
  return () => {
    const holder = document.activeElement;
    // A dialog that goes in a motion holds the focus until it is out of the page.
    if (holder?.closest('[role=dialog]')) whenLeft(holder, giveBack);
    else giveBack();
  };
}

/** Calls back when a focused element has the focus no more, or is out of the page. */
function whenLeft(element: Element, callback: () => void): void {
  const look = () => {
    if (element.isConnected && document.activeElement === element) return;
    watch.disconnect();
    element.removeEventListener('focusout', later);
    callback();
  };
  // Where the focus goes is known after the event that tells of its leaving.
  const later = () => queueMicrotask(look);
  const watch = new MutationObserver(look);
  element.addEventListener('focusout', later);
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Calls back when a focused element is taken out of the page; not any more once the focus went elsewhere. */
function whenGone(element: HTMLElement, callback: () => void): void {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    end();
    callback();
  });
  const end = () => {
    watch.disconnect();
    element.removeEventListener('focusout', left);
  };
  // A browser may tell of this as it takes the element out: looked at when that is done.
  const left = () => queueMicrotask(() => element.isConnected && end());
  element.addEventListener('focusout', left);
  watch.observe(document.body, { childList: true, subtree: true });
}
