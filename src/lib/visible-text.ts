/** Characters that are not seen or turn the text around them; line breaks and joiners between letters are neither. */
const HIDDEN = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115F\u1160\u3164\u2800]/gu;

/** A foreign text as evidence: what would hide or turn it is shown by its name, as `⟨U+202E⟩`. */
export function visibleText(value: string): string {
  return value.replace(HIDDEN, (one) => {
    const code = Number(one.codePointAt(0));
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}
