import { useCallback } from 'react';
import { type Silence, silenceApi, silenceCan } from '@/api/alarm/silence';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { DETAIL, LIST } from './model';

/** What can be done to a silence, each with the reason why not. */
export function useSilenceActions(): (silence: Silence) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (silence) => {
      const { id, name, state } = silence;
      const isUpcoming = state === 'upcoming';
      const verb = t(isUpcoming ? 'silence.withdraw' : 'silence.end');
      const at = to(DETAIL, { id });
      const edit = {
        key: 'edit',
        label: t('silence.edit'),
        permit: allOf(can(silenceApi.update), silenceCan.change(silence)),
        run: () => go(to(`${DETAIL}/edit`, { id })),
      };
      const end = {
        key: 'end',
        label: verb,
        permit: allOf(can(silenceApi.end), silenceCan.change(silence)),
        run: () =>
          confirm({
            title: t(isUpcoming ? 'silence.withdrawTitle' : 'silence.endTitle', { name }),
            content: t(isUpcoming ? 'silence.endUpcoming' : 'silence.endActive'),
            verb,
            run: async () => {
              await silenceApi.end({ id });
              report.success(t(isUpcoming ? 'silence.withdrawnDone' : 'silence.endedDone', { name }), { at });
            },
          }),
      };
      return [
        // Nothing can ever be changed of one that is over.
        ...(state === 'ended' ? [] : [edit, end]),
        {
          key: 'clone',
          label: t('common.copy'),
          permit: can(silenceApi.add),
          run: () => go(to(`${LIST}/create`, { from: id })),
        },
      ];
    },
    [t, can, confirm, report],
  );
}
