import { useMemo } from 'react';

/** What a list shows, kept in the address. */
export interface ListView {
  page: number;
  size: number;
  keyword: string;
  filters: Record<string, string[]>;
  sort: { field: string; order: 'ascend' | 'descend' } | null;
  range: [from: number, to: number] | null;
}

export const PAGE_SIZES = [10, 20, 50, 100] as const;

const wholeNumber = (text: string | null): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** What a filter takes: one of its options. Without options, or with a control of its own, any value is taken. */
interface Known {
  name: string;
  options: readonly { value: string }[];
  control?: unknown;
}

const takes = ({ options, control }: Known, value: string) =>
  control !== undefined || options.length === 0 || options.some((one) => one.value === value);

/** Parses each parameter on its own; one that is missing or invalid falls back alone, as does each value of a filter. */
export function readView(query: URLSearchParams, known: readonly Known[], sortable: readonly string[]): ListView {
  const page = wholeNumber(query.get('page'));
  const size = wholeNumber(query.get('size'));
  const [field = '', order] = (query.get('sort') ?? '').split(':');
  const from = wholeNumber(query.get('from'));
  const until = wholeNumber(query.get('to'));
  const filters: Record<string, string[]> = {};
  for (const one of known) {
    const values = (query.get(one.name) ?? '').split(',').filter((value) => value !== '' && takes(one, value));
    if (values.length > 0) filters[one.name] = values;
  }
  return {
    page: page && page > 0 ? page : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? 10,
    keyword: (query.get('q') ?? '').slice(0, 256),
    filters,
    sort: sortable.includes(field) && (order === 'ascend' || order === 'descend') ? { field, order } : null,
    range: from !== null && until !== null && from <= until ? [from, until] : null,
  };
}

type Narrowing = Pick<ListView, 'keyword' | 'filters' | 'range'>;

/** Which rows a list has: the same object while page and order change, so that what stands above its rows is not drawn anew. */
export function useNarrowing({ keyword, filters, range }: Narrowing): Narrowing {
  const content = JSON.stringify({ keyword, filters, range });
  return useMemo<Narrowing>(() => JSON.parse(content), [content]);
}

/** The query parameters of a change of view; what equals the default is removed from the address. */
export function writeView(change: Partial<ListView>): Record<string, string | undefined> {
  const patch: Record<string, string | undefined> = {};
  if (change.page !== undefined) patch.page = change.page === 1 ? undefined : String(change.page);
  if (change.size !== undefined) patch.size = change.size === 10 ? undefined : String(change.size);
  if (change.keyword !== undefined) patch.q = change.keyword;
  if (change.sort !== undefined) patch.sort = change.sort ? `${change.sort.field}:${change.sort.order}` : undefined;
  if (change.range !== undefined) {
    patch.from = change.range ? String(change.range[0]) : undefined;
    patch.to = change.range ? String(change.range[1]) : undefined;
  }
  for (const [name, values] of Object.entries(change.filters ?? {})) patch[name] = values.join(',');
  return patch;
}
