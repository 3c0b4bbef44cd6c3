import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { accessResource } from '@/api/business-account/access';
import { ownKey } from '@/lib/drafts';
import { onStoredUnder, readStored, readText, writeStored } from '@/lib/storage';
import { createSignal } from '@/lib/store';

const PREFIX = 'review';
/** Each is read, changed and told one by one: more would keep the operator waiting, and nobody reads a longer question. */
export const MOST_MARKED = 200;

const shared = {
  id: z.string(),
  account: z.object({ id: z.string(), name: z.string() }),
  /** What it is about, in words. */
  what: z.string(),
};

const line = z.discriminatedUnion('list', [
  z.object({ ...shared, list: z.literal('screens'), product: z.string(), menu: z.string() }),
  z.object({ ...shared, list: z.literal('resources'), resource: accessResource }),
]);

/** A line of the review that is to be taken away: a menu item of a product, or the way to a resource. */
export type Line = z.output<typeof line>;

const stored = z.object({
  marked: z.array(line).max(MOST_MARKED),
  /** What was taken away since the last sign-off. */
  revoked: z.array(z.object({ list: z.enum(['screens', 'resources']), id: z.string() })),
});
export type Lines = z.output<typeof stored>;

const NONE: Lines = { marked: [], revoked: [] };

const written = createSignal();
let known: { text: string | null; lines: Lines } = { text: null, lines: NONE };

const keyOf = () => ownKey(PREFIX, 'lines');

/** What the operator decided so far: it outlives a reload and the end of a session. */
function read(): Lines {
  const key = keyOf();
  const text = key === null ? null : readText(key);
  // The same object until something is written: it is what a component waits for.
  if (text !== known.text)
    known = { text, lines: (key === null ? undefined : stored.safeParse(readStored(key)).data) ?? NONE };
  return known.lines;
}

function write(lines: Lines): void {
  const key = keyOf();
  // Where the browser takes nothing it holds as long as the page.
  if (key !== null && !writeStored(key, lines)) known = { text: readText(key), lines };
  written.emit();
}

const isSame = (one: { list: string; id: string }, other: { list: string; id: string }) =>
  one.id === other.id && one.list === other.list;

/** Marks lines to be taken away; false where that would be too many. */
export function mark(lines: readonly Line[]): boolean {
  const { marked, revoked } = read();
  const next = [...marked, ...lines.filter((one) => !marked.some((other) => isSame(one, other)))];
  if (next.length > MOST_MARKED) return false;
  // One that was given back meanwhile is a line again.
  write({ marked: next, revoked: revoked.filter((one) => !lines.some((other) => isSame(one, other))) });
  return true;
}

/** Lets lines stay. */
export function keep(lines: readonly { list: string; id: string }[]): void {
  const { marked, revoked } = read();
  write({ marked: marked.filter((one) => !lines.some((other) => isSame(one, other))), revoked });
}

/** Lines that were taken away: they wait for the sign-off, which says so. */
export function noteRevoked(lines: readonly Line[]): void {
  keep(lines);
  const { marked, revoked } = read();
  write({ marked, revoked: [...revoked, ...lines.map(({ list, id }) => ({ list, id }))] });
}

/** A sign-off holds them: the next review begins with none. */
export const forgetRevoked = (): void => write({ ...read(), revoked: [] });

function subscribe(listener: () => void): () => void {
  const stops = [written.subscribe(listener), onStoredUnder(`${PREFIX}:`, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useLines = (): Lines => useSyncExternalStore(subscribe, read);
