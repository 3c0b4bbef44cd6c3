import type { ReactNode } from 'react';
import { ABSENT } from '@/lib/shown';
import './facts.css';

/** A few named facts as a description list: two columns that fold to one. A text that is empty is a dash. */
export function Facts({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? ABSENT : value}</dd>
        </div>
      ))}
    </dl>
  );
}
