import { useEffect, useRef } from 'react';

let isFirst = true;

/** The only h1 of a screen. After a navigation it takes the focus, which also announces it; not on the first load. */
export function ScreenHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
