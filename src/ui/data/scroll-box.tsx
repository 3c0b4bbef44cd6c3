import type { ReactNode } from 'react';
import './scroll-box.css';

/** Room for a wide table without a control inside: it scrolls sideways, by keyboard too. `label` names what scrolls. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroll-box" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
