import { useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useConfirm } from './confirm';

/** While something is unsaved, leaving asks once: in-app navigation, Back, and (by the browser) closing the tab (KIT-06). */
export function useDirtyGuard(isDirty: boolean): void {
  const t = useT();
  const confirm = useConfirm();
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    return holdNavigation((goOn) => {
      if (isAsking.current) return;
      isAsking.current = true;
      confirm({
        title: t('form.leaveTitle'),
        content: t('form.leaveText'),
        verb: t('form.leave'),
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
  }, [isDirty, confirm, t]);
}
