import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { ListColumn } from './list-parts';
import './phone-row.css';

interface Props {
  /** As shown, without the actions. */
  columns: readonly ListColumn[];
  row: object;
  index: number;
  /** Whether what else is told of it is there. */
  hasMore?: boolean;
  /** Whether the row takes as many lines as it needs. */
  mayGrow?: boolean;
}

/** So many facts stand beside the state: a line of more is not read. */
const IN_SIGHT = 2;

export const titleOf = ({ title, key }: ListColumn) => (typeof title === 'string' ? title : String(key));

/** What a column shows of a row. */
export function drawn(column: ListColumn, row: object, index: number): ReactNode {
  const value: unknown = Object.entries(row).find(([name]) => name === column.key)?.[1];
  return column.render ? column.render(value, row, index) : String(value ?? '');
}

/** The columns of a row: how serious it is, how it stands, what it is called, and the rest. */
export function othersOf(columns: readonly ListColumn[]) {
  const level = columns.find(({ isLevel }) => isLevel);
  const state = columns.find((one) => one.isState && one !== level);
  const isRest = (one: ListColumn) => one !== state && one !== level;
  const lead = columns.find(({ isLead }) => isLead) ?? columns.find(isRest);
  return { level, state, lead, others: columns.filter((one) => isRest(one) && one !== lead) };
}

/** What is in sight of a row besides its name and its state: two facts, and those that have to be in any case. */
export function factsOf(others: readonly ListColumn[]) {
  const offered = others.filter(({ align, isDetail, isInSight }) => isInSight || (align !== 'end' && !isDetail));
  return {
    beside: offered.filter(({ isInSight }) => !isInSight).slice(0, IN_SIGHT),
    below: offered.filter(({ isInSight }) => isInSight),
  };
}

/** A row in lines: what it is, and how it stands with what else is told of it. Only rows that may grow show it whole. */
export function PhoneLines({ columns, row, index, hasMore = true, mayGrow = false }: Props) {
  const t = useT();
  const { level, state, lead, others } = othersOf(columns);
  const { beside, below } = factsOf(others);
  // A name is told from others by itself, and the first state is that of the row.
  const isLabeled = (column: ListColumn) =>
    ![state, level, lead].includes(column) && (column.isFigure || column.isState);
  // A text keeps its own direction, also where what is around it runs the other way: it is not that of its label.
  const named = (column: ListColumn) => (
    <span
      key={column.key}
      className={column === level ? 'phone-value phone-level' : 'phone-value'}
      {...(!column.isState && column !== level && { dir: 'auto' })}
    >
      {isLabeled(column) ? (
        <bdi>{titleOf(column)} </bdi>
      ) : (
        <bdi className="visually-hidden">{t('table.chip', { name: titleOf(column), value: '' })}</bdi>
      )}
      {drawn(column, row, index)}
    </span>
  );
  const line = (content: readonly ListColumn[]) =>
    content.length > 0 && <div className="phone-more">{content.map(named)}</div>;
  const stands = state ? [state] : [];
  const called = [...(level ? [level] : []), ...(lead ? [lead] : [])];
  if (!mayGrow)
    return (
      <>
        <div className="phone-lead">{[...stands, ...called].map(named)}</div>
        {hasMore && line([...beside, ...below])}
      </>
    );
  return (
    <>
      {called.length > 0 && (
        <div className={level ? 'phone-lead phone-leveled' : 'phone-lead'}>{called.map(named)}</div>
      )}
      {line(hasMore ? [...stands, ...beside] : stands)}
      {hasMore && line(below)}
    </>
  );
}
