import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { ListColumn } from './list-parts';
import './phone-row.css';

interface Props {
  /** As shown, without the actions. */
  columns: readonly ListColumn[];
  row: object;
  index: number;
  /** Whether the second line is there. */
  hasMore?: boolean;
}

/** So many columns stand beside the state, and those that say so of themselves. */
const IN_SIGHT = 2;

export const titleOf = ({ title, key }: ListColumn) => (typeof title === 'string' ? title : String(key));

/** What a column shows of a row. */
export function drawn(column: ListColumn, row: object, index: number): ReactNode {
  const value: unknown = Object.entries(row).find(([name]) => name === column.key)?.[1];
  return column.render ? column.render(value, row, index) : String(value ?? '');
}

/** The columns of a row beside its state and its first. */
export function othersOf(columns: readonly ListColumn[]) {
  const state = columns.find(({ isState }) => isState);
  const [lead, ...others] = columns.filter((one) => one !== state);
  return { state, lead, others };
}

/** A row in two lines: its state and what it is, under it what else fits. */
export function PhoneLines({ columns, row, index, hasMore = true }: Props) {
  const t = useT();
  const { state, lead, others } = othersOf(columns);
  // A text is cut at its own end, also where what is around it runs the other way: its direction is its own, not its label's.
  const named = (column: ListColumn) => (
    <span key={column.key} className="phone-value" {...(!column.isState && { dir: 'auto' })}>
      <bdi className="visually-hidden">{t('table.chip', { name: titleOf(column), value: '' })}</bdi>
      {drawn(column, row, index)}
    </span>
  );
  // A bare figure says nothing without its label.
  const worded = others.filter(({ align }) => align !== 'end');
  const plain = worded.filter(({ isInSight }, place) => isInSight || place < IN_SIGHT);
  return (
    <>
      <div className="phone-lead">
        {state && named(state)}
        {lead && named(lead)}
      </div>
      {hasMore && plain.length > 0 && <div className="phone-more">{plain.map(named)}</div>}
    </>
  );
}
