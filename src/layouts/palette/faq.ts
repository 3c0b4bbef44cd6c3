import { faqEntries } from '@/components/faq/entries';
import type { FaqEntry } from '@/components/faq/entry';
import { searchFaq } from '@/components/faq/search';
import { keywordPattern } from '@/lib/highlight';

/** The entries of the FAQ that hold a keyword, those first that have it in their title; at most `max`. */
export function faqFor(keyword: string, max: number): readonly FaqEntry[] {
  const pattern = keywordPattern(keyword);
  const { entries } = searchFaq(faqEntries, { id: '', category: '', keyword });
  const isTitled = ({ title }: FaqEntry) => pattern?.test(title) ?? false;
  return [...entries.filter(isTitled), ...entries.filter((one) => !isTitled(one))].slice(0, max);
}
