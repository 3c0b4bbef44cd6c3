import { useEffect, useEffectEvent } from 'react';
import { registerDraft, takeDraft } from '@/lib/drafts';

const PATH = ['text'];

/**
 * Has a text outside of a form written down before a reload that nobody asked for, such as at the end of a session, and gives
 * it back after it, once, when the field is on screen. Never a secret.
 */
export function useKeptText(key: string, text: string, onKept: (text: string) => void): void {
  const read = useEffectEvent(() =>
    text === '' ? null : { version: null, fields: [{ path: PATH, mine: text, base: '' }] },
  );
  const giveBack = useEffectEvent(onKept);
  useEffect(() => {
    // Not while drawing: a screen that still waits for a part of itself is drawn anew, and the draft would be gone.
    const mine = takeDraft(key)?.fields[0]?.mine;
    if (typeof mine === 'string') giveBack(mine);
    return registerDraft(key, () => read());
  }, [key]);
}
