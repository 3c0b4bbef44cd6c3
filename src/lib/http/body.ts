/** A whole number with more digits than every number of a script can hold, wherever a value may stand. */
const LONG = /[[:,]\s*-?\d{16}/;

/** The JSON in a text, or the text itself: whether it is what was wanted is for the reader to say. */
export async function readBody(text: unknown): Promise<unknown> {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(LONG.test(text) ? (await import('./exact-digits')).exactDigits(text) : text);
  } catch {
    return text;
  }
}
