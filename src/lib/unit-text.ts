/** The units of time that lengths are told in, the largest first, in milliseconds. */
export const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

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

/** A length of time (milliseconds) by its two largest units, the second one unless it is none: `2 hr 5 min`, `45 sec`. */
export function lengthText(ms: number, language: string): string {
  const found = UNITS.findIndex(([, size]) => ms >= size);
  const used = found < 0 ? UNITS.slice(-1) : UNITS.slice(found, found + 2);
  let rest = ms;
  const parts = used.map(([unit, size], index) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 || index === 0 ? unitText(count, unit, language) : '';
  });
  return parts.filter(Boolean).join(' ');
}
