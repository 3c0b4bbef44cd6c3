import { useSyncExternalStore } from 'react';
import { readStaged } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import type { T } from '@/i18n/use-t';
import { createStore } from '@/lib/store';

interface Origin {
  nodeId: string;
  entries: string;
  say: (t: T) => string;
}

const entriesOf = (changes: readonly Change[]) =>
  changes
    .map(({ section, key }) => `${section}/${key}`)
    .sort()
    .join();

const last = createStore<Origin | null>(null);

/**
 * Keeps what a set of edits was staged for, to be said above it where it is reviewed: a notice would stand over the name and
 * state of the node, which are what is read next.
 */
export function tellOrigin(nodeId: string, say: Origin['say']): void {
  last.set({ nodeId, entries: entriesOf(readStaged(nodeId)?.changes ?? []), say });
}

/** What the set on a node was staged for; undefined once anything else is staged there. */
export function useOrigin(nodeId: string, changes: readonly Change[]): Origin['say'] | undefined {
  const origin = useSyncExternalStore(last.subscribe, last.get);
  return origin?.nodeId === nodeId && origin.entries === entriesOf(changes) ? origin.say : undefined;
}
