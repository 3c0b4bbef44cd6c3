/**
 * A change with its sign, to one decimal unless `options` say otherwise, in a language: "+5.3%", "−0.4", "0". The minus is the
 * typographic one, as wide as the plus.
 */
export const signedText = (change: number, language: string, options: Intl.NumberFormatOptions = {}): string =>
  change
    .toLocaleString(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero', ...options })
    .replace('-', '−');
