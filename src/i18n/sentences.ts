/** Full-width punctuation (Unicode: CJK Symbols, Fullwidth Forms), which has its room in itself. */
const WIDE = /[\u3001-\u303F\uFF01-\uFF60]$/u;

/** What parts a text from what follows it in the same line: a space, nothing behind a full-width mark. */
export const gapAfter = (text: string): string => (WIDE.test(text) ? '' : ' ');

/** Sentences one after another, as their language parts them; an empty one leaves no gap. */
export const sentences = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').reduce((before, next) => before + (before && gapAfter(before)) + next, '');
