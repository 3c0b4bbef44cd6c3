import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** What ends: a service, its trial, a license, a certificate, a password, a secret key, a shared link, a backup's freshness, a long silence. */
export const expiryKind = z.enum([
  'product',
  'trial',
  'license',
  'certificate',
  'password',
  'secretKey',
  'share',
  'backup',
  'silence',
]);
export type ExpiryKind = z.output<typeof expiryKind>;

/** How near the end is, by the gateway's clock: over, within 7, 30 or 90 days. */
export const expiryState = z.enum(['ended', 'days7', 'days30', 'days90']);
export type ExpiryState = z.output<typeof expiryState>;

const expiry = z.object({
  id: z.string(),
  kind: expiryKind.or(z.string()),
  state: expiryState.or(z.string()),
  /** What it belongs to, as the log names objects; a product by its code. */
  object: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  endsAt: instant,
  /** Whole days, rounded up; 0 or less once it is over. */
  daysLeft: z.int(),
});
export type Expiry = z.output<typeof expiry>;

export const expiries = {
  /**
   * What ends within 90 days or ended in the last 30, of what the account may see on its screens, the nearest end first.
   */
  list: page('/api/acm/expiry/list', {
    capability: 'expiries',
    row: expiry,
    filters: { state: z.array(z.string()), kind: z.array(z.string()) },
  }),
};

export const expiryApi = client(expiries);

export const expiryCalendars = {
  /** Whether the account has an address that calendars read, and when one last did. */
  get: endpoint('/api/acm/expiryCalendar/get', {
    capability: 'expiries',
    req: nothing,
    res: z.object({ createdAt: instant.nullable(), readAt: instant.nullable() }),
  }),
  /** Makes an address, by the root of the gateway, and ends the one before. It comes this once: who has it reads the calendar. */
  add: endpoint('/api/acm/expiryCalendar/add', {
    capability: 'expiries',
    req: nothing,
    res: z.object({ path: z.string().startsWith('/') }),
  }),
  delete: endpoint('/api/acm/expiryCalendar/delete', { capability: 'expiries', req: nothing, res: nothing }),
};

export const expiryCalendarApi = client(expiryCalendars);
