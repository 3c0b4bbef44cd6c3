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

interface LeaveQuestion {
  /** Asks before something is left, one question at a time. */
  ask: (copy: LeaveCopy, goOn: () => void) => void;
  /** Takes the question away: what it asks about is lost no more. */
  withdraw: () => void;
}

/** The question before something is lost. */
export function useLeaveQuestion(): LeaveQuestion {
  const t = useT();
  const confirm = useConfirm();
  const open = useRef<(() => void) | null>(null);
  const ask = useCallback(
    (copy: LeaveCopy, goOn: () => void) => {
      if (open.current) return;
      let isLeft = false;
      open.current = confirm({
        title: t(copy.title),
        content: t(copy.text),
        verb: t(copy.verb),
        isDanger: true,
        run: async () => {
          isLeft = true;
        },
        // After the dialog, which holds the focus as long as it is open: what is left gives it back to its opener.
        onClose: () => {
          open.current = null;
          if (isLeft) goOn();
        },
      });
    },
    [confirm, t],
  );
  const withdraw = useCallback(() => {
    open.current?.();
    open.current = null;
  }, []);
  return { ask, withdraw };
}

/**
 * While something would be lost (`copy`), leaving asks once: in-app navigation, Back, and (by the browser) closing the
 * tab. Returns the same question for what closes without navigating; with nothing to lose it just goes on.
 */
export function useDirtyGuard(copy: LeaveCopy | null): (goOn: () => void) => void {
  const { ask, withdraw } = useLeaveQuestion();
  const leave = useCallback((goOn: () => void) => (copy ? ask(copy, goOn) : goOn()), [copy, ask]);
  useEffect(() => {
    // What was saved while the question stood is lost no more: it asks for nothing.
    if (!copy) return withdraw();
    return holdNavigation(leave, { isDraft: copy.isDraft });
  }, [copy, leave, withdraw]);
  return leave;
}
