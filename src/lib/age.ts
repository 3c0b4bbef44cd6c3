import { DAY, HOUR, MINUTE } from './time';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** How long something has been as it is, in its largest unit: `9 days`, `2 hr`; by a clock that runs behind no time at all. */
export function ageText(ms: number, language: string): string {
  const [unit, size] = UNITS.find(([, one]) => ms >= one) ?? ['second', 1000];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', useGrouping: false });
  // Chinese sets no space of its own before the unit.
  const parts = format.formatToParts(Math.max(0, Math.floor(ms / size))).map(({ value }) => value.trim());
  return parts.filter(Boolean).join(' ');
}
