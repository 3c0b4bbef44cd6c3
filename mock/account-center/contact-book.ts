import { accountsOf } from '../business-account/account-rows';
import { isFresh } from '../runtime/personas';
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
function seed(world: World): Book {
  const { persona } = world;
  const row = accountsOf(world).rows.find(({ id }) => id === persona.id);
  if (row) return { phone: bound(row.phone), backupPhone: bound(null), email: bound(row.email) };
  const isEmpty = isFresh(persona);
  return {
    phone: bound(isEmpty ? null : '13800000001'),
    backupPhone: bound(null),
    email: bound(isEmpty ? null : 'ops@acme.example'),
  };
}

/** The contacts of the present account. */
export function contactsOf(world: World): Book {
  const all = books.get(world) ?? new Map<string, Book>();
  books.set(world, all);
  const known = all.get(world.persona.id) ?? seed(world);
  all.set(world.persona.id, known);
  const row = accountsOf(world).rows.find(({ id }) => id === world.persona.id);
  // What an administrator writes into the account is the contact in use, and what the account binds stands in its row.
  if (row) {
    known.phone.value = row.phone;
    known.email.value = row.email;
  }
  return known;
}

/** Sets the contact in use. */
export function setContact(world: World, kind: ContactKind, value: string | null): void {
  contactsOf(world)[kind].value = value;
  const row = accountsOf(world).rows.find(({ id }) => id === world.persona.id);
  if (row && kind !== 'backupPhone') row[kind] = value;
}
