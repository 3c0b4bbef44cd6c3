import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { secret } from '@/lib/rules/secret';

/** The secret of a verification link. */
const byToken = z.object({ token: secret(z.string().min(1).max(256)) });

const over = [
  z.object({ state: z.literal('expired'), expiredAt: instant }),
  z.object({ state: z.literal('used'), usedAt: instant }),
  z.object({ state: z.literal('invalid') }),
] as const;

/** A contact as the link shows it: masked, because whoever holds the link may read it. */
const contact = { kind: z.enum(['phone', 'backupPhone', 'email']).or(z.string()), contact: z.string() };

export const verifyLinks = {
  getLink: endpoint('/api/acm/contactBinding/getLink', {
    req: byToken,
    res: z.discriminatedUnion('state', [
      z.object({ state: z.literal('valid'), ...contact, expiresAt: instant }),
      ...over,
    ]),
    access: 'anonymous',
  }),
  activate: endpoint('/api/acm/contactBinding/activate', {
    req: byToken,
    res: z.discriminatedUnion('state', [z.object({ state: z.literal('activated'), ...contact }), ...over]),
    access: 'anonymous',
  }),
};

export const verifyApi = client(verifyLinks);

export type VerifyState = z.output<typeof verifyLinks.getLink.res> | z.output<typeof verifyLinks.activate.res>;
