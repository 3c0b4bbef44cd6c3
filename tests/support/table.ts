import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

const textOf = (cell: Element) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The cells of a row by column, those too that reach into it from a row above. */
function cellsOf(row: Element): Element[] {
  if (!row.parentElement?.querySelector('td[rowspan]')) return [...row.querySelectorAll('td')];
  const own = [...row.querySelectorAll('td')];
  const before = [...(row.parentElement?.querySelectorAll('tr[data-row-key]') ?? [])];
  const at = before.indexOf(row);
  for (const [index, other] of before.slice(0, at).entries())
    for (const cell of other.querySelectorAll('td'))
      if (cell.rowSpan > at - index) own.splice(cellsOf(other).indexOf(cell), 0, cell);
  return own;
}

/** The table on screen as one object per row, keyed by column header. */
export function tableRows(table: HTMLElement = screen.getByRole('table')): Record<string, string>[] {
  const headers = [...table.querySelectorAll('thead th')].map(textOf);
  return [...table.querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    Object.fromEntries(cellsOf(row).map((cell, index) => [headers[index] ?? String(index), textOf(cell)])),
  );
}

/** Waits until the table has these rows, in this order; each row names only the columns that matter. */
export async function expectRows(rows: readonly Record<string, string>[]): Promise<void> {
  await waitFor(() => expect(tableRows()).toEqual(rows.map((row) => expect.objectContaining(row))));
}

/** Waits until a table on screen holds a row with these columns and gives its element, to act inside it. */
export async function findRow(wanted: Record<string, string>): Promise<HTMLElement> {
  return waitFor(() => {
    const tables = screen.getAllByRole('table');
    const isWanted = (row: Record<string, string>) =>
      Object.entries(wanted).every(([header, text]) => row[header] === text);
    const [found] = tables.flatMap((table) => {
      const index = tableRows(table).findIndex(isWanted);
      return table.querySelectorAll<HTMLElement>('tbody tr[data-row-key]')[index] ?? [];
    });
    const rows = tables.flatMap((table) => tableRows(table));
    expect(found, `a row ${JSON.stringify(wanted)} among ${JSON.stringify(rows)}`).toBeDefined();
    if (!found) throw new Error('unreachable');
    return found;
  });
}

/** Opens the menu of a row, or of what else has one, and gives its items. */
export async function menuIn(user: UserEvent, row: HTMLElement): Promise<HTMLElement[]> {
  await user.click(within(row).getByRole('button', { name: /^More actions/ }));
  return screen.findAllByRole('menuitem');
}

/** Chooses what stands in the menu of a row. */
export async function chooseIn(user: UserEvent, row: HTMLElement, name: string): Promise<void> {
  await menuIn(user, row);
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Shows columns that are only offered. */
export async function showColumns(user: UserEvent, names: readonly string[]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
  const panel = await screen.findByRole('dialog', { name: 'Views and columns' });
  for (const name of names) await user.click(within(panel).getByRole('checkbox', { name }));
}
