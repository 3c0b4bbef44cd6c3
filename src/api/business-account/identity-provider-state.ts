import type { Permit } from '@/lib/permit';
import { DAY, daysUntil } from '@/lib/time';
import type { IdentityProvider } from './identity-provider';

/** What the state of a provider allows, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  delete: ({ uses }: Pick<IdentityProvider, 'uses'>): Permit<'identityProvider.inUse'> =>
    uses.length === 0 || 'identityProvider.inUse',
};

/** So many days before its end a certificate is called out, while there is time to exchange it. */
const WARN_DAYS = 30;
/** From here on it is urgent: an exchange takes somebody at the provider, too. */
const URGENT_DAYS = 7;

export interface CertificateExpiry {
  state: 'valid' | 'expiring' | 'ending' | 'expired';
  days: number;
}

/** How a certificate stands at a time of the gateway's clock, and how many days are left; 0 once it expired. */
export function expiryOf(expiresAt: number, now: number): CertificateExpiry {
  const days = daysUntil(expiresAt, now);
  const left = expiresAt - now;
  if (left <= 0) return { state: 'expired', days };
  if (left < URGENT_DAYS * DAY) return { state: 'ending', days };
  return { state: left < WARN_DAYS * DAY ? 'expiring' : 'valid', days };
}
