import type { ReactNode } from 'react';

interface Item {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** A few named facts in a line that wraps. */
export function Brief({ items }: { items: readonly Item[] }) {
  return (
    <dl className="network-brief">
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
