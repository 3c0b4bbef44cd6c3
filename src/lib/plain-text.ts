/** A foreign text without control and bidirectional characters (line breaks stay), cut to `max` code points. */
export function plainText(value: string, max: number): string {
  const clean = value.replace(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
  return [...clean].slice(0, max).join('');
}
