import { type FocusEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { LoadFailure } from '@/ui/feedback/states';
import { NARROW_WIDTH } from '../page/row-actions';
import { moveFocus } from './row-focus';
import { type RowPart, rowParts } from './row-parts';
import type { RowStore } from './row-store';
import { ScrollFoot } from './scroll-foot';
import { ScrollHeader } from './scroll-header';
import { type ScrollColumn, ScrollRow } from './scroll-row';
import { useColumnWidths } from './use-column-widths';
import { useRowHeight } from './use-row-height';
import { useRowWindow } from './use-row-window';
import type { ListView } from './use-view';

/** So many rows are scrolled through at a time: browsers bound how high a thing may be. */
const STRETCH = 100_000;

/** As high as the headings are, which stay in sight. */
const HEAD = 35;
const PHONE_COLUMNS: readonly ScrollColumn[] = [{ key: 'row' }, { key: 'actions', width: NARROW_WIDTH }];

interface Props<Row> {
  store: RowStore<Row>;
  total: number;
  columns: readonly ScrollColumn[];
  /** What the rows are, for who does not see them. */
  label: string;
  view: Pick<ListView, 'page' | 'size'>;
  isNarrow: boolean;
  isRoomy: boolean;
  onPage: (page: number) => void;
  onSort: (sort: ListView['sort']) => void;
}

/** The rows of a long list in a box of their own: those in sight are drawn, those around them are here. */
export function ScrollRows<Row extends { id: string }>(props: Props<Row>) {
  const { store, total, columns, label, view, isNarrow, isRoomy, onPage, onSort } = props;
  const t = useT();
  const help = useId();
  const box = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  // The row that had the focus stays, wherever the reader scrolls to: what it opened leads back to it.
  const [held, setHeld] = useState<{ store: RowStore<Row>; at: number; row: Row } | null>(null);
  const { page, size } = view;
  const target = Math.max(0, Math.min((page - 1) * size, total - 1));
  const base = Math.floor(target / STRETCH) * STRETCH;
  const count = Math.min(STRETCH, total - base);
  const height = useRowHeight(table, isNarrow ? 'phone' : isRoomy ? 'roomy' : 'compact');
  const pageOf = (row: number) => Math.floor(row / size) + 1;
  const { top, shown, first, end, onScroll, toTop } = useRowWindow(box, {
    count,
    height,
    head: isNarrow ? 0 : HEAD,
    start: target - base,
    of: store,
    want: useCallback((from: number, to: number) => store.want(base + from, base + to), [store, base]),
    onRest: (row) => onPage(pageOf(base + row)),
    startOf: (row) => (pageOf(base + row) - 1) * size - base,
  });
  const parts = rowParts({
    count,
    first,
    end,
    rowAt: (at) => store.rowAt(base + at),
    failureAt: (at) => store.failureAt(base + at),
    held: held?.store === store ? { at: held.at - base, row: held.row } : null,
  });
  const found = useColumnWidths(table, columns, !isNarrow && parts.some(({ kind }) => kind === 'row'));
  const widths = isNarrow ? null : found;
  const widthOf = ({ width }: ScrollColumn, place: number) =>
    widths?.[place] ?? (typeof width === 'number' ? width : 'auto');

  const onFocus = ({ target: control }: FocusEvent) => {
    const at = Number(control.closest('tr')?.getAttribute('aria-rowindex') ?? 1) - 2;
    const row = store.rowAt(at);
    if (row && (held?.store !== store || held.at !== at)) setHeld({ store, at, row });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey && event.key === 'End') after.current?.focus();
    else if (!moveFocus(event)) return;
    event.preventDefault();
  };
  const drawn = (part: RowPart<Row>) => {
    const at = base + part.at;
    if (part.kind === 'row')
      return (
        <ScrollRow key={at} columns={columns} row={part.row} rowIndex={at + 2} height={height} isNarrow={isNarrow} />
      );
    const { failure = null } = part.kind === 'missing' ? part : {};
    return (
      <tr
        key={`${part.kind} ${at}`}
        className={`scroll-${part.kind}`}
        aria-hidden={failure === null}
        style={{ blockSize: part.rows * height }}
      >
        <td colSpan={isNarrow ? PHONE_COLUMNS.length : columns.length}>
          {failure && <LoadFailure failure={failure} onRetry={() => store.retry(at)} />}
        </td>
      </tr>
    );
  };
  return (
    <>
      <section
        ref={box}
        className="scroll-rows"
        aria-label={label}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <table
          ref={table}
          aria-label={label}
          aria-rowcount={total + 1}
          data-fixed={isNarrow || widths !== null}
          {...(widths && { style: { minInlineSize: widths.reduce((sum, one) => sum + one, 0) } })}
        >
          <colgroup>
            {(isNarrow ? PHONE_COLUMNS : columns).map((column, place) => (
              <col key={column.key} style={{ inlineSize: widthOf(column, place) }} />
            ))}
          </colgroup>
          {!isNarrow && <ScrollHeader columns={columns} onSort={onSort} />}
          <tbody>{parts.map(drawn)}</tbody>
        </table>
      </section>
      <p id={help} className="visually-hidden">
        {t('scroll.help')}
      </p>
      <ScrollFoot
        from={base + top + 1}
        to={Math.min(total, base + top + shown)}
        total={total}
        isCounted={store.isCounted()}
        stretch={[base + 1, base + count]}
        entry={after}
        onTop={base === 0 ? toTop : () => onPage(1)}
        onRow={(row) => onPage(pageOf(row - 1))}
      />
    </>
  );
}
