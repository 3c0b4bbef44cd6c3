import { type ReactNode, useEffect, useState } from 'react';
import { late, useLate } from '@/ui/lazy/late';

const HintBubble = late(() => import('./hint-bubble'));

/** Long enough to reach the bubble with the pointer, which keeps it open (WCAG 1.4.13). */
const LEAVE_MS = 150;

interface Hint {
  /** To be spread on the element, which has the class `has-hint`. */
  on: Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', () => void>;
  /** To be rendered inside of it. */
  bubble: ReactNode;
}

/**
 * A text over an element while it is hovered or focused, or beside it, where the row above has something to press; mounted
 * only then, since a table has hundreds of them.
 */
export function useHint(text: () => string, { isBeside = false } = {}): Hint {
  const [state, setState] = useState<'away' | 'near' | 'leaving'>('away');
  useEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(() => setState('away'), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const isShown = state !== 'away';
  // Wherever the focus is: the pointer alone may have brought it.
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setState('away');
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  const [Bubble, want] = useLate(HintBubble);
  const come = () => {
    setState('near');
    want();
  };
  const leave = () => setState((old) => (old === 'away' ? 'away' : 'leaving'));
  return {
    on: {
      onMouseEnter: come,
      onMouseLeave: leave,
      onFocus: come,
      onBlur: leave,
    },
    bubble: isShown && Bubble && <Bubble text={text()} isBeside={isBeside} />,
  };
}
