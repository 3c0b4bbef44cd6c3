import { useCallback } from 'react';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/feedback/confirm';

/** Asks before rules that shut out the address in use are saved; rejects as a given-up call if the operator does not want it. */
export function useLockoutGuard(isOwn: boolean): (address: string) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    (address) =>
      new Promise((resolve, reject) => {
        confirm({
          title: t(isOwn ? 'accessControl.lockoutTitle' : 'accessControl.lockoutTitleOf', { address }),
          content: t(isOwn ? 'accessControl.lockoutText' : 'accessControl.lockoutTextOf'),
          verb: t('accessControl.lockoutVerb'),
          isDanger: true,
          run: async () => resolve(),
          onClose: () => reject(new ApiError(failure('abort', 'abort'))),
        });
      }),
    [t, confirm, isOwn],
  );
}
