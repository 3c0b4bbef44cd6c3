import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { ListColumn } from './list-parts';
import { drawn, othersOf, PhoneLines, titleOf } from './phone-lines';

interface Props {
  /** As shown, without the actions. */
  columns: readonly ListColumn[];
  row: object;
  index: number;
}

/** A row on a phone: what it is, under it how it stands and two facts, all whole; the rest with its labels one press away. */
export default function PhoneRow({ columns, row, index }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { others } = othersOf(columns);
  return (
    <div className="phone-row">
      <div className="phone-lines">
        <PhoneLines columns={columns} row={row} index={index} hasMore={!isOpen} mayGrow />
      </div>
      {isOpen && (
        <dl id={id} className="phone-all">
          {others.map((column) => (
            <div key={column.key}>
              <dt>{titleOf(column)}</dt>
              <dd>{drawn(column, row, index)}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className="phone-toggle"
          aria-label={t('phone.details')}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={() => setOpen(!isOpen)}
        >
          <svg viewBox="0 0 16 16" aria-hidden>
            <path d="M4 6l4 4 4-4" />
          </svg>
        </button>
      )}
    </div>
  );
}
