import { hasEachWord } from '@/lib/highlight';
import { FAQ_CATEGORIES, type FaqEntry, type FaqFilter } from './entry';

export interface FaqResult {
  filter: FaqFilter;
  entries: readonly FaqEntry[];
}

/** The filter in an address; what cannot be read falls back by itself. */
export function readFaqFilter(query: URLSearchParams): FaqFilter {
  return {
    id: query.get('id') ?? '',
    category: FAQ_CATEGORIES.find((one) => one === query.get('category')) ?? '',
    keyword: (query.get('q') ?? '').slice(0, 256).trim(),
  };
}

const isSame = (a: FaqFilter, b: FaqFilter) => a.id === b.id && a.category === b.category && a.keyword === b.keyword;

/**
 * The search rule: a filter that equals the current one gives the current result itself; an id that exists
 * wins, else the category counts, then the keyword: each of its words in title or body, in any order.
 */
export function searchFaq(
  entries: readonly FaqEntry[],
  filter: FaqFilter,
  current: FaqResult | null = null,
): FaqResult {
  if (current && isSame(current.filter, filter)) return current;
  const named = entries.find((one) => one.id === filter.id);
  if (named) return { filter, entries: [named] };
  const hits = entries.filter(
    ({ category, title, body }) =>
      (filter.category === '' || category === filter.category) && hasEachWord([title, ...body], filter.keyword),
  );
  return { filter, entries: hits };
}
