/** A piece of a text; `isHit` where the keyword stands. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** A pattern that finds a keyword literally in any case; null without one. It is not global: it may be tested again. */
export function keywordPattern(keyword: string): RegExp | null {
  const wanted = keyword.trim();
  return wanted === '' ? null : new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'iu');
}

/** Cuts a text at each place of a keyword, for text nodes; the pieces joined are the text. None is empty. */
export function piecesOf(text: string, keyword: string): Piece[] {
  const pattern = keywordPattern(keyword);
  const parts = pattern ? text.split(pattern) : [text];
  return parts.map((part, index) => ({ text: part, isHit: index % 2 === 1 })).filter((piece) => piece.text !== '');
}
