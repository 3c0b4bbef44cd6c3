import { useSyncExternalStore } from 'react';
import { onCacheReset } from '@/lib/cache-reset';
import { ownKey } from '@/lib/drafts';
import { onStoredUnder, readText, removeStored, writeText } from '@/lib/storage';
import { createSignal } from '@/lib/store';

const PREFIX = 'apply-reason';

const typed = createSignal();

/** What a browser did not take: this tab has it all the same. */
const held = new Map<string, string>();
onCacheReset(() => held.clear());

/** Why what is staged on a node is applied, as far as it is typed; it belongs to the set and ends with it. */
export function readReason(nodeId: string): string {
  const key = ownKey(PREFIX, nodeId);
  return key === null ? '' : (held.get(key) ?? readText(key) ?? '');
}

/** Keeps what is typed, for this account alone; nothing is kept of an empty text. */
export function keepReason(nodeId: string, text: string): void {
  const key = ownKey(PREFIX, nodeId);
  if (key === null) return;
  held.delete(key);
  if (text === '') removeStored(key);
  else if (!writeText(key, text)) held.set(key, text);
  typed.emit();
}

function subscribe(listener: () => void): () => void {
  const stops = [typed.subscribe(listener), onStoredUnder(`${PREFIX}:`, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The reason as it is now, also as another tab types it. */
export const useReasonText = (nodeId: string): string => useSyncExternalStore(subscribe, () => readReason(nodeId));
