import { useCallback } from 'react';
import { storageApi } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { ApiError, failure } from '@/lib/contract/failure';
import { orWithout } from '@/lib/contract/offered';
import { dateText } from '@/lib/time';
import { useConfirm } from '@/ui/feedback/confirm';

/**
 * Asks before a shorter retention deletes logs, with what the gateway says of how many; at once where it deletes none; a gateway that does not say is asked nothing.
 * Rejects as a given-up call if the operator does not want it.
 */
export function useDropQuestion(): (name: string, type: string, retentionDays: number) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (name, type, retentionDays) => {
      const told = await orWithout(storageApi.preview({ type, retentionDays }), null);
      const before = told?.before ?? null;
      if (told && before === null) return;
      await new Promise<void>((resolve, reject) => {
        confirm({
          title: t('storage.dropTitle', { name, days: retentionDays }),
          content: (
            <>
              <p>
                {told && before !== null
                  ? t('storage.drop', { date: dateText(before), days: told.days, size: bytesText(told.size) })
                  : t('storage.dropUnknown', { days: retentionDays })}
              </p>
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
