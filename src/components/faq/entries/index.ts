import type { FaqCategory, FaqEntry, FaqText } from '../entry';
import { dnsSecurity } from './dns-security';
import { domainResolution } from './domain-resolution';
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

const inCategory = (category: FaqCategory): FaqEntry[] => texts[category].map((text) => ({ ...text, category }));

/** The built-in FAQ: 35 entries, by category. A script of its own: screen, palette and help drawer share it. */
export const faqEntries: readonly FaqEntry[] = [
  ...inCategory('domainResolution'),
  ...inCategory('dnsSecurity'),
  ...inCategory('smartLines'),
  ...inCategory('failover'),
  ...inCategory('other'),
];
