import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { RowMenuContext } from '../page/row-actions';
import type { ListColumn } from './list-parts';
import { drawn, isAct, othersOf, PhoneLines, titleOf } from './phone-lines';

interface Props {
  /** As shown. */
  columns: readonly ListColumn[];
  /** All of the page, in whose order it stands. */
  rows: readonly object[];
  row: object;
  index: number;
}

/**
 * A row on a phone in two lines: how it stands and what it is, and under that two facts. One button at its end has what can
 * be done to it, and first of all the rest of it with its labels; where nothing can be done it shows that itself.
 */
export default function PhoneRow({ columns, rows, row, index }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const group = columns.find(({ spanOf }) => spanOf);
  const actions = columns.find(({ key }) => key === 'actions');
  const facts = columns.filter((one) => one !== group && one !== actions);
  const { others } = othersOf(facts);
  const rest = others.filter((one) => !isAct(drawn(one, row, index)));
  const hasRest = rest.length > 0 && !facts.some(({ isOpening }) => isOpening);
  const toggle = () => setOpen(!isOpen);
  const label = t(isOpen ? 'phone.less' : 'phone.details');
  return (
    <>
      {group?.spanOf?.(rows, index) ? <div className="phone-group">{drawn(group, row, index)}</div> : null}
      <div className="phone-row">
        <div className="phone-lines">
          <PhoneLines columns={facts} row={row} index={index} isOpen={isOpen} />
        </div>
        {isOpen && (
          <dl id={id} className="phone-all">
            {rest.map((column) => (
              <div key={column.key}>
                <dt>{titleOf(column)}</dt>
                <dd>{drawn(column, row, index)}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && (
          <div className="phone-menu">
            <RowMenuContext value={hasRest ? { key: 'details', label, run: toggle } : null}>
              {drawn(actions, row, index)}
            </RowMenuContext>
          </div>
        )}
        {hasRest && (
          <button
            type="button"
            className="phone-toggle"
            aria-label={label}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onClick={toggle}
          >
            <svg viewBox="0 0 16 16" aria-hidden>
              <path d="M4 6l4 4 4-4" />
            </svg>
          </button>
        )}
      </div>
    </>
  );
}
