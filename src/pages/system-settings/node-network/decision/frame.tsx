import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { OUTCOME_ICONS } from '@/ui/feedback/outcome';
import { isFocusLost } from '@/ui/feedback/return-focus';
import './decision.css';

interface Props {
  tone: keyof typeof OUTCOME_ICONS;
  title: string;
  text: string;
  children: ReactNode;
}

/** The bar over the sections: what is the case, why, and what can be done. */
export function Frame({ tone, title, text, children }: Props) {
  const Icon = OUTCOME_ICONS[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the part of the screen that this takes the place of.
  useLayoutEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  return (
    <section className={`decision decision-${tone}`} aria-label={title}>
      <div role="status" className="decision-words">
        <h2 ref={heading} tabIndex={-1}>
          <Icon aria-hidden /> {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
