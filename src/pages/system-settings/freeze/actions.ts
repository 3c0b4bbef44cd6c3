import { useCallback } from 'react';
import { type Freeze, freezeApi, freezeCan } from '@/api/system-settings/node-freeze';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { DETAIL } from './model';

/** What can be done to a freeze, until it is over. */
export function useFreezeActions(): (freeze: Freeze) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (freeze) => {
      const { id, name, state } = freeze;
      // Nothing can ever be done to one that is over.
      if (state === 'ended') return [];
      const isUpcoming = state === 'upcoming';
      const verb = t(isUpcoming ? 'freeze.withdraw' : 'freeze.end');
      return [
        {
          key: 'edit',
          label: t('freeze.edit'),
          permit: allOf(can(freezeApi.update), freezeCan.change(freeze)),
          run: () => go(to(`${DETAIL}/edit`, { id })),
        },
        {
          key: 'end',
          label: verb,
          permit: allOf(can(freezeApi.end), freezeCan.change(freeze)),
          run: () =>
            confirm({
              title: t(isUpcoming ? 'freeze.withdrawTitle' : 'freeze.endTitle', { name }),
              content: t(isUpcoming ? 'freeze.endUpcoming' : 'freeze.endActive'),
              verb,
              run: async () => {
                await freezeApi.end({ id });
                report.success(t(isUpcoming ? 'freeze.withdrawnDone' : 'freeze.ended', { name }), {
                  at: to(DETAIL, { id }),
                });
              },
            }),
        },
      ];
    },
    [t, can, confirm, report],
  );
}
