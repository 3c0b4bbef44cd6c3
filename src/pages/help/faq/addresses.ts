import type { FaqFilter } from '@/components/faq/search';
import { to } from '@/routes/href';

/** The address of a view of the FAQ: the present one with a change. */
export const addressOf = (filter: FaqFilter, change: Partial<FaqFilter>): string => {
  const { id, category, keyword } = { ...filter, ...change };
  return to('/common_problem', { category: category || undefined, q: keyword || undefined, id: id || undefined });
};

/** The element that takes the focus for an entry: its link in the list, its heading when it is open. */
export const elementIdOf = (id: string): string => `faq-${id}`;
