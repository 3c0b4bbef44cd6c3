/** Stands in the text of a router where a password or key would: those are never read back. */
export const HIDDEN_KEY = '********';

/**
 * A text that a router may load: a line with a hidden key would make the asterisks the key and end the session, so it
 * stands as a remark that says what is to be entered.
 */
export const withoutHidden = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.includes(HIDDEN_KEY) && !line.startsWith('!') ? `! enter the key: ${line.trim()}` : line))
    .join('\n');
