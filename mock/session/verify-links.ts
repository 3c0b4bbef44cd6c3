import { SEED_TIME } from '../runtime/world';

export interface VerifyLink {
  kind: 'phone' | 'backupPhone' | 'email';
  /** Masked. */
  contact: string;
  expiresAt: number;
  usedAt: number | null;
  /** Makes the contact usable, in the world that asked for it. */
  activate: () => void;
}

const DAY = 86_400_000;
const seed = (rest: Partial<VerifyLink>): VerifyLink => ({
  kind: 'email',
  contact: 'o***@acme.example',
  expiresAt: Number.MAX_SAFE_INTEGER,
  usedAt: null,
  activate: () => undefined,
  ...rest,
});

const links = new Map<string, VerifyLink>([
  ['verify-expired', seed({ expiresAt: SEED_TIME - DAY })],
  ['verify-used', seed({ kind: 'phone', contact: '138****0001', usedAt: SEED_TIME - 3_600_000 })],
]);

/** Sends a verification link for a contact: features that bind contacts call it; returns the secret of the link. */
export function sendVerifyLink(link: Omit<VerifyLink, 'usedAt'>): string {
  const token = crypto.randomUUID();
  links.set(token, { ...link, usedAt: null });
  return token;
}

/** The link of a secret. Any secret that starts with `verify-valid` is a fresh link, so that parallel tests have their own. */
export function verifyLinkOf(token: string, now: number): VerifyLink | undefined {
  if (!links.has(token) && token.startsWith('verify-valid')) links.set(token, seed({ expiresAt: now + DAY }));
  return links.get(token);
}

/** Their addresses, as GET /mock/share lists them. */
export const verifyAddresses = () =>
  Object.fromEntries(
    ['valid', 'expired', 'used', 'invalid'].map((name) => [name, `/anonymous/verify?token=verify-${name}`]),
  );
