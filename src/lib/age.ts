import { UNITS, unitText } from './unit-text';

/** How long something has been as it is, in its largest unit: `9 days`, `2 hr`; by a clock that runs behind no time at all. */
export function ageText(ms: number, language: string): string {
  const [unit, size] = UNITS.find(([, one]) => ms >= one) ?? ['second', 1000];
  return unitText(Math.max(0, Math.floor(ms / size)), unit, language);
}
