import type { Language } from '@/i18n/language';
import type { FaqCategory, FaqEntry, FaqText } from '../entry';
import { dnsSecurity } from './dns-security';
import { domainResolution } from './domain-resolution';
import { english } from './english';
import { failover } from './failover';
import { other } from './other';
import { smartLines } from './smart-lines';

const texts: Readonly<Record<FaqCategory, readonly FaqText[]>> = {
  domainResolution,
  dnsSecurity,
  smartLines,
  failover,
  other,
};

const inCategory = (category: FaqCategory): FaqEntry[] =>
  texts[category].map((text) => ({ ...text, category, lang: 'zh-CN' }));

/** The built-in FAQ: 35 entries, by category. A script of its own: screen, palette and help drawer share it. */
export const faqEntries: readonly FaqEntry[] = [
  ...inCategory('domainResolution'),
  ...inCategory('dnsSecurity'),
  ...inCategory('smartLines'),
  ...inCategory('failover'),
  ...inCategory('other'),
];

const inEnglish = faqEntries.map((entry): FaqEntry => {
  const [title, ...body] = english[entry.id] ?? [];
  return title === undefined ? entry : { ...entry, title, body, lang: 'en-US' };
});

/** The FAQ as an interface shows it: it was written in Chinese, and is translated for English. */
export const faqIn = (language: Language): readonly FaqEntry[] => (language === 'en-US' ? inEnglish : faqEntries);
