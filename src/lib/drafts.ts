import * as z from 'zod';
import { readStored, removeStored, storedKeys, writeStored } from './storage';

const PREFIX = 'draft:';
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

const stored = draft.extend({ owner: z.string(), at: z.number() });

/** Forms that are dirty now: their key and how to read them. Secrets are left out by the form itself. */
const open = new Map<string, () => Draft>();
let owner = '';

/** Drafts belong to one account; nothing of account A is offered to B. */
export const setDraftOwner = (accountId: string): void => {
  owner = accountId;
};

/** The account that what a browser keeps belongs to. */
export const draftOwner = (): string => owner;

/** A dirty form says how to read it; returns the function to call when it is clean again. */
export function registerDraft(key: string, read: () => Draft): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Writes every dirty form down, before a forced reload; false if the browser did not take them all. */
export function saveDrafts(): boolean {
  const kept = [...open].map(([key, read]) =>
    writeStored(`${PREFIX}${key}`, { owner, at: Date.now(), ...read() }, 'session'),
  );
  return kept.every(Boolean);
}

/** The draft of a form, once: reading it removes it. Null if there is none, it is a day old, or another account's. */
export function takeDraft(key: string): Draft | null {
  const found = stored.safeParse(readStored(`${PREFIX}${key}`, 'session')).data;
  removeStored(`${PREFIX}${key}`, 'session');
  if (found?.owner !== owner || Date.now() - found.at >= MAX_AGE_MS) return null;
  return { version: found.version, fields: found.fields };
}

/** Forgets every draft, also of forms that are open. */
export function clearDrafts(): void {
  open.clear();
  for (const key of storedKeys(PREFIX, 'session')) removeStored(key, 'session');
}
