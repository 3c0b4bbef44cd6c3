import type { ReactNode } from 'react';
import { ABSENT } from '@/lib/shown';
import './facts.css';

interface Props {
  items: readonly { label: string; value: ReactNode }[];
  /** The class that lays them out. */
  className?: string;
}

/** A few named facts as a description list: two columns that fold to one, where no other layout is asked for. A text that is empty is a dash. */
export function Facts({ items, className = 'facts' }: Props) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? ABSENT : value}</dd>
        </div>
      ))}
    </dl>
  );
}
