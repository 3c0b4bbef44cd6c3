import { isValidElement, type ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { FirstAction } from '../page/row-actions';
import { linesOf } from './cell-lines';
import type { ListColumn } from './list-parts';
import './phone-row.css';

interface Props {
  /** As shown, without the actions. */
  columns: readonly ListColumn[];
  row: object;
  index: number;
  /** Whether all other facts stand under it, with their labels: then what only these two lines have is there whole. */
  isOpen?: boolean;
}

/** So many facts stand in the second line: more of them are not read, and do not fit. One of two lines counts as two. */
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

/** The facts that the second line may have, the two that it has first. */
export function factsOf(others: readonly ListColumn[]) {
  return {
    first: others.filter(({ isInSight }) => isInSight),
    further: others.filter(({ align, isDetail, isInSight }) => !isInSight && align !== 'end' && !isDetail),
  };
}

/** Whether it is what is done to a row first: it stands at the end of the second line, and nowhere else. */
export const isAct = (node: ReactNode) => isValidElement(node) && node.type === FirstAction;

const isThere = (node: ReactNode) =>
  node !== null &&
  node !== undefined &&
  node !== false &&
  node !== '' &&
  !(isValidElement(node) && node.type === Absent);

interface Piece {
  key: string;
  node: ReactNode;
  /** Of whose column it is: what stands under a name says by itself what it is. */
  column?: ListColumn | undefined;
  isReason?: boolean;
}

/** Each with what stands under it elsewhere. */
function inSightOf(facts: readonly (readonly Piece[])[]): readonly Piece[] {
  const [first = []] = facts;
  const single = facts.filter(({ length }) => length === 1);
  return first.length > 1 ? first : single.slice(0, IN_SIGHT).flat();
}

/**
 * A row in two lines. The first: how it stands, and what it is called. The second, as wide as the row: what is wrong with it,
 * the facts that have to be in sight, what its name and state have under them elsewhere, other facts: two of these. In a row
 * that may grow, what does not fit moves whole to a line of its own.
 */
export function PhoneLines({ columns, row, index, isOpen = false }: Props) {
  const t = useT();
  const { level, state, lead, others } = othersOf(columns);
  const { first, further } = factsOf(others);
  const cellOf = (column: ListColumn) => linesOf(drawn(column, row, index));
  const headed = [level ?? state, lead].filter((one) => one !== undefined);
  const own = [level, state, lead].filter((one) => one !== undefined);
  // A name is told from others by itself, and the first state is that of the row.
  const isLabeled = (column: ListColumn) => !own.includes(column) && (column.isFigure || column.isState);
  const named = ({ key, node, column, isReason }: Piece) => {
    if (column && isLabeled(column)) {
      return (
        <span key={key} className="phone-value phone-labeled">
          <bdi>{titleOf(column)}</bdi> {isValidElement(node) ? node : <span>{node}</span>}
        </span>
      );
    }
    return (
      <span key={key} className={isReason ? 'phone-value cell-reason' : 'phone-value'}>
        {column && <bdi className="visually-hidden">{t('table.chip', { name: titleOf(column), value: '' })}</bdi>}
        {node}
      </span>
    );
  };
  const headOf = (column: ListColumn): Piece => ({ key: String(column.key), node: cellOf(column).children, column });
  const under = (column: ListColumn, part: 'more' | 'note' | 'reason'): Piece => ({
    key: `${String(column.key)} ${part}`,
    node: cellOf(column)[part],
    isReason: part === 'reason',
  });
  const fact = (column: ListColumn) => [headOf(column), under(column, 'more')];
  const alone = (piece: Piece) => [piece];
  const reasons = (isOpen ? own : [...own, ...others]).map((one) => under(one, 'reason'));
  const notes = own.flatMap((one) => [under(one, 'more'), under(one, 'note')]);
  const facts = isOpen
    ? [...reasons, ...notes].map(alone)
    : [...reasons.map(alone), ...first.map(fact), ...notes.map(alone), ...further.map(fact)];
  const told = facts
    .filter(([head]) => head && isThere(head.node) && !isAct(head.node))
    .map((pieces) => pieces.filter(({ node }) => isThere(node)));
  const second = [...(level && state ? [headOf(state)] : []), ...(isOpen ? told.flat() : inSightOf(told))];
  const act = others.map((one) => drawn(one, row, index)).find(isAct);
  const more = <div className={isOpen ? 'phone-more phone-whole' : 'phone-more'}>{second.map(named)}</div>;
  return (
    <>
      <div className="phone-lead">{headed.map(headOf).map(named)}</div>
      {act ? (
        <div className="phone-acting">
          {more}
          {act}
        </div>
      ) : (
        second.length > 0 && more
      )}
    </>
  );
}
