import { verifyLinks } from '@/api/anonymous/verify';
import { implement } from '../runtime/implement';
import { type VerifyLink, verifyLinkOf } from '../session/verify-links';

/** Why a link cannot be used any more, or null. */
function overOf({ usedAt, expiresAt }: VerifyLink, now: number) {
  if (usedAt !== null) return { state: 'used' as const, usedAt };
  return now > expiresAt ? { state: 'expired' as const, expiredAt: expiresAt } : null;
}

const invalid = { state: 'invalid' as const };

export const verify = implement(verifyLinks, {
  getLink: ({ token }, { world }) => {
    const link = verifyLinkOf(token, world.now());
    if (!link) return invalid;
    const { kind, contact, expiresAt } = link;
    return overOf(link, world.now()) ?? { state: 'valid' as const, kind, contact, expiresAt };
  },
  activate: ({ token }, { world }) => {
    const link = verifyLinkOf(token, world.now());
    if (!link) return invalid;
    const over = overOf(link, world.now());
    if (over) return over;
    link.usedAt = world.now();
    link.activate();
    return { state: 'activated' as const, kind: link.kind, contact: link.contact };
  },
});
