import { keywordPattern } from '@/lib/highlight';
import { FAQ_CATEGORIES, type FaqCategory, type FaqEntry } from './entry';

/** What is asked of the FAQ; each part may be empty. */
export interface FaqFilter {
  id: string;
  category: FaqCategory | '';
  keyword: string;
}

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
 * wins, else the category counts, then the keyword in title or body.
 */
export function searchFaq(
  entries: readonly FaqEntry[],
  filter: FaqFilter,
  current: FaqResult | null = null,
): FaqResult {
  if (current && isSame(current.filter, filter)) return current;
  const named = entries.find((one) => one.id === filter.id);
  if (named) return { filter, entries: [named] };
  const pattern = keywordPattern(filter.keyword);
  const hits = entries.filter(
    ({ category, title, body }) =>
      (filter.category === '' || category === filter.category) &&
      (pattern === null || [title, ...body].some((text) => pattern.test(text))),
  );
  return { filter, entries: hits };
}
