import { type ContactKind, contactBindings } from '@/api/account-center/contact-binding';
import { national } from '@/lib/rules/contact';
import { implement } from '../runtime/implement';
import { CODE } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { sendVerifyLink } from '../session/verify-links';
import { contactsOf, isContactFree, setContact } from './contact-book';
import { isVerificationForced } from './login-settings';

const DAY = 86_400_000;
/** Bound to somebody else: what a refusal of the gateway looks like. */
const TAKEN = new Set(['13800000009', 'taken@acme.example']);

/** Whether another account is reached there. */
const isTaken = (world: World, value: string): boolean =>
  TAKEN.has(value.toLowerCase()) || !isContactFree(world, value, world.persona.id);

/** Whether the account itself is reached there already, or is about to be. */
const isOwn = (world: World, value: string): boolean =>
  Object.values(contactsOf(world)).some((one) =>
    [one.value, one.pending?.value].some((known) => known && national(known) === national(value)),
  );

const masked = (value: string) =>
  value.includes('@') ? value.replace(/^(.).*@/, '$1***@') : value.replace(/^(.*)\d{4}(\d{4})$/, '$1****$2');

/** The secrets of the links that a world was sent, newest first: what its operator finds in his mail. */
const sent = new WeakMap<World, string[]>();
export const sentLinks = (world: World): readonly string[] => sent.get(world) ?? [];

function send(world: World, kind: ContactKind, value: string): void {
  const contact = contactsOf(world)[kind];
  const pending = { value, sentAt: world.now(), expiresAt: world.now() + DAY };
  contact.pending = pending;
  const token = sendVerifyLink({
    kind,
    contact: masked(value),
    expiresAt: pending.expiresAt,
    // An older link of the same contact does nothing any more.
    activate: () => {
      if (contact.pending !== pending) return;
      setContact(world, kind, value);
      contact.pending = null;
    },
  });
  sent.set(world, [token, ...sentLinks(world)]);
}

export const contactBinding = implement(contactBindings, {
  get: (_, { world }) => ({ ...contactsOf(world), isVerificationForced: isVerificationForced(world) }),
  sendCode: () => ({ resendAfter: 60 }),
  bind: ({ kind, value, code }, { world }) => {
    if (code !== CODE) refuse('WRONG_CODE', { fields: ['code'] });
    if (isTaken(world, value)) refuse('CONTACT_TAKEN', { fields: ['value'] });
    if (isOwn(world, value)) refuse('INVALID', { fields: ['value'] });
    send(world, kind, value);
    return {};
  },
  resend: ({ kind }, { world }) => {
    send(world, kind, contactsOf(world)[kind].pending?.value ?? refuse('ILLEGAL_STATE'));
    return {};
  },
  withdraw: ({ kind }, { world }) => {
    const contact = contactsOf(world)[kind];
    if (contact.pending === null) refuse('ILLEGAL_STATE');
    contact.pending = null;
    return {};
  },
  unbind: ({ kind, password, acceptsLockout }, { world }) => {
    const contacts = contactsOf(world);
    if (contacts[kind].value === null) refuse('ILLEGAL_STATE');
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    const isLast = Object.values(contacts).filter(({ value }) => value !== null).length === 1;
    if (isLast && isVerificationForced(world) && !acceptsLockout) refuse('NO_CONTACT_LEFT');
    setContact(world, kind, null);
    contacts[kind].pending = null;
    return {};
  },
});
