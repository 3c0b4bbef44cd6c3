import { national } from '@/lib/rules/contact';
import { accountsOf } from '../business-account/account-rows';
import { isFresh, type Persona, personas } from '../runtime/personas';
import type { World } from '../runtime/world';

export type ContactKind = 'phone' | 'backupPhone' | 'email';

export interface Contact {
  value: string | null;
  pending: { value: string; sentAt: number; expiresAt: number } | null;
}

type Book = Record<ContactKind, Contact>;

const books = new WeakMap<World, Map<string, Book>>();

const bound = (value: string | null): Contact => ({ value, pending: null });

/** Phone and e-mail of a main account, none of one that has just begun; a sub-account's are those of its row. */
function seed(world: World, persona: Persona): Book {
  const row = accountsOf(world).rows.find(({ id }) => id === persona.id);
  if (row) return { phone: bound(row.phone), backupPhone: bound(row.backupPhone), email: bound(row.email) };
  const isEmpty = isFresh(persona);
  return {
    phone: bound(isEmpty ? null : '13800000001'),
    backupPhone: bound(null),
    email: bound(isEmpty ? null : 'ops@acme.example'),
  };
}

/** The contacts of the present account. */
export const contactsOf = (world: World): Book => bookOf(world, world.persona);

function bookOf(world: World, persona: Persona): Book {
  const all = books.get(world) ?? new Map<string, Book>();
  books.set(world, all);
  const known = all.get(persona.id) ?? seed(world, persona);
  all.set(persona.id, known);
  const row = accountsOf(world).rows.find(({ id }) => id === persona.id);
  // What an administrator writes into the account is the contact in use, and what the account binds stands in its row.
  if (row) {
    known.phone.value = row.phone;
    known.backupPhone.value = row.backupPhone;
    known.email.value = row.email;
  }
  return known;
}

/** Sets the contact in use. */
export function setContact(world: World, kind: ContactKind, value: string | null): void {
  contactsOf(world)[kind].value = value;
  const row = accountsOf(world).rows.find(({ id }) => id === world.persona.id);
  if (row) row[kind] = value;
}

const plain = (value: string) => national(value).toLowerCase();

/** Whether no other account is reached there: by phone or backup phone with or without +86, by e-mail whatever its case. */
export function isContactFree(world: World, value: string, ownerId?: string): boolean {
  const main = isFresh(world.persona) ? personas.fresh : personas.main;
  const { phone, backupPhone, email } = bookOf(world, main);
  const ofMain = { id: main.id, phone: phone.value, backupPhone: backupPhone.value, email: email.value };
  return [ofMain, ...accountsOf(world).rows].every(
    (one) =>
      one.id === ownerId ||
      [one.phone, one.backupPhone, one.email].every((used) => used === null || plain(used) !== plain(value)),
  );
}
