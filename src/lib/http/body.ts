/** The JSON in a text, or the text itself: whether it is what was wanted is for the reader to say. */
export function readBody(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
