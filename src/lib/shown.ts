/** What stands where there is nothing to show. */
export const ABSENT = '—';

/** Whether a value is a number that can be shown; answers that break their contract come through in production. */
export const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether a value is a time that a calendar has, in epoch milliseconds. */
export const isTime = (value: unknown): value is number => isFigure(value) && Math.abs(value) <= 8.64e15;

/** A text or a number as text; a dash for anything else, which would show as "[object Object]". */
export const shownText = (value: unknown): string =>
  typeof value === 'string' || isFigure(value) ? String(value) : ABSENT;

/** The same for a file, in one line; null where there is nothing. */
export function fileText(value: unknown): string | null {
  const text = shownText(value).replace(/\s+/g, ' ').trim();
  return text === ABSENT || text === '' ? null : text;
}
