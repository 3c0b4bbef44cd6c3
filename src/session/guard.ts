import { saveDrafts } from '@/lib/drafts';
import { endHolds, reloadPage } from '@/lib/navigation';
import { readText, removeStored, writeText } from '@/lib/storage';
import { createStore } from '@/lib/store';

/** Since when the session is good again after a reload, epoch milliseconds; before its first good answer a word. */
const KEY = 'sessionReload';
const UNANSWERED = 'unanswered';
const WINDOW_MS = 10_000;

/** How the console shows the end: in the place of the screen, or above it where a form in it could not be written down. */
export type SessionEnd = 'none' | 'ended' | 'unsaved';

let hasReacted = false;
const end = createStore<SessionEnd>('none');

/** Whether a reload did not help: no good answer came since, or the last one not ten seconds ago. */
function isInVain(): boolean {
  const since = readText(KEY, 'session');
  if (since === null) return false;
  const age = Date.now() - Number(since);
  return since === UNANSWERED || (age >= 0 && age < WINDOW_MS);
}

/**
 * The session is over: the first call saves drafts and reloads the page once, however many calls fail together. If the
 * reload did not help, the console shows that the session has ended, and so it does where the browser does not keep what
 * is typed.
 */
export function onSessionOver(): void {
  if (hasReacted) return;
  hasReacted = true;
  const isKept = saveDrafts();
  if (isKept && !isInVain() && writeText(KEY, UNANSWERED, 'session')) {
    endHolds();
    reloadPage();
    return;
  }
  removeStored(KEY, 'session');
  end.set(isKept ? 'ended' : 'unsaved');
}

/** A good answer about the session: the reload helped, however long it took. */
export function noteSession(): void {
  if (readText(KEY, 'session') === UNANSWERED) writeText(KEY, String(Date.now()), 'session');
}

export const sessionEnd = end.get;
export const onSessionEnd = end.subscribe;
