import { type RefObject, useEffect, useState } from 'react';
import { useQuery } from '@/ui/page/use-query';

const ON = 'on';

/** Whether a list shows what comes by itself, as the address says. */
export function useFollowing(): [isFollowing: boolean, follow: (isFollowing: boolean) => void] {
  const [query, change] = useQuery();
  return [query.get('follow') === ON, (isFollowing) => change({ follow: isFollowing ? ON : undefined })];
}

/** Whether rows of a box are under the hands of the reader: scrolled through, marked, or with the focus in one. */
export function isHeld(box: Element | null): boolean {
  if (!box) return false;
  const selection = window.getSelection();
  const isMarked = selection !== null && !selection.isCollapsed && box.contains(selection.anchorNode);
  const { activeElement } = document;
  return box.scrollTop > 0 || isMarked || (activeElement !== box && box.contains(activeElement));
}

/** The same while `isWanted`, heard with each move of the reader. */
export function useHeld(around: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => setHeld(isHeld(around.current?.querySelector('section') ?? null));
    const moves = ['scroll', 'selectionchange', 'focusin', 'focusout'] as const;
    // Of a scroll only who captures hears; the focus has gone on a moment after it left.
    const later = () => void requestAnimationFrame(look);
    for (const move of moves) document.addEventListener(move, later, true);
    look();
    return () => {
      for (const move of moves) document.removeEventListener(move, later, true);
    };
  }, [around, isWanted]);
  return isWanted && held;
}
