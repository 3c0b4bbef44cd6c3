import { useCallback, useSyncExternalStore } from 'react';
import type { FormBodySection } from './form-body';

/** Below the header of the page, with the distance that a heading keeps from it. */
const HEAD_PX = 120;

const follow = (listener: () => void) => {
  // What the index led to takes the focus, also where the page ends before it comes up to its top.
  const events = ['scroll', 'resize', 'focusin'] as const;
  for (const event of events) window.addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Whether a heading stands beside the form, where it is never scrolled to. */
function isBeside(heading: HTMLElement): boolean {
  const aside = heading.closest('.form-aside');
  return aside !== null && getComputedStyle(aside).position === 'absolute';
}

/** The section of a long form that is read now: the one whose heading has the focus while that is in sight, else the last that has begun. */
export function useCurrentSection(sections: readonly FormBodySection[]): string | undefined {
  const current = useCallback(() => {
    const tops = sections.flatMap(({ id }) => {
      const heading = document.getElementById(id);
      return heading && !isBeside(heading)
        ? [{ id, top: heading.getBoundingClientRect().top, isFocused: heading === document.activeElement }]
        : [];
    });
    const led = tops.find(({ top, isFocused }) => isFocused && top >= 0 && top < window.innerHeight);
    if (led) return led.id;
    // Read from the head of the window on, at the end of the page down to its foot: each section has its turn.
    const way = document.documentElement.scrollHeight - window.innerHeight;
    const done = way > 0 ? window.scrollY / way : 0;
    const begun = tops.filter(({ top }) => top <= HEAD_PX + (window.innerHeight - HEAD_PX) * done);
    return (begun.at(-1) ?? tops[0])?.id;
  }, [sections]);
  return useSyncExternalStore(follow, current);
}
