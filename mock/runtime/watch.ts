import type { World } from './world';

/** A row as it was before a handler and as it is after it; null where it is not there. */
export interface TouchedRow {
  table: string;
  id: string;
  before: unknown;
  after: unknown;
}

interface Seen {
  before: string | null;
  row: object | null;
}

type Watch = Map<string, Map<string, Seen>>;

const watches = new WeakMap<World, Watch>();

/** Rows of a table that is larger are looked at one by one, as a handler asks for them. */
const WHOLE_TABLE = 500;

const textOf = (row: object) => JSON.stringify(row);

function seenIn(world: World, table: string): Map<string, Seen> | null {
  const watch = watches.get(world);
  if (!watch) return null;
  const known = watch.get(table) ?? new Map<string, Seen>();
  watch.set(table, known);
  return known;
}

/** Remembers a row as it is, once, if somebody watches the world. */
export function noteRow(world: World, table: string, row: { id: string }): void {
  const seen = seenIn(world, table);
  if (seen && !seen.has(row.id)) seen.set(row.id, { before: textOf(row), row });
}

/** The same for a table that a handler is about to use: it may change rows that it found in its own way. */
export function noteTable(world: World, table: string, rows: readonly { id: string }[]): void {
  if (!watches.has(world) || rows.length > WHOLE_TABLE) return;
  for (const row of rows) noteRow(world, table, row);
}

/** A row that came: before it there was nothing, unless one of the same id went in the same run. */
export function noteNew(world: World, table: string, row: { id: string }): void {
  const seen = seenIn(world, table);
  if (!seen) return;
  const known = seen.get(row.id);
  seen.set(row.id, { before: known?.before ?? null, row });
}

/** A row that went. */
export function noteGone(world: World, table: string, id: string): void {
  const known = seenIn(world, table)?.get(id);
  if (known) known.row = null;
}

/** Runs something and tells which rows of the world it changed. */
export async function watchRows<T>(world: World, run: () => T | Promise<T>): Promise<{ value: T; rows: TouchedRow[] }> {
  const watch: Watch = new Map();
  watches.set(world, watch);
  try {
    const value = await run();
    const rows = [...watch].flatMap(([table, seen]) =>
      [...seen].flatMap(([id, { before, row }]) => {
        const after = row && textOf(row);
        return after === before
          ? []
          : [{ table, id, before: before && JSON.parse(before), after: after && JSON.parse(after) }];
      }),
    );
    return { value, rows };
  } finally {
    if (watches.get(world) === watch) watches.delete(world);
  }
}
