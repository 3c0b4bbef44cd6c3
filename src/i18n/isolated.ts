/** Strong right-to-left letters, and the characters that turn the direction. */
const TURNS = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Isolated as a whole by whoever wrote it, as a time is. */
const WHOLE = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/**
 * A foreign text for the inside of a sentence: isolated (UAX #9) if it runs or turns from right to left, so that neither
 * reorders the other. Invisible marks and no element, since sentences also stand in titles and attributes.
 */
export const isolated = (text: string): string =>
  TURNS.test(text) && !WHOLE.test(text) ? `\u2068${text}\u2069` : text;

/** Names in a row, each in its own direction. */
export const listed = (names: readonly string[], separator: string): string => names.map(isolated).join(separator);
