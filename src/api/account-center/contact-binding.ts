import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { email, phone } from '@/lib/rules/contact';
import { presentPassword } from '@/lib/rules/password';
import { secret } from '@/lib/rules/secret';

export const contactKind = z.enum(['phone', 'backupPhone', 'email']);
export type ContactKind = z.output<typeof contactKind>;

/** A contact: the one in use, and the new one that waits for its verification link. */
const contact = z.object({
  value: z.string().nullable(),
  pending: z.object({ value: z.string(), sentAt: instant, expiresAt: instant }).nullable(),
});
export type BoundContact = z.output<typeof contact>;

const byKind = z.object({ kind: contactKind });
const code = secret(z.string().min(1).max(32));

export const contactBindings = {
  get: endpoint('/api/acm/contactBinding/get', {
    req: nothing,
    res: z.object({
      phone: contact,
      backupPhone: contact,
      email: contact,
      /** Every login asks for a code, so that one without any contact cannot be completed. */
      isVerificationForced: z.boolean(),
    }),
  }),
  /** The code goes to the contact in use, or to `target` where none is bound yet. */
  sendCode: endpoint('/api/acm/contactBinding/sendCode', {
    req: byKind.extend({ target: z.string().max(320).nullable() }),
    res: z.object({ resendAfter: z.int() }),
    access: 'contactBinding.bind',
  }),
  /** Sends the verification link to the new contact; the old one stays in use until the link is activated. */
  bind: endpoint('/api/acm/contactBinding/bind', {
    req: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal(['phone', 'backupPhone']), value: phone, code }),
      z.object({ kind: z.literal('email'), value: email, code }),
    ]),
    res: nothing,
    codes: ['INVALID', 'WRONG_CODE', 'CONTACT_TAKEN'],
    access: 'contactBinding.bind',
  }),
  resend: endpoint('/api/acm/contactBinding/resend', {
    req: byKind,
    res: nothing,
    codes: ['ILLEGAL_STATE'],
    access: 'contactBinding.bind',
  }),
  /** Withdraws a new contact: its link does nothing any more. */
  withdraw: endpoint('/api/acm/contactBinding/withdraw', {
    req: byKind,
    res: nothing,
    codes: ['ILLEGAL_STATE'],
    access: 'contactBinding.bind',
  }),
  /** Takes a contact away, and a new one that waits in its place with it. */
  unbind: endpoint('/api/acm/contactBinding/unbind', {
    req: byKind.extend({
      password: presentPassword,
      /** The operator knows that no contact is left for the verification that every login asks for. */
      acceptsLockout: z.boolean().default(false),
    }),
    res: nothing,
    codes: ['ILLEGAL_STATE', 'WRONG_PASSWORD', 'NO_CONTACT_LEFT'],
    access: 'contactBinding.unbind',
  }),
};

export const contactBindingApi = client(contactBindings);
