import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { email, phone } from '@/lib/rules/contact';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { optional } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';

/** How far a way to reach somebody is proven; a link is on its way while it is pending. */
const verification = z.enum(['verified', 'pending', 'unverified', 'none']);

const contact = z.object({
  id: z.string(),
  name: z.string(),
  /** An account's contact follows the account; a custom one is kept here. */
  type: z.enum(['account', 'custom']).or(z.string()),
  /** '' where there is none. */
  phone: z.string(),
  phoneState: verification.or(z.string()),
  email: z.string(),
  emailState: verification.or(z.string()),
  wechatState: z.enum(['bound', 'unbound']).or(z.string()),
  createdAt: instant,
  version: objectVersion,
});
export type Contact = z.output<typeof contact>;

const filled = { name: text(LIMITS.short), phone: optional(phone), email: optional(email) };

interface Reachable {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** A contact that nobody can be reached by is none: a phone number or an e-mail address at least. */
const unreachable = ({ phone, email }: Reachable): CrossIssue[] =>
  phone || email ? [] : [{ path: ['phone'], rule: 'contactRequired' }];

const customContact = crossField(z.object({ type: z.literal('custom'), ...filled }), unreachable);
const accountContact = z.object({ type: z.literal('account'), accountId: z.string().min(1) });
export const contactInput = z.discriminatedUnion('type', [customContact, accountContact]);
export const contactChange = crossField(z.object(filled), unreachable);
export type ContactFacts = z.output<typeof contactChange>;

/** Most contacts of one import: the gateway answers within the time that a request has. */
export const MAX_CONTACT_IMPORT = 500;

/** An alarm task, a report or the like that tells this receiver. */
export const receiverUse = z.object({ kind: z.string(), id: z.string(), name: z.string() });
export type ReceiverUse = z.output<typeof receiverUse>;

export const contactChannel = z.enum(['phone', 'email']);
export type ContactChannel = z.output<typeof contactChannel>;

/** What the gateway and the screen allow: true, or the message id of the reason. */
export const contactRules = {
  edit: ({ type }: Pick<Contact, 'type'>): Permit<'receiver.followsAccount'> =>
    type !== 'account' || 'receiver.followsAccount',
  verify: (
    row: Pick<Contact, 'phoneState' | 'emailState'>,
    channel: ContactChannel,
  ): Permit<'receiver.isVerified' | 'receiver.noAddress'> => {
    const state = channel === 'phone' ? row.phoneState : row.emailState;
    if (state === 'verified') return 'receiver.isVerified';
    return state !== 'none' || 'receiver.noAddress';
  },
  bind: ({ wechatState }: Pick<Contact, 'wechatState'>): Permit<'receiver.isBound'> =>
    wechatState !== 'bound' || 'receiver.isBound',
};

const taken = ['CONTACT_NAME_TAKEN', 'CONTACT_PHONE_TAKEN', 'CONTACT_EMAIL_TAKEN'] as const;
const byTicket = byId.extend({ ticket: z.string().min(1) });

export const contacts = {
  list: page('/api/msg/contact/list', {
    row: contact,
    filters: {
      type: z.array(z.string()),
      phoneState: z.array(z.string()),
      emailState: z.array(z.string()),
      wechatState: z.array(z.string()),
    },
  }),
  get: endpoint('/api/msg/contact/get', { req: byId, res: contact, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/msg/contact/add', {
    req: contactInput,
    res: byId,
    codes: ['NOT_FOUND', ...taken],
    access: 'contact.create',
  }),
  update: endpoint('/api/msg/contact/update', {
    req: contactChange.and(byId.extend({ version: objectVersion })),
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'STALE_VERSION', ...taken],
    access: 'contact.update',
  }),
  /** Custom contacts, each by itself; the ids of the answer are the line numbers of the file. */
  import: endpoint('/api/msg/contact/import', {
    capability: 'imports',
    req: z.object({
      list: z
        .array(contactChange.and(z.object({ line: z.int().min(1) })))
        .min(1)
        .max(MAX_CONTACT_IMPORT),
    }),
    res: bulkResult,
    access: 'contact.create',
  }),
  getUses: endpoint('/api/msg/contact/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ list: z.array(receiverUse) }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/msg/contact/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'contact.delete',
  }),
  /** Sends the verification link, again too; the channel works once the link is activated. */
  sendLink: endpoint('/api/msg/contact/sendLink', {
    req: byId.extend({ channel: contactChannel }),
    res: z.object({ resendAfter: z.int() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'TOO_SOON'],
    access: 'contact.verify',
  }),
  /** A code to be scanned with WeChat, which binds it; `expiresIn` in milliseconds, since clocks differ. */
  startBinding: endpoint('/api/msg/contact/startBinding', {
    req: byId,
    res: z.object({ ticket: z.string(), content: z.string(), expiresIn: z.int() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'contact.bind',
  }),
  getBinding: endpoint('/api/msg/contact/getBinding', {
    req: byTicket,
    res: z.object({ state: z.enum(['waiting', 'scanned', 'bound', 'expired']) }),
    codes: ['NOT_FOUND'],
  }),
  unbind: endpoint('/api/msg/contact/unbind', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'contact.bind',
  }),
};

export const contactApi = client(contacts);
