import { rowOf } from '@/routes';

/** Whether there is a screen behind an address of ours, and its menu right among these: no link leads nowhere. */
export function mayOpen(href: string, menus: readonly string[]): boolean {
  const row = rowOf(href.replace(/[?#].*/, ''));
  return row !== undefined && (row.permission === null || menus.includes(row.permission));
}
