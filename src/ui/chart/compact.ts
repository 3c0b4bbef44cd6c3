/**
 * Writes figures of a chart in short, at most four digits: `13.8M`, `1377万`, and `4,129` grouped as the full figures beside
 * them are.
 */
export function compactOf(language: string): (value: number) => string {
  const fine = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const coarse = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 0 });
  return (value) => {
    const text = fine.format(value);
    if (/^-?\d{4}(?:\.\d)?$/.test(text)) return Math.round(value).toLocaleString(language);
    return /\d{4}/.test(text) ? coarse.format(value) : text;
  };
}
