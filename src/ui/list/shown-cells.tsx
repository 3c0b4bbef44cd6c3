import { useLayoutEffect, useRef } from 'react';
import type { CsvCell } from '@/lib/csv';
import type { ListColumn } from './list-parts';
import { cellOf, fileColumns } from './list-source';

interface Props {
  columns: readonly ListColumn[];
  rows: readonly { id: string }[];
  /** Hears the cells of all rows once they are drawn. */
  onRead: (cells: CsvCell[][]) => void;
}

/** What an operator reads in an element, piece by piece: without icons and what only a screen reader says. */
function* pieces(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) yield child.nodeValue ?? '';
    else if (
      child instanceof HTMLElement &&
      child.ariaHidden !== 'true' &&
      !child.classList.contains('visually-hidden')
    )
      yield* pieces(child);
  }
}

function textIn(cell: Element): string {
  const text = [...pieces(cell)].join(' ').replace(/\s+/g, ' ').trim();
  // The dash that stands where there is nothing.
  return text === '—' ? '' : text;
}

/**
 * The cells of an export as the columns show them: `exportValue` where a file wants another form, such as an ISO time or
 * a number to add up; else what `render` draws, read as text; else the field itself. Drawn out of sight, inside the page's own
 * language and routes.
 */
export function ShownCells({ columns, rows, onRead }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const shown = fileColumns({ columns });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads each set of rows once, when it is drawn.
  useLayoutEffect(() => {
    const lines = [...(table.current?.rows ?? [])];
    onRead(
      rows.map((row, at) =>
        shown.map(({ column, key }, place) => {
          if (column.exportValue) return cellOf(column.exportValue(row));
          const cell = lines[at]?.cells[place];
          if (column.render && cell) return textIn(cell) || null;
          return cellOf(Object.entries(row).find(([name]) => name === key)?.[1]);
        }),
      ),
    );
  }, [rows]);
  return (
    <table ref={table} hidden>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            {shown.map(({ column, key }) => (
              <td key={key}>
                {!column.exportValue &&
                  column.render?.(Object.entries(row).find(([name]) => name === key)?.[1], row, at)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
