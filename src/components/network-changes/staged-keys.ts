import { useSyncExternalStore } from 'react';
import { ownKey } from '@/lib/drafts';
import { onStoredUnder, readText, storedKeys } from '@/lib/storage';
import { createSignal } from '@/lib/store';

// Apart from the sets themselves, whose schemas are many: the header only counts.
const PREFIX = 'network-changes';

/** Per account: nobody sees what another one staged. Null while nobody is known. */
export const stagedKey = (nodeId: string): string | null => ownKey(PREFIX, nodeId);

const written = createSignal();
let revision = 0;

/** Tells every badge that a set was written. */
export function announce(): void {
  revision += 1;
  written.emit();
}

/** Counts the writes, to notice a change by. */
export const stagedRevision = (): number => revision;

/** Calls back after each write, in this tab or another one; returns the function that stops it. */
export function onStaged(listener: () => void): () => void {
  const stops = [written.subscribe(listener), onStoredUnder(`${PREFIX}:`, announce)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The nodes on which this account staged something, be it that it is being applied just now. */
export function stagedNodeIds(): string[] {
  const prefix = stagedKey('');
  if (prefix === null) return [];
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
}

/** Whether anything is still to be applied: a set without changes is kept only for what the gateway applies just now. */
const isWaiting = (nodeId: string) => !readText(stagedKey(nodeId) ?? '')?.includes('"changes":[]');

let known: { ids: readonly string[]; at: string } = { ids: [], at: '' };

/** The same list as long as nothing was written, for the same account. */
function snapshot(): readonly string[] {
  const at = `${stagedKey('')}${revision}`;
  if (known.at !== at) known = { ids: stagedNodeIds().filter(isWaiting), at };
  return known.ids;
}

/** The nodes on which this account has something to apply, as they are now. */
export const useStagedNodeIds = (): readonly string[] => useSyncExternalStore(onStaged, snapshot);
