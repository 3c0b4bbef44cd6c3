import type { MessageId } from '@/i18n/messages';

/** Why an account cannot sign in, by the code that the gateway's sign-in puts into the address. */
const REASONS: ReadonlyMap<string, MessageId> = new Map([
  ['password', 'loginLock.password'],
  ['administrator', 'loginLock.administrator'],
  ['inactive', 'loginLock.inactive'],
  ['address', 'loginLock.address'],
  ['expired', 'loginLock.expired'],
]);

/** The sentence of a reason; one that is missing or unknown says only that the account is locked. */
export const reasonOf = (search: string): MessageId =>
  REASONS.get(new URLSearchParams(search).get('reason') ?? '') ?? 'loginLock.unknown';

const LONGEST = 7 * 24 * 3600;

/**
 * Whole seconds until sign-in is open again, null if the gateway gave none. `until` (epoch milliseconds) was noted before a
 * reload; a browser clock that was set meanwhile can shorten the wait on screen but never make it longer than it was.
 */
export function secondsLeft(search: string, until: unknown, now: number): number | null {
  const text = new URLSearchParams(search).get('left') ?? '';
  const given = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (given < 1 || given > LONGEST) return null;
  if (typeof until !== 'number') return given;
  return Math.min(given, Math.max(0, Math.ceil((until - now) / 1000)));
}

const two = (value: number) => String(value).padStart(2, '0');

/** `14:59`, or `1:00:00` from an hour on. */
export function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}
