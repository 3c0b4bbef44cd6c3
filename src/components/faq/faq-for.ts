import type { Language } from '@/i18n/language';
import { hasEachWord } from '@/lib/highlight';
import { faqIn } from './entries';
import type { FaqEntry } from './entry';
import { searchFaq } from './search';

/** The entries of the FAQ that hold the words of a keyword, those first that have all in their title; at most `max`. */
export function faqFor(keyword: string, max: number, language: Language): readonly FaqEntry[] {
  const { entries } = searchFaq(faqIn(language), { id: '', category: '', keyword });
  const isTitled = ({ title }: FaqEntry) => hasEachWord([title], keyword);
  return [...entries.filter(isTitled), ...entries.filter((one) => !isTitled(one))].slice(0, max);
}
