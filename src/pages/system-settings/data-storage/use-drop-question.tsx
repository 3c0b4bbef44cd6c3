import { useCallback } from 'react';
import { storageApi } from '@/api/system-settings/data-storage';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { orWithout } from '@/lib/contract/offered';
import { dateText } from '@/lib/time';
import { useAgreement } from '@/ui/feedback/use-agreement';

/**
 * Asks before a shorter retention deletes logs, with what the gateway says of how many; at once where it deletes none; a
 * gateway that does not say is asked nothing. False if the operator does not want it.
 */
export function useDropQuestion(): (name: string, type: string, retentionDays: number) => Promise<boolean> {
  const t = useT();
  const agree = useAgreement();
  return useCallback(
    async (name, type, retentionDays) => {
      const told = await orWithout(storageApi.preview({ type, retentionDays }), null);
      const before = told?.before ?? null;
      if (told && before === null) return true;
      return agree({
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
      });
    },
    [t, agree],
  );
}
