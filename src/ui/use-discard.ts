import { useT } from '@/i18n/use-t';
import { useConfirm } from './confirm';
import type { FormShell } from './use-form-shell';

/** Closes a form: at once while it is as it was, else after asking whether the input may be lost (KIT-06). */
export function useDiscard(shell: Pick<FormShell, 'isDirty' | 'discard'>, close: () => void): () => void {
  const t = useT();
  const confirm = useConfirm();
  return () => {
    if (!shell.isDirty) return close();
    confirm({
      title: t('form.leaveTitle'),
      content: t('form.leaveText'),
      verb: t('form.leave'),
      isDanger: true,
      run: () => {
        shell.discard();
        close();
        return Promise.resolve();
      },
    });
  };
}
