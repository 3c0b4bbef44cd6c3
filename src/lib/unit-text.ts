// Making a formatter takes longer than what it formats, and durations tick.
const formats = new Map<string, Intl.NumberFormat>();

/** A count of a unit of time as a language has it, in short: `2 hr`, `9 天`. `unit` is one of ECMA-402, such as `minute`. */
export function unitText(count: number, unit: string, language: string): string {
  const key = `${language} ${unit}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', useGrouping: false });
  formats.set(key, format);
  // Chinese sets no space of its own before the unit.
  const parts = format.formatToParts(count).map(({ value }) => value.trim());
  return parts.filter(Boolean).join(' ');
}
