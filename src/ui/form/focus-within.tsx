import { type ReactNode, useEffect, useRef } from 'react';
import { firstFieldIn } from './first-field';

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
      const first = box.current && firstFieldIn(box.current);
      if (first) return first.focus();
      dialog.tabIndex = -1;
      dialog.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return <div ref={box}>{children}</div>;
}
