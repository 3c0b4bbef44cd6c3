import { startTransition, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { go, here } from '@/lib/navigation';
import { focusHeading, isFocusLost } from '@/ui/feedback/return-focus';
import { useQuery } from '@/ui/page/use-query';

export interface Panel {
  /** Which form or drawer is open, and for which object; null if none. */
  name: string | null;
  id: string;
  /** The same function for good, as `close` is: columns that open a panel are not made anew when one opens. */
  open: (name: string, id?: string) => void;
  close: () => void;
  /** Opens again what stands open now, after its code was lost. */
  reopen: () => void;
}

/** Where the focus goes after a drawer that nothing on this page opened: to its object, else to what could have opened it. */
function focusPlaceOf(item: string | null): void {
  if (!isFocusLost() && document.activeElement?.tagName !== 'H1') return;
  const row = item && document.querySelector(`[data-row-key="${CSS.escape(item)}"]`);
  const place = row
    ? (row.querySelector<HTMLElement>('.row-actions button') ?? row.querySelector<HTMLElement>('a[href], button'))
    : document.querySelector<HTMLElement>('.screen-actions button:not(:disabled)');
  if (place) place.focus();
  else focusHeading();
}

/** The open drawer, kept in the address: a pasted link opens it, and after a forced reload it is there again. */
export function usePanel(): Panel {
  const [query, change] = useQuery();
  const opener = useRef<Element | null>(null);
  const drawn = useRef(query);
  useEffect(() => {
    const before = drawn.current;
    drawn.current = query;
    if (before.has('panel') && !query.has('panel')) requestAnimationFrame(() => focusPlaceOf(before.get('item')));
  }, [query]);
  const open = useCallback(
    (name: string, id?: string) => {
      opener.current = document.activeElement;
      const { pathname, search, hash } = here();
      // A drawer whose closing is not drawn yet would take the address for its own and stay closed: it goes first.
      const isClosing = drawn.current.has('panel') && !new URLSearchParams(search).has('panel');
      if (isClosing) flushSync(() => go(`${pathname}${search}${hash}`, { replace: true }));
      // The click is answered at once; the drawer is drawn in slices after it.
      startTransition(() => change({ panel: name, item: id, field: undefined }));
    },
    [change],
  );
  const close = useCallback(() => {
    // What closes is gone already; the parts of the screen that read the address follow when there is time.
    startTransition(() => change({ panel: undefined, item: undefined, field: undefined }));
    // A drawer that loads first is replaced by the form's own, which no longer knows what opened it.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [change]);
  const name = query.get('panel');
  const id = query.get('item') ?? '';
  return { name, id, open, close, reopen: () => name !== null && open(name, id || undefined) };
}
