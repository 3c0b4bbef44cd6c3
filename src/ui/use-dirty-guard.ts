import { useEffect, useRef } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useConfirm } from './confirm';

interface Words {
  title: MessageId;
  text: MessageId;
  verb: MessageId;
}

const UNSAVED: Words = { title: 'form.leaveTitle', text: 'form.leaveText', verb: 'form.leave' };

/** While something would be lost, leaving asks once: in-app navigation, Back, and (by the browser) closing the tab (KIT-06). */
export function useDirtyGuard(isHeld: boolean, words: Words = UNSAVED): void {
  const t = useT();
  const confirm = useConfirm();
  const isAsking = useRef(false);
  const { title, text, verb } = words;
  useEffect(() => {
    if (!isHeld) return;
    return holdNavigation((goOn) => {
      if (isAsking.current) return;
      isAsking.current = true;
      confirm({
        title: t(title),
        content: t(text),
        verb: t(verb),
        isDanger: true,
        run: () => {
          goOn();
          return Promise.resolve();
        },
        onClose: () => {
          isAsking.current = false;
        },
      });
    });
  }, [isHeld, title, text, verb, confirm, t]);
}
