import { useCallback } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import type { ScheduledApply } from '@/api/system-settings/pending-apply';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { stageAgain } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { SCHEDULED_DETAIL } from './labels';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** What can be done to a set that waits for its time; to one of the past nothing. */
export function useScheduledActions(changeTime: (id: string) => void): (one: ScheduledApply) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (one) => {
      const { id, nodeId, name, changeCount: count, reason, state } = one;
      const see: Action = {
        key: 'see',
        label: t('scheduledApply.seeChanges'),
        run: () => go(to(SCHEDULED_DETAIL, { id })),
      };
      // What was not applied is not lost: whoever may apply stages it again.
      if (state === 'notApplied' || state === 'withdrawn') {
        const again = async () => {
          const { version, changes } = await scheduledApplyApi.getSet({ id });
          const taken = stageAgain({ id: nodeId, version }, { changes, reason });
          if (taken === null) return report.warning(t('network.notKept'));
          const left = changes.length - taken;
          report.success(t('scheduledApply.stagedAgain', { count: taken, left }));
          go(to(NETWORK, { id: nodeId }, { tab: 'review' }));
        };
        return [
          {
            key: 'stageAgain',
            label: t('scheduledApply.stageAgain'),
            permit: can(nodeNetworkApi.apply),
            run: () => void again().catch(report.error),
          },
          see,
        ];
      }
      if (state !== 'scheduled') return [see];
      const withdraw = async () => {
        const { version, changes } = await scheduledApplyApi.withdraw({ id });
        const taken = stageAgain({ id: nodeId, version }, { changes, reason });
        if (taken === null) return report.warning(t('network.notKept'));
        const left = changes.length - taken;
        report.success(t(left === 0 ? 'scheduledApply.taken' : 'scheduledApply.takenBeside', { count: taken, left }));
      };
      return [
        {
          key: 'time',
          label: t('scheduledApply.changeTime'),
          permit: can(scheduledApplyApi.update),
          run: () => changeTime(id),
        },
        {
          key: 'withdraw',
          label: t('scheduledApply.withdraw'),
          permit: can(scheduledApplyApi.withdraw),
          run: () =>
            confirm({
              title: t('scheduledApply.withdrawTitle', { name }),
              content: t('scheduledApply.withdrawText', { count }),
              verb: t('scheduledApply.withdraw'),
              run: withdraw,
              onDone: () => go(to(NETWORK, { id: nodeId }, { tab: 'review' })),
            }),
        },
        see,
      ];
    },
    [t, can, confirm, report, changeTime],
  );
}
