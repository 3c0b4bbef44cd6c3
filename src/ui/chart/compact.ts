/**
 * Writes the figures of one chart in short, at most four digits: `13.8M`, `1377万`, and `4,129` grouped as the full figures
 * beside them are. Those of one unit have the same number of decimals: `9.0M` stands beside `13.8M`.
 */
export function compactOf(language: string, figures: readonly number[]): (value: number) => string {
  const withDecimals = (minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { notation: 'compact', minimumFractionDigits, maximumFractionDigits });
  const fine = withDecimals(0, 1);
  const even = withDecimals(1, 1);
  const coarse = withDecimals(0, 0);
  const lookAt = (value: number) => {
    const parts = fine.formatToParts(value);
    const digits = parts.find(({ type }) => type === 'integer')?.value ?? '';
    return {
      unit: parts.find(({ type }) => type === 'compact')?.value ?? '',
      isLong: digits.length > 3,
      isBroken: parts.some(({ type }) => type === 'fraction'),
    };
  };
  const looks = figures.map(lookAt);
  return (value) => {
    const own = lookAt(value);
    if (own.unit === '' && own.isLong) return Math.round(value).toLocaleString(language);
    const alike = [own, ...looks.filter(({ unit }) => unit === own.unit)];
    if (value === 0 || alike.some(({ isLong }) => isLong)) return coarse.format(value);
    return (alike.some(({ isBroken }) => isBroken) ? even : fine).format(value);
  };
}
