import * as z from 'zod';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

const PREFIX = 'draft';
const MAX_AGE_MS = 24 * 3_600_000;

const draft = z.object({
  /** Of the object that is changed; null for a new one, or one that has none. */
  version: z.number().nullable(),
  /** What was touched, and what was there before. Storing leaves a value out that is undefined. */
  fields: z.array(
    z.object({
      path: z.array(z.string().or(z.number())),
      mine: z.unknown().optional(),
      base: z.unknown().optional(),
    }),
  ),
});
export type Draft = z.output<typeof draft>;

const stored = draft.extend({ at: z.number() });

/** Forms that are open now: their key and how to read them. Secrets are left out by the form itself. */
const open = new Map<string, () => Draft | null>();
let owner = '';

/** Drafts belong to one account; nothing of account A is offered to B. */
export const setDraftOwner = (accountId: string): void => {
  owner = accountId;
};

/** The account that what a browser keeps belongs to; empty while nobody is known. */
export const draftOwner = (): string => owner;

/** The storage key of what one account keeps; null while nobody is known: what belongs to nobody would be everybody's. */
export const ownKey = (prefix: string, rest: string): string | null =>
  owner === '' ? null : `${prefix}:${owner}:${rest}`;

/** An open form says how to read it, null while nothing would be lost; returns the function to call when it closes. */
export function registerDraft(key: string, read: () => Draft | null): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Writes every dirty form down, before a forced reload; false if the browser did not take them all, or they are nobody's. */
export function saveDrafts(): boolean {
  const kept = [...open].map(([form, read]) => {
    const draft = read();
    if (!draft) return true;
    const key = ownKey(PREFIX, form);
    return key !== null && writeStored(key, { at: Date.now(), ...draft }, 'session');
  });
  return kept.every(Boolean);
}

/**
 * The draft of a form, once: reading it removes it. Null if there is none, or it is a day old. Another account's stays for
 * that one: a tab that another sign-in takes over opens the very form again.
 */
export function takeDraft(form: string): Draft | null {
  const key = ownKey(PREFIX, form);
  if (key === null) return null;
  const found = stored.safeParse(readStored(key, 'session')).data;
  removeStored(key, 'session');
  if (!found || Date.now() - found.at >= MAX_AGE_MS) return null;
  return { version: found.version, fields: found.fields };
}

/** Forgets every draft, also of forms that are open. */
export function clearDrafts(): void {
  open.clear();
  for (const key of storedKeys(`${PREFIX}:`, 'session')) removeStored(key, 'session');
}
