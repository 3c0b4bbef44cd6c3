import { useCallback } from 'react';
import { storageApi } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { ApiError, failure } from '@/lib/contract/failure';
import { dateText } from '@/lib/time';
import { useConfirm } from '@/ui/feedback/confirm';

/**
 * Asks before a shorter retention deletes logs, with what the gateway says of how many; at once where it deletes none.
 * Rejects as a given-up call if the operator does not want it.
 */
export function useDropQuestion(): (name: string, type: string, retentionDays: number) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (name, type, retentionDays) => {
      const { before, days, size } = await storageApi.preview({ type, retentionDays });
      if (before === null) return;
      await new Promise<void>((resolve, reject) => {
        confirm({
          title: t('storage.dropTitle', { name, days: retentionDays }),
          content: (
            <>
              <p>{t('storage.drop', { date: dateText(before), days, size: bytesText(size) })}</p>
              <p>{t('confirm.irreversible')}</p>
            </>
          ),
          verb: t('storage.dropVerb'),
          isDanger: true,
          run: async () => resolve(),
          onClose: () => reject(new ApiError(failure('abort', 'abort'))),
        });
      });
    },
    [t, confirm],
  );
}
