/** Between the facts of one line; it stays with the fact before it, so that no line begins with it. */
export const DOT = '\u00a0· ';

/** The same text for a file, which has no lines. */
export const plainDots = (text: string): string => text.replaceAll(DOT, ' · ');
