import { useCallback } from 'react';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/confirm';

/** Asks before rules that shut out the operator's own address are saved; rejects as a given-up call if he does not want it. */
export function useLockoutGuard(): (address: string) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    (address) =>
      new Promise((resolve, reject) => {
        confirm({
          title: t('accessControl.lockoutTitle', { address }),
          content: t('accessControl.lockoutText'),
          verb: t('accessControl.lockoutVerb'),
          isDanger: true,
          run: async () => resolve(),
          onClose: () => reject(new ApiError(failure('abort', 'abort'))),
        });
      }),
    [t, confirm],
  );
}
