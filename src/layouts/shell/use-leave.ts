import { useCallback } from 'react';
import { useT } from '@/i18n/use-t';
import { isHeld } from '@/lib/navigation';
import { signOut } from '@/session/sign-out';
import { useConfirm } from '@/ui/feedback/confirm';

/** Ends the session; asks first where something unsaved would go with it. */
export function useLeave(): () => void {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(() => {
    if (!isHeld()) return void signOut();
    confirm({
      title: t('form.leaveTitle'),
      content: t('form.leaveText'),
      verb: t('user.signOut'),
      isDanger: true,
      run: signOut,
    });
  }, [t, confirm]);
}
