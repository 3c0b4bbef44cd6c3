import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListColumn } from './list-parts';

/**
 * The widths that the columns found with the first rows, which they keep: rows that come and go while one scrolls move
 * nothing. Null before.
 */
export function useColumnWidths(
  table: RefObject<HTMLElement | null>,
  columns: readonly ListColumn[],
  hasRows: boolean,
): readonly number[] | null {
  const of = columns.map(({ key }) => key).join();
  const [found, setFound] = useState<{ of: string; widths: number[] } | null>(null);
  useLayoutEffect(() => {
    if (!hasRows || found?.of === of) return;
    const heads = table.current?.querySelectorAll<HTMLElement>('thead th') ?? [];
    // Up, since a fraction of a pixel less cuts the last letters of a time.
    const widths = [...heads].map((head) => Math.ceil(head.getBoundingClientRect().width));
    if (widths.some((one) => one > 0)) setFound({ of, widths });
  }, [table, of, hasRows, found]);
  return found?.of === of ? found.widths : null;
}
