import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { computed, objectVersion } from '@/lib/contract/version';
import { integer } from '@/lib/rules/integer';
import { ofAccount } from './of-account';

const MAX_PASSWORD_DAYS = 365;

const settings = z.object({
  /** Security login as a whole; off is what the home's banner warns of. */
  isOn: z.boolean(),
  policy: z.enum(['default', 'force']),
  durationHours: integer(1, 8),
  protectsCriticalOperations: z.boolean(),
  notifiesLogin: z.boolean(),
  jumpPlatform: z.string().min(1),
  isScreenMode: z.boolean(),
});

/** Login security of an account; the days of a password are there only with the flag. */
export const loginSecurityInput = z.discriminatedUnion('passwordExpires', [
  settings.extend({ passwordExpires: z.literal(true), passwordDays: integer(1, MAX_PASSWORD_DAYS) }),
  settings.extend({ passwordExpires: z.literal(false) }),
]);
export type LoginSecurityInput = z.output<typeof loginSecurityInput>;

export const loginSecurities = {
  get: endpoint('/api/acm/loginSecurity/get', {
    req: ofAccount,
    res: z.object({
      settings: loginSecurityInput,
      /** Platforms that a login may lead to. */
      platforms: computed(z.array(z.object({ value: z.string(), label: z.string() }))),
      /** Days without login after which the system default asks for verification (7 in the specification). */
      inactivityDays: computed(z.int()),
      /** How many contacts of the account can receive a verification code. */
      contactCount: computed(z.int()),
      version: objectVersion,
    }),
    codes: ['NOT_FOUND'],
  }),
  update: endpoint('/api/acm/loginSecurity/update', {
    req: ofAccount.extend({
      settings: loginSecurityInput,
      version: objectVersion,
      /** The operator knows that no contact could receive the code which every login would ask for. */
      acceptsLockout: z.boolean().default(false),
    }),
    res: nothing,
    codes: ['STALE_VERSION', 'NOT_FOUND', 'NO_RIGHT', 'NO_CONTACT_LEFT'],
    access: 'loginSecurity.update',
  }),
};

export const loginSecurityApi = client(loginSecurities);
