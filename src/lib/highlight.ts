/** A piece of a text; `isHit` where a word of the keyword stands. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** A large number is found however its digits are grouped: people type 86400 where a text has 86,400. */
const grouped = (word: string): string => (/^\d{4,}$/.test(word) ? word.replace(/\B(?=(?:\d{3})+$)/g, ',?') : word);

/** The words of a keyword, the longest first, each as a pattern that means it literally. */
function wordsOf(keyword: string): string[] {
  const words = [...new Set(keyword.trim().split(/\s+/u))].filter((word) => word !== '');
  return words
    .sort((one, other) => other.length - one.length)
    .map((word) => grouped(word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')));
}

/** A pattern that finds any word of a keyword literally in any case; null without one. It is not global: it may be tested again. */
export function keywordPattern(keyword: string): RegExp | null {
  const words = wordsOf(keyword);
  return words.length === 0 ? null : new RegExp(`(${words.join('|')})`, 'iu');
}

/** Whether each word of a keyword stands in one of the texts, in any order and case; true without a word. */
export function hasEachWord(texts: readonly string[], keyword: string): boolean {
  return wordsOf(keyword).every((word) => {
    const pattern = new RegExp(word, 'iu');
    return texts.some((text) => pattern.test(text));
  });
}

/** Cuts a text at each word of a keyword, for text nodes; the pieces joined are the text. None is empty. */
export function piecesOf(text: string, keyword: string): Piece[] {
  const pattern = keywordPattern(keyword);
  const parts = pattern ? text.split(pattern) : [text];
  return parts.map((part, index) => ({ text: part, isHit: index % 2 === 1 })).filter((piece) => piece.text !== '');
}

/** How much of a text stands before the first hit of its excerpt. */
const BEFORE = 12;

/**
 * A line of a text from shortly before the first word of a keyword on, in `…` where something is left out before; null
 * where none of the words stands in it. Its end is for who shows it.
 */
export function lineAround(text: string, keyword: string): string | null {
  const at = keywordPattern(keyword)?.exec(text)?.index;
  if (at === undefined) return null;
  const near = at <= BEFORE ? 0 : at - BEFORE;
  // With a whole word, where the language parts its words.
  const from = near === 0 ? 0 : near + text.slice(near, at).search(/\s/u) + 1;
  return `${from > 0 ? '…' : ''}${text.slice(from).replace(/\s+/gu, ' ').trimStart()}`;
}
