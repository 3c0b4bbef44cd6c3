import * as z from 'zod';
import { HIDDEN } from '@/lib/masked-query';

/** Why something did not arrive: before an answer came, or by what the answer says. */
export const deliveryReason = z.enum([
  'connectionRefused',
  'nameNotResolved',
  'certificate',
  'timeout',
  'unauthorized',
  'notFound',
  'tooLarge',
  'tooMany',
  'clientError',
  'serverError',
  'declined',
]);
export type DeliveryReason = z.output<typeof deliveryReason>;

const BY_STATUS: ReadonlyMap<number, DeliveryReason> = new Map([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'notFound'],
  [408, 'timeout'],
  [410, 'notFound'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
]);

/** What an HTTP status says of a delivery; null where it says that all is well. */
export function reasonOfStatus(status: number): DeliveryReason | null {
  const known = BY_STATUS.get(status);
  if (known) return known;
  if (status >= 500) return 'serverError';
  return status >= 400 ? 'clientError' : null;
}

/** Headers that say something of the answer. Any other may hold a secret under a name that nobody foresaw. */
const SHOWN = new Set([
  'age',
  'allow',
  'cache-control',
  'connection',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'expires',
  'last-modified',
  'retry-after',
  'server',
  'transfer-encoding',
  'vary',
  'via',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
]);

/** The value of a header of an answer as it may be shown. */
export const shownHeader = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  SHOWN.has(name.trim().toLowerCase()) ? value : HIDDEN;
