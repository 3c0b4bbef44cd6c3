import type { Language } from '@/i18n/language';

/** The categories of the specification (section 1), in its order. */
export const FAQ_CATEGORIES = ['domainResolution', 'dnsSecurity', 'smartLines', 'failover', 'other'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** What one file of entries holds; the file is the category. In Chinese. */
export interface FaqText {
  /** Part of the deep link `/common_problem?id=`: stays as it is when the text changes. */
  id: string;
  title: string;
  /** Paragraphs of plain text. */
  body: readonly string[];
  /** Paths of the screens that it is about, for their help drawers. */
  about?: readonly `/${string}`[];
}

export interface FaqEntry extends FaqText {
  /** The language that title and body are in. */
  lang: Language;
  category: FaqCategory;
}

/** What is asked of the FAQ; each part may be empty. */
export interface FaqFilter {
  id: string;
  category: FaqCategory | '';
  keyword: string;
}

/** What is looked for, and the address of the same view with a change. */
export interface FaqShown {
  filter: FaqFilter;
  addressOf: (change: Partial<FaqFilter>) => string;
}

/** The element that takes the focus for an entry: its link in the list, its heading when it is open. */
export const elementIdOf = (id: string): string => `faq-${id}`;
