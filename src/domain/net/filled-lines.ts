/** The lines of a text that hold something, numbered from 1; empty ones are counted. */
export function filledLines(text: string): { readonly line: number; readonly text: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => one.text !== '');
}
