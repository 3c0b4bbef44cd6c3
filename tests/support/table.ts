import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const textOf = (cell: Element) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The table on screen as one object per row, keyed by column header. */
export function tableRows(table: HTMLElement = screen.getByRole('table')): Record<string, string>[] {
  const headers = [...table.querySelectorAll('thead th')].map(textOf);
  return [...table.querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    Object.fromEntries(
      [...row.querySelectorAll('td')].map((cell, index) => [headers[index] ?? String(index), textOf(cell)]),
    ),
  );
}

/** Waits until the table has these rows, in this order; each row names only the columns that matter. */
export async function expectRows(rows: readonly Record<string, string>[]): Promise<void> {
  await waitFor(() => expect(tableRows()).toEqual(rows.map((row) => expect.objectContaining(row))));
}

/** Waits until the table holds a row with these columns and gives its element, to act inside it. */
export async function findRow(wanted: Record<string, string>): Promise<HTMLElement> {
  return waitFor(() => {
    const rows = tableRows();
    const index = rows.findIndex((row) => Object.entries(wanted).every(([header, text]) => row[header] === text));
    const found = screen.getByRole('table').querySelectorAll<HTMLElement>('tbody tr[data-row-key]')[index];
    expect(found, `a row ${JSON.stringify(wanted)} among ${JSON.stringify(rows)}`).toBeDefined();
    if (!found) throw new Error('unreachable');
    return found;
  });
}
