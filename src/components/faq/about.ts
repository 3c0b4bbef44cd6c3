import type { Language } from '@/i18n/language';
import { faqIn } from './entries';
import type { FaqEntry } from './entry';

/** The entries about the first of these paths that has any: a screen's own, then those above it. */
export function faqAbout(paths: readonly string[], language: Language): readonly FaqEntry[] {
  const about = (path: string) => faqIn(language).filter((one) => one.about?.some((named) => named === path));
  return paths.map(about).find((found) => found.length > 0) ?? [];
}
