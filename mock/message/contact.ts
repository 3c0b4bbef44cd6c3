import { type Contact, type ContactChannel, type ContactFacts, contactRules, contacts } from '@/api/message/contact';
import { isSameText } from '@/lib/rules/same-text';
import { accountsOf } from '../business-account/account-rows';
import { bulk } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { sendVerifyLink } from '../session/verify-links';
import { contactRows, NEVER_SCANS } from './contact-rows';
import { usesOfReceiver } from './receiver-uses';

const DAY = 86_400_000;
const WAIT = 60_000;
const CODE_LIFE = 120_000;

type Reach = Pick<Contact, 'name' | 'phone' | 'email'>;

const national = (phone: string) => phone.replace(/^\+86/, '');
const masked = (value: string) =>
  value.includes('@') ? value.replace(/^(.).*@/, '$1***@') : value.replace(/^(.*)\d{4}(\d{4})$/, '$1****$2');

/** Name, phone and e-mail each belong to one contact only. */
function checkUnique(world: World, { name, phone, email }: Reach, own?: string): void {
  const others = contactRows.of(world).rows.filter(({ id }) => id !== own);
  if (others.some((one) => isSameText(one.name, name))) refuse('CONTACT_NAME_TAKEN', { fields: ['name'] });
  const called = others.find((one) => phone !== '' && national(one.phone) === national(phone));
  if (called) refuse('CONTACT_PHONE_TAKEN', { fields: ['phone'], values: { name: called.name } });
  const mailed = others.find((one) => email !== '' && isSameText(one.email, email));
  if (mailed) refuse('CONTACT_EMAIL_TAKEN', { fields: ['email'], values: { name: mailed.name } });
}

const stateOf = (value: string) => (value === '' ? 'none' : 'unverified');

function add(world: World, facts: Reach & Pick<Contact, 'type' | 'phoneState' | 'emailState'>): string {
  checkUnique(world, facts);
  const id = world.nextId('CT');
  contactRows.of(world).add({ ...facts, id, wechatState: 'unbound', createdAt: world.now(), version: 1 });
  return id;
}

const addCustom = (world: World, { name, phone = '', email = '' }: ContactFacts) =>
  add(world, { type: 'custom', name, phone, email, phoneState: stateOf(phone), emailState: stateOf(email) });

/** An account's contact has what the account has, which was proven there. */
function addOfAccount(world: World, accountId: string): string {
  const { name, phone, email } = accountsOf(world).get(accountId);
  const proven = (value: string | null) => (value === null ? 'none' : 'verified');
  const states = { phoneState: proven(phone), emailState: proven(email) };
  return add(world, { type: 'account', name, phone: phone ?? '', email: email ?? '', ...states });
}

interface Sent {
  at: number;
  token: string;
}
const links = new WeakMap<World, Map<string, Sent>>();
const linksOf = (world: World) => {
  const known = links.get(world) ?? new Map<string, Sent>();
  links.set(world, known);
  return known;
};

/** The secret of the last link to a contact: what its owner finds in his mail. */
export const lastLinkOf = (world: World, id: string, channel: ContactChannel): string | undefined =>
  linksOf(world).get(`${id} ${channel}`)?.token;

function sendLink(world: World, id: string, channel: ContactChannel) {
  const row = contactRows.of(world).get(id);
  if (contactRules.verify(row, channel) !== true) refuse('ILLEGAL_STATE');
  const key = `${id} ${channel}`;
  const last = linksOf(world).get(key);
  const wait = last ? last.at + WAIT - world.now() : 0;
  if (wait > 0) refuse('TOO_SOON', { values: { seconds: Math.ceil(wait / 1000) } });
  const value = row[channel];
  const token = sendVerifyLink({
    kind: channel,
    contact: masked(value),
    expiresAt: world.now() + DAY,
    // A link to an address that was changed meanwhile proves nothing.
    activate: () => {
      const found = contactRows.of(world).find(id);
      if (found?.[channel] === value) setState(found, channel, 'verified');
    },
  });
  linksOf(world).set(key, { at: world.now(), token });
  setState(row, channel, 'pending');
  return { resendAfter: WAIT / 1000 };
}

function setState(row: Contact, channel: ContactChannel, state: string): void {
  if (channel === 'phone') row.phoneState = state;
  else row.emailState = state;
}

type Binding = { contactId: string; state: 'waiting' | 'scanned' | 'bound' | 'expired' };
const bindings = new WeakMap<World, Map<string, Binding>>();
const bindingsOf = (world: World) => {
  const known = bindings.get(world) ?? new Map<string, Binding>();
  bindings.set(world, known);
  return known;
};

/** Scanned after four seconds and confirmed two later; the code of one contact never is. An older code ends. */
function startBinding(world: World, id: string) {
  if (contactRules.bind(contactRows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
  for (const one of bindingsOf(world).values()) if (one.contactId === id) one.state = 'expired';
  const ticket = world.nextId('BIND');
  const binding: Binding = { contactId: id, state: 'waiting' };
  bindingsOf(world).set(ticket, binding);
  world.after(CODE_LIFE, () => {
    if (binding.state !== 'bound') binding.state = 'expired';
  });
  if (id !== NEVER_SCANS) {
    world.after(4000, () => {
      if (binding.state === 'waiting') binding.state = 'scanned';
    });
    world.after(6000, () => {
      if (binding.state !== 'scanned') return;
      binding.state = 'bound';
      const found = contactRows.of(world).find(id);
      if (found) found.wechatState = 'bound';
    });
  }
  return { ticket, content: `https://weixin.example/bind/${ticket}`, expiresIn: CODE_LIFE };
}

export const contact = implement(contacts, {
  list: (request, { world }) =>
    pageOf(contactRows.of(world).rows, request, { keyword: ['name', 'phone', 'email'], time: 'createdAt' }),
  get: ({ id }, { world }) => contactRows.of(world).get(id),
  add: (input, { world }) => {
    if (input.type === 'account') return { id: addOfAccount(world, input.accountId) };
    return { id: addCustom(world, input) };
  },
  import: ({ list }, { world, language }) => {
    const byLine = new Map(list.map(({ line, ...input }) => [String(line), input]));
    return bulk([...byLine.keys()], language, (line) => {
      const input = byLine.get(line);
      if (input) addCustom(world, input);
    });
  },
  update: ({ id, version, name, phone = '', email = '' }, { world }) => {
    const row = contactRows.of(world).get(id);
    if (contactRules.edit(row) !== true) refuse('ILLEGAL_STATE');
    checkUnique(world, { name, phone, email }, id);
    contactRows.of(world).changeVersion(id, version, {
      name,
      phone,
      email,
      phoneState: phone === row.phone ? row.phoneState : stateOf(phone),
      emailState: email === row.email ? row.emailState : stateOf(email),
    });
    return {};
  },
  getUses: ({ id }, { world }) => ({ list: usesOfReceiver(world, 'contact', contactRows.of(world).get(id).id) }),
  delete: ({ id }, { world }) => {
    contactRows.of(world).remove(id);
    return {};
  },
  sendLink: ({ id, channel }, { world }) => sendLink(world, id, channel),
  startBinding: ({ id }, { world }) => startBinding(world, id),
  getBinding: ({ id, ticket }, { world }) => {
    const found = bindingsOf(world).get(ticket);
    return found?.contactId === id ? { state: found.state } : refuse('NOT_FOUND');
  },
  unbind: ({ id }, { world }) => {
    if (contactRows.of(world).get(id).wechatState !== 'bound') refuse('ILLEGAL_STATE');
    contactRows.of(world).change(id, { wechatState: 'unbound' });
    return {};
  },
});
