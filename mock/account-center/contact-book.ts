import { isFresh } from '../runtime/personas';
import type { World } from '../runtime/world';

export type ContactKind = 'phone' | 'backupPhone' | 'email';

export interface Contact {
  value: string | null;
  pending: { value: string; sentAt: number; expiresAt: number } | null;
}

const books = new WeakMap<World, Record<ContactKind, Contact>>();

/** The contacts of a world's account: phone and e-mail bound, no backup phone yet; none for an account that has just begun. */
export function contactsOf(world: World): Record<ContactKind, Contact> {
  const known = books.get(world);
  if (known) return known;
  const isEmpty = isFresh(world.persona);
  const fresh = {
    phone: { value: isEmpty ? null : '13800000001', pending: null },
    backupPhone: { value: null, pending: null },
    email: { value: isEmpty ? null : 'ops@acme.example', pending: null },
  };
  books.set(world, fresh);
  return fresh;
}
