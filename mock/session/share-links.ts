import { verifyAddresses } from './verify-links';

/** Shared report links that always exist, good and bad. */
export const shares = {
  alarmReport: { valid: 'share-alarm-valid', expired: 'share-alarm-expired', withdrawn: 'share-alarm-withdrawn' },
  businessReport: {
    valid: 'share-business-valid',
    expired: 'share-business-expired',
    withdrawn: 'share-business-withdrawn',
  },
} as const;

/** The addresses of all links that work without a session, as GET /mock/share lists them. */
export const shareLinks = () => ({
  ...Object.fromEntries(
    Object.entries(shares).map(([kind, tokens]) => [
      kind,
      Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, `/anonymous/${kind}?share=${token}`])),
    ]),
  ),
  verify: verifyAddresses(),
});
