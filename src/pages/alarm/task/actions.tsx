import { useCallback } from 'react';
import { type AlarmTaskRow, alarmTaskApi, can as state } from '@/api/alarm/task';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useDeletion } from '@/ui/feedback/use-deletion';
import type { Action } from '@/ui/list/row-actions';

type Task = Pick<AlarmTaskRow, 'id' | 'name' | 'status' | 'inAlarm'>;

/** What can be done to an alarm task, each with the reason why not; `onGone` follows a deletion. */
export function useAlarmTaskActions(onGone?: () => void): (task: Task) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  return useCallback(
    (task) => {
      const { id, name, inAlarm } = task;
      const at = to('/alarm/monitoring_alarm/task_management/:id', { id });
      const turnOn = () => alarmTaskApi.enable({ id });
      const turnOff = () => alarmTaskApi.disable({ id });
      const tellEnabled = (undo?: () => Promise<unknown>) =>
        report.success(t('alarmTask.enabledDone', { name }), { at, undo });
      const tellDisabled = (undo?: () => Promise<unknown>) =>
        report.success(t('alarmTask.pausedDone', { name }), { at, undo });
      const enable = {
        key: 'enable',
        label: t('alarmTask.enable'),
        permit: allOf(can(alarmTaskApi.enable), state.enable(task)),
        run: () =>
          confirm({
            title: t('alarmTask.enableTitle', { name }),
            content: t('alarmTask.enableText'),
            verb: t('alarmTask.enable'),
            run: () => turnOn().then(() => tellEnabled(() => turnOff().then(() => tellDisabled()))),
          }),
      };
      const pause = {
        key: 'disable',
        label: t('alarmTask.pause'),
        permit: allOf(can(alarmTaskApi.disable), state.disable(task)),
        run: () =>
          confirm({
            title: t('alarmTask.pauseTitle', { name }),
            content: t('alarmTask.pauseText', { count: inAlarm }),
            verb: t('alarmTask.pause'),
            isDanger: true,
            run: () => turnOff().then(() => tellDisabled(() => turnOn().then(() => tellEnabled()))),
          }),
      };
      return [
        {
          key: 'edit',
          label: t('alarmTask.edit'),
          permit: can(alarmTaskApi.update),
          run: () => go(to('/alarm/monitoring_alarm/task_management/:id/edit', { id })),
        },
        task.status === 'paused' ? enable : pause,
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
          label: t('common.clone'),
          permit: can(alarmTaskApi.add),
          run: () => go(to('/alarm/monitoring_alarm/task_management/create', { from: id })),
        },
      ];
    },
    [t, can, confirm, report, deletion, onGone],
  );
}
