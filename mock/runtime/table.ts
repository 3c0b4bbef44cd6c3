import type { ListRequest } from '@/lib/contract/endpoint';
import { refuse } from './refusal';
import { checkVersion } from './versions';
import { noteGone, noteNew, noteRow, noteTable } from './watch';
import type { World } from './world';

interface Row {
  id: string;
}

/** The rows of one resource in one world, in their order. */
export class Table<T extends Row> {
  readonly rows: T[];
  private readonly name: string;
  private readonly world: World;

  constructor(rows: T[], name: string, world: World) {
    this.rows = rows;
    this.name = name;
    this.world = world;
  }

  find(id: string): T | undefined {
    const found = this.rows.find((row) => row.id === id);
    // Whoever finds a row may change it: the operation log wants to know how it was.
    if (found) noteRow(this.world, this.name, found);
    return found;
  }

  /** The row, or a refusal NOT_FOUND. */
  get(id: string): T {
    return this.find(id) ?? refuse('NOT_FOUND');
  }

  /** Adds a row in front, as the newest. */
  add(row: T): T {
    this.rows.unshift(row);
    noteNew(this.world, this.name, row);
    return row;
  }

  /** Changes some fields of a row; refuses NOT_FOUND. */
  change(id: string, change: Partial<T>): T {
    return Object.assign(this.get(id), change);
  }

  /** Changes a row whose version is still the expected one and counts it up; refuses STALE_VERSION otherwise. */
  changeVersion(id: string, version: number | undefined, change: Partial<T>): T {
    const row = this.get(id);
    const stored = Number(Reflect.get(row, 'version'));
    checkVersion(this.world, stored, version);
    return Object.assign(row, change, { version: stored + 1 });
  }

  remove(id: string): void {
    this.rows.splice(this.rows.indexOf(this.get(id)), 1);
    noteGone(this.world, this.name, id);
  }
}

/** A resource whose rows are made from its seeds at the first look of each world. */
export const table = <T extends Row>(name: string, seed: (world: World) => T[]) => kept(name, seed, () => '');

/** A resource of which every account has rows of its own: those of the present one, or of the account that is named. */
export const personalTable = <T extends Row>(name: string, seed: (world: World, owner: string) => T[]) =>
  kept(name, seed, ({ persona }) => persona.id);

function kept<T extends Row>(
  name: string,
  seed: (world: World, owner: string) => T[],
  ownerOf: (world: World) => string,
) {
  const made = new WeakMap<World, Map<string, Table<T>>>();
  return {
    name,
    of(world: World, owner = ownerOf(world)): Table<T> {
      const tables = made.get(world) ?? new Map<string, Table<T>>();
      made.set(world, tables);
      const known = tables.get(owner) ?? new Table(seed(world, owner), name, world);
      tables.set(owner, known);
      noteTable(world, name, known.rows);
      return known;
    },
  };
}

const textOf = (row: object, field: string) => String(Reflect.get(row, field) ?? '');

// Made once: a localeCompare of each pair would take seconds over 100,000 rows.
const collator = new Intl.Collator('zh-CN', { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

export interface Narrowing extends Pick<ListRequest, 'keyword' | 'timeRange'> {
  filters?: Record<string, readonly unknown[] | undefined> | undefined;
}

type Query = ListRequest & Narrowing;

/** What a keyword and a time range look at. */
export interface Searched<T> {
  keyword: readonly (keyof T & string)[];
  time?: keyof T & string;
}

/** The rows that filters (any of), keyword in the named fields and time range on one field leave. */
export function matching<T extends object>(rows: readonly T[], request: Narrowing, facts: Searched<T>): T[] {
  const keyword = request.keyword?.trim().toLocaleLowerCase() ?? '';
  const range = request.timeRange;
  return rows.filter((row) => {
    for (const [field, wanted] of Object.entries(request.filters ?? {})) {
      if (wanted && wanted.length > 0 && !wanted.map(String).includes(textOf(row, field))) return false;
    }
    if (range && facts.time) {
      const at = Number(Reflect.get(row, facts.time));
      if (at < range[0] || at > range[1]) return false;
    }
    return keyword === '' || facts.keyword.some((field) => textOf(row, field).toLocaleLowerCase().includes(keyword));
  });
}

/**
 * Answers a list call the way a gateway does: what narrows it, sorter, then the page; a page past the end is empty with
 * the true total.
 */
export function pageOf<T extends object>(
  rows: readonly T[],
  request: Query,
  facts: Searched<T>,
): { list: T[]; total: number } {
  let found = matching(rows, request, facts);
  for (const [field, order] of Object.entries(request.sorter ?? {})) {
    const sign = order === 'ascend' ? 1 : -1;
    found = [...found].sort((a, b) => sign * compare(Reflect.get(a, field), Reflect.get(b, field)));
  }
  const start = (request.current - 1) * request.pageSize;
  return { list: found.slice(start, start + request.pageSize), total: found.length };
}
