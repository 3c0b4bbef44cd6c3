import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { ListColumn } from './list-parts';
import './phone-row.css';

interface Props {
  /** As shown, without the actions. */
  columns: readonly ListColumn[];
  row: object;
  index: number;
}

/** So many columns share the second line; the others are one press away. */
const IN_SIGHT = 2;

/** A row on a phone: its state and what it is, under it what else fits; the rest with its labels one press away. */
export default function PhoneRow({ columns, row, index }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const values = new Map(Object.entries(row));
  const state = columns.find(({ isState }) => isState);
  const [lead, ...others] = columns.filter((one) => one !== state);
  const drawn = (column: ListColumn): ReactNode => {
    const value = values.get(String(column.key));
    return column.render ? column.render(value, row, index) : value;
  };
  // A text is cut at its own end, also where what is around it runs the other way: its direction is its own, not its label's.
  const named = (column: ListColumn) => (
    <span key={column.key} className="phone-value" {...(!column.isState && { dir: 'auto' })}>
      <bdi className="visually-hidden">{t('table.chip', { name: titleOf(column), value: '' })}</bdi>
      {drawn(column)}
    </span>
  );
  // A bare figure says nothing without its label.
  const plain = others.filter(({ align }) => align !== 'end').slice(0, IN_SIGHT);
  return (
    <div className="phone-row">
      <div className="phone-lead">
        {state && named(state)}
        {lead && named(lead)}
      </div>
      {!isOpen && plain.length > 0 && <div className="phone-more">{plain.map(named)}</div>}
      {isOpen && (
        <dl id={id} className="phone-all">
          {others.map((column) => (
            <div key={column.key}>
              <dt>{titleOf(column)}</dt>
              <dd>{drawn(column)}</dd>
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

const titleOf = ({ title, key }: ListColumn) => (typeof title === 'string' ? title : String(key));
