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

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time by its two largest units: `2 h 5 min`, `45 s`. */
export function lengthText(ms: number, language: string): string {
  const seconds = Math.floor(ms / 1000);
  const found = UNITS.findIndex(([, size]) => seconds >= size);
  const at = found < 0 ? UNITS.length - 1 : found;
  const [first, second] = [UNITS[at], UNITS[at + 1]];
  if (!first) return '';
  const whole = Math.floor(seconds / first[1]);
  const rest = second ? Math.floor((seconds - whole * first[1]) / second[1]) : 0;
  const parts = [
    unitText(whole, first[0], language),
    ...(second && rest > 0 ? [unitText(rest, second[0], language)] : []),
  ];
  return parts.join(' ');
}
