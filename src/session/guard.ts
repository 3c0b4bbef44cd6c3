import { saveDrafts } from '@/lib/drafts';
import { endHolds, reloadPage } from '@/lib/navigation';
import { readText, removeStored, writeText } from '@/lib/storage';
import { createStore } from '@/lib/store';

const KEY = 'sessionReloadAt';
const WINDOW_MS = 10_000;

let hasReacted = false;
const hasEnded = createStore(false);

/**
 * The session is over: the first call saves drafts and reloads the page once, however many calls fail
 * together. A second one within 10 s does not reload: the console shows that the session has ended.
 */
export function onSessionOver(): void {
  if (hasReacted) return;
  hasReacted = true;
  saveDrafts();
  const last = Number(readText(KEY, 'session') ?? 0);
  const isRecent = Date.now() - last < WINDOW_MS && last <= Date.now();
  if (!isRecent && writeText(KEY, String(Date.now()), 'session')) {
    endHolds();
    reloadPage();
    return;
  }
  removeStored(KEY, 'session');
  hasEnded.set(true);
}

export const isSessionOver = hasEnded.get;
export const onSessionEnd = hasEnded.subscribe;
