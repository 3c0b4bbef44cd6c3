import { readStored, removeStored, storedKeys, writeStored } from './storage';

const PREFIX = 'draft:';
const MAX_AGE_MS = 24 * 3_600_000;

type Values = Record<string, unknown>;

/** Forms that are dirty now: their key and how to read them. Secrets are left out by the form itself. */
const open = new Map<string, () => Values>();
let owner = '';

/** Drafts belong to one account; nothing of account A is offered to B (SEC-9). */
export const setDraftOwner = (accountId: string): void => {
  owner = accountId;
};

/** The account that what a browser keeps belongs to. */
export const draftOwner = (): string => owner;

/** A dirty form says how to read it; returns the function to call when it is clean again. */
export function registerDraft(key: string, read: () => Values): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Writes every dirty form down, before a forced reload (BEY-05); false if the browser did not take them all. */
export function saveDrafts(): boolean {
  const kept = [...open].map(([key, read]) =>
    writeStored(`${PREFIX}${key}`, { owner, at: Date.now(), values: read() }, 'session'),
  );
  return kept.every(Boolean);
}

/** The draft of a form, once: reading it removes it. Null if there is none, it is a day old, or another account's. */
export function takeDraft(key: string): Values | null {
  const stored = readStored(`${PREFIX}${key}`, 'session');
  removeStored(`${PREFIX}${key}`, 'session');
  if (typeof stored !== 'object' || stored === null) return null;
  const at: unknown = Reflect.get(stored, 'at');
  const values: unknown = Reflect.get(stored, 'values');
  if (Reflect.get(stored, 'owner') !== owner || typeof at !== 'number' || Date.now() - at >= MAX_AGE_MS) return null;
  return typeof values === 'object' && values !== null ? { ...values } : null;
}

export function clearDrafts(): void {
  open.clear();
  for (const key of storedKeys(PREFIX, 'session')) removeStored(key, 'session');
}
