import type { StatusMap } from '@/ui/data/status-tag';
import { EXPIRY_TONES } from '../expiry/tones';

export const EXPIRY = {
  valid: { label: 'identityProvider.valid', tone: 'good' },
  expiring: { label: 'identityProvider.expiring', tone: EXPIRY_TONES.days30 },
  ending: { label: 'identityProvider.ending', tone: EXPIRY_TONES.days7 },
  expired: { label: 'identityProvider.expired', tone: EXPIRY_TONES.ended },
} as const satisfies StatusMap;

export const PROVIDER_TYPES = { saml: 'identityProvider.saml', oidc: 'identityProvider.oidc' } as const;
