import { Suspense, useCallback } from 'react';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { useT } from '@/i18n/use-t';
import { hasUnsavedChanges } from '@/lib/navigation';
import { signOut } from '@/session/sign-out';
import { useConfirm } from '@/ui/feedback/confirm';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** What becomes of staged network changes: to lose them without a word would be worse than to keep them. */
const StagedNote = lazyComponent(() => import('@/components/network-wait/staged-note'), ['components/network-wait']);

/** Ends the session; asks first where something unsaved would go with it, or staged changes stay behind. */
export function useLeave(): () => void {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(() => {
    const staged = stagedNodeIds().length;
    const isUnsaved = hasUnsavedChanges();
    if (!isUnsaved && staged === 0) return void signOut();
    confirm({
      title: isUnsaved ? t('form.leaveTitle') : t('shell.staged', { count: staged }),
      content: (
        <>
          {isUnsaved && <p>{t('form.leaveText')}</p>}
          <Suspense>{staged > 0 && <StagedNote />}</Suspense>
        </>
      ),
      verb: t('user.signOut'),
      isDanger: isUnsaved,
      run: signOut,
    });
  }, [t, confirm]);
}
