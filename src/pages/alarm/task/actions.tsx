import { useCallback } from 'react';
import { type AlarmTaskRow, alarmTaskApi, can as state } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { useSwitch } from '@/ui/page/use-switch';

type Task = Pick<AlarmTaskRow, 'id' | 'name' | 'status' | 'inAlarm'>;

/** What can be done to an alarm task, each with the reason why not; `onGone` follows a deletion. */
export function useAlarmTaskActions(onGone?: () => void): (task: Task) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  const switched = useSwitch();
  return useCallback(
    (task) => {
      const { id, name, inAlarm } = task;
      const change = switched({
        isOn: task.status !== 'paused',
        at: to('/alarm/monitoring_alarm/task_management/:id', { id }),
        on: {
          permit: allOf(can(alarmTaskApi.enable), state.enable(task)),
          verb: t('alarmTask.enable'),
          title: t('alarmTask.enableTitle', { name }),
          content: t('alarmTask.enableText'),
          run: () => alarmTaskApi.enable({ id }),
          success: t('alarmTask.enabledDone', { name }),
        },
        off: {
          permit: allOf(can(alarmTaskApi.disable), state.disable(task)),
          verb: t('alarmTask.pause'),
          title: t('alarmTask.pauseTitle', { name }),
          content: t('alarmTask.pauseText', { count: inAlarm }),
          run: () => alarmTaskApi.disable({ id }),
          success: t('alarmTask.pausedDone', { name }),
        },
      });
      return [
        {
          key: 'edit',
          label: t('alarmTask.edit'),
          permit: can(alarmTaskApi.update),
          run: () => go(to('/alarm/monitoring_alarm/task_management/:id/edit', { id })),
        },
        change,
        deletion({
          permit: allOf(can(alarmTaskApi.delete), state.delete(task)),
          verb: t('alarmTask.delete'),
          title: t('alarmTask.deleteTitle', { name }),
          content: (
            <>
              <p>{t('confirm.irreversible')}</p>
              <p>{t('alarmTask.deleteText')}</p>
            </>
          ),
          run: () => alarmTaskApi.delete({ id }).then(onGone),
          success: t('alarmTask.deleted', { name }),
        }),
        {
          key: 'clone',
          label: t('common.copy'),
          permit: can(alarmTaskApi.add),
          run: () => go(to('/alarm/monitoring_alarm/task_management/create', { from: id })),
        },
      ];
    },
    [t, can, deletion, switched, onGone],
  );
}
