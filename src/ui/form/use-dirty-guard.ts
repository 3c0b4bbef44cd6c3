import { useCallback, useEffect, useRef } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useConfirm } from '@/ui/feedback/confirm';

/** How the question before leaving is put; `wait` says beside the buttons of a form what is waited for. */
export interface LeaveCopy {
  title: MessageId;
  text: MessageId;
  verb: MessageId;
  wait?: MessageId;
  /** A draft brings it back after a reload. */
  isDraft?: boolean;
}

/** What every form with unsaved input asks. */
export const UNSAVED: LeaveCopy = {
  title: 'form.leaveTitle',
  text: 'form.leaveText',
  verb: 'form.leave',
  isDraft: true,
};

/**
 * While something would be lost (`words`), leaving asks once: in-app navigation, Back, and (by the browser) closing the
 * tab. Returns the same question for what closes without navigating; with nothing to lose it just goes on.
 */
export function useDirtyGuard(words: LeaveCopy | null): (goOn: () => void) => void {
  const t = useT();
  const confirm = useConfirm();
  const isAsking = useRef(false);
  const withdraw = useRef<() => void>(undefined);
  const ask = useCallback(
    (goOn: () => void) => {
      if (!words) return goOn();
      if (isAsking.current) return;
      isAsking.current = true;
      let isLeft = false;
      withdraw.current = confirm({
        title: t(words.title),
        content: t(words.text),
        verb: t(words.verb),
        isDanger: true,
        run: async () => {
          isLeft = true;
        },
        // After the dialog, which holds the focus as long as it is open: what is left gives it back to its opener.
        onClose: () => {
          isAsking.current = false;
          if (isLeft) goOn();
        },
      });
    },
    [words, confirm, t],
  );
  // What was saved while the question stood is lost no more: it asks for nothing.
  useEffect(() => {
    if (words) return;
    withdraw.current?.();
    isAsking.current = false;
  }, [words]);
  useEffect(() => (words ? holdNavigation(ask, { isDraft: words.isDraft }) : undefined), [words, ask]);
  return ask;
}
