import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { FIRST_CALL } from './first-calls';

/** The product with this id stands for the console itself. */
export const CONSOLE_ID = -1;

const product = z.object({
  id: z.int(),
  code: z.string(),
  /** The product access flag: off hides the product everywhere. */
  isAccessible: z.boolean(),
  isOpened: z.boolean(),
  /** Of a sub-account: whether the main account has it; absent where the gateway does not say. */
  isOpenedByMain: z.boolean().optional(),
  /** The screen or site behind Enter, if the gateway names one. */
  productUrl: z.string().optional(),
});

const session = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    mainAccount: z.string(),
    type: z.string(),
    isMain: z.boolean(),
    /** The organization that it belongs to, if to one. */
    organizationId: z.string().nullable(),
  }),
  /** The name of the account that looks at the console as this one, for reading only; null in one's own session. */
  viewedBy: z.string().nullable(),
  /** Menu rights: keys of screens. */
  menus: z.array(z.string()),
  /** Action rights, such as `secretKey.create`. */
  actions: z.array(z.string()),
  /** While another account looks as this one, which may change nothing: the actions that this one may do itself. */
  viewedActions: z.array(z.string()).optional(),
  products: z.array(product),
  /** Why the password must be changed before anything else, if it must. */
  passwordReset: z.enum(['none', 'firstLogin', 'expired']),
  isLoginSecurityOn: z.boolean(),
  /** Shown on a wall: no menus, large type, refreshed by itself. */
  isScreenMode: z.boolean(),
  unreadMessages: z.int(),
  /** Of the console's name, mark and colors; see personalize.getBrand. */
  brandVersion: z.int(),
  /** The same by category, such as `todo`. */
  unreadByCategory: z.record(z.string(), z.int()),
  /** The gateway's clock, epoch milliseconds. */
  now: instant,
});

export type Session = z.output<typeof session>;
export type Product = z.output<typeof product>;

export const sessions = {
  get: endpoint(FIRST_CALL, { req: nothing, res: session, codes: ['NO_RIGHT', 'NOT_FOUND'] }),
  end: endpoint('/api/acm/session/end', { req: nothing, res: nothing, access: 'anonymous' }),
};

export const sessionApi = client(sessions);
