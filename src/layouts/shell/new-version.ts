import { useSyncExternalStore } from 'react';
import { onLostChunk } from '@/lib/chunk-error';
import { entryOf, ownEntry } from '@/lib/own-entry';
import { createStore } from '@/lib/store';
import { config } from '@/session/config';

const EVERY_MS = 5 * 60_000;
/** Looking at the tab asks again, but not at every glance. */
const GLANCE_MS = 60_000;

type Version = 'same' | 'new' | 'put off';

const version = createStore<Version>('same');
let askedAt = 0;

/** Compares the deployed page's entry with ours; what cannot be read says nothing. */
async function ask(): Promise<void> {
  askedAt = Date.now();
  const own = ownEntry();
  if (own === null) return;
  try {
    const answer = await fetch(`${config.base}index.html`, { cache: 'no-store' });
    const deployed = answer.ok ? entryOf(await answer.text()) : null;
    if (deployed !== null && deployed !== own && version.get() === 'same') version.set('new');
  } catch {
    // Offline: the next time will tell.
  }
}

onLostChunk(() => void ask());

const glance = () => {
  if (document.visibilityState === 'visible' && Date.now() - askedAt > GLANCE_MS) void ask();
};

/** Looks for a new version every few minutes and when the tab is looked at; returns the function that stops it. */
export function watchVersion(): () => void {
  askedAt = Date.now();
  const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), EVERY_MS);
  document.addEventListener('visibilitychange', glance);
  window.addEventListener('focus', glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', glance);
    window.removeEventListener('focus', glance);
  };
}

/** Closes the notice until the page is loaded again. */
export const putOffVersion = (): void => version.set('put off');

/** Whether a newer version is deployed. */
export const useNewVersion = (): boolean => useSyncExternalStore(version.subscribe, () => version.get() !== 'same');
/** Whether its notice is to be shown. */
export const useVersionNotice = (): boolean => useSyncExternalStore(version.subscribe, () => version.get() === 'new');
