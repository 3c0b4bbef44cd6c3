import type { StatusMap } from '@/ui/data/status-tag';

export const EXPIRY = {
  valid: { label: 'identityProvider.valid', tone: 'good' },
  expiring: { label: 'identityProvider.expiring', tone: 'attention' },
  ending: { label: 'identityProvider.ending', tone: 'bad' },
  expired: { label: 'identityProvider.expired', tone: 'bad' },
} as const satisfies StatusMap;

export const PROVIDER_TYPES = { saml: 'identityProvider.saml', oidc: 'identityProvider.oidc' } as const;
