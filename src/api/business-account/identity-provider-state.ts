import type { Permit } from '@/lib/permit';
import { DAY } from '@/lib/time';
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

/** How a certificate stands at a time of the gateway's clock; whole days left, 0 once it expired. */
export function expiryOf(expiresAt: number, now: number): CertificateExpiry {
  const days = Math.max(0, Math.floor((expiresAt - now) / DAY));
  if (expiresAt <= now) return { state: 'expired', days };
  if (days < URGENT_DAYS) return { state: 'ending', days };
  return { state: days < WARN_DAYS ? 'expiring' : 'valid', days };
}
