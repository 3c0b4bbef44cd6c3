import { useCallback } from 'react';
import type { AlarmRecord } from '@/api/alarm/record';
import { silenceApi } from '@/api/alarm/silence';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import type { Action } from '@/ui/page/row-actions';

/** The way to a silence about an alarm, and others of its task and source; none on a gateway without silences. */
export function useSilenceAction(): (alarm: AlarmRecord) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const isOffered = useOffers()(silenceApi.add);
  return useCallback(
    ({ id, quiet }) =>
      isOffered && quiet !== undefined
        ? [
            {
              key: 'silence',
              label: t('alarmRecord.silence'),
              permit: can(silenceApi.add),
              run: () => go(to('/alarm/monitoring_alarm/list/silences/create', { alarm: id })),
            },
          ]
        : [],
    [t, can, isOffered],
  );
}
