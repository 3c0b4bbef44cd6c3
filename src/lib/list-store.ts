import * as z from 'zod';
import { ownKey } from './drafts';
import { readStored, readText, writeStored } from './storage';
import { createSignal } from './store';

/** Bounds keep what comes from a file or an old browser profile from filling the storage. */
const key = z.string().min(1).max(64);
const layout = z.object({
  /** Column keys in the chosen order; columns that are not named follow in their own. */
  order: z.array(key).max(100),
  hidden: z.array(key).max(100),
  density: z.enum(['compact', 'roomy']),
});
const savedView = z.object({ name: key, query: z.string().max(4000) });

/** What an account keeps of one list in its browser. */
export const listStore = z.object({ version: z.literal(1), layout, views: z.array(savedView).max(50) });

export type Layout = z.output<typeof layout>;
export type SavedView = z.output<typeof savedView>;
export type ListStore = z.output<typeof listStore>;

export const NO_LAYOUT: Layout = { order: [], hidden: [], density: 'compact' };
const NOTHING: ListStore = { version: 1, layout: NO_LAYOUT, views: [] };

const written = createSignal();
/** Per account and list: nobody sees the views of another one. */
const keyOf = (path: string) => ownKey('list', path);

/** The stored text, to notice a change by; null if there is none. */
export function listStoreText(path: string): string | null {
  const key = keyOf(path);
  return key === null ? null : readText(key);
}

/** What is kept for a list; nothing where it is missing, damaged or of another version. */
export function readListStore(path: string): ListStore {
  const key = keyOf(path);
  const stored = listStore.safeParse(key === null ? null : readStored(key));
  return stored.success ? stored.data : NOTHING;
}

/** Keeps it and tells the lists on screen; false if the browser did not take it. */
export function writeListStore(path: string, store: ListStore): boolean {
  const key = keyOf(path);
  const isKept = key !== null && writeStored(key, store);
  written.emit();
  return isKept;
}

/** Calls back after each write; returns the function that stops it. */
export const onListStore = written.subscribe;

/** Whether a column is on screen: one that is only offered needs to be chosen, which puts it in the order. */
export function isShown({ key, isExtra }: { key?: unknown; isExtra?: boolean }, { order, hidden }: Layout): boolean {
  return !hidden.includes(String(key)) && (isExtra !== true || order.includes(String(key)));
}

/** Columns in the chosen order without the hidden ones. The actions stay last; if all were hidden, all are shown. */
export function arrange<C extends { key?: unknown; isExtra?: boolean }>(columns: readonly C[], layout: Layout): C[] {
  const { order } = layout;
  const rank = (column: C) => {
    if (column.key === 'actions') return order.length + 1;
    const at = order.indexOf(String(column.key));
    return at < 0 ? order.length : at;
  };
  const sorted = [...columns].sort((a, b) => rank(a) - rank(b));
  const shown = sorted.filter((one) => one.key === 'actions' || isShown(one, layout));
  return shown.some((one) => one.key !== 'actions') ? shown : sorted;
}
