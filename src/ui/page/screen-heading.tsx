import { useEffect, useRef } from 'react';
import { isGoneTo, useLocation } from '@/lib/navigation';

let isFirst = true;

/**
 * The only h1 of a screen. After a navigation it takes the focus, which also announces it, also where the screen that was left
 * had not come yet; not on the first load.
 */
export function ScreenHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object on the same screen is a navigation too.
  useEffect(() => {
    if (!isFirst || isGoneTo()) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <bdi>{title}</bdi>
    </h1>
  );
}
