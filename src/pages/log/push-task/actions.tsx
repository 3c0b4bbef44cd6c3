import { useCallback } from 'react';
import { type PushTask, pushTaskApi, pushTaskRules } from '@/api/log/push-task';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useDeletion } from '@/ui/feedback/use-deletion';
import type { Action } from '@/ui/list/row-actions';

/** What can be done to a push task, each with the reason why not. */
export function usePushTaskActions(onDeleted?: () => void): (task: PushTask) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  return useCallback(
    (task) => {
      const { id, name, status } = task;
      const at = to('/log/push_management/:id', { id });
      const turnOn = () => pushTaskApi.enable({ id });
      const turnOff = () => pushTaskApi.disable({ id });
      const tellEnabled = (undo?: () => Promise<unknown>) =>
        report.success(t('pushTask.enabledDone', { name }), { at, undo });
      const tellDisabled = (undo?: () => Promise<unknown>) =>
        report.success(t('pushTask.disabledDone', { name }), { at, undo });
      const enable = {
        key: 'enable',
        label: t('pushTask.enable'),
        permit: allOf(can(pushTaskApi.enable), pushTaskRules.enable(task)),
        run: () =>
          confirm({
            title: t('pushTask.enableTitle', { name }),
            content: t('pushTask.enableText'),
            verb: t('pushTask.enable'),
            run: () => turnOn().then(() => tellEnabled(() => turnOff().then(() => tellDisabled()))),
          }),
      };
      const disable = {
        key: 'disable',
        label: t('pushTask.disable'),
        permit: allOf(can(pushTaskApi.disable), pushTaskRules.disable(task)),
        run: () =>
          confirm({
            title: t('pushTask.disableTitle', { name }),
            content: t('pushTask.disableText'),
            verb: t('pushTask.disable'),
            isDanger: true,
            run: () => turnOff().then(() => tellDisabled(() => turnOn().then(() => tellEnabled()))),
          }),
      };
      return [
        {
          key: 'edit',
          label: t('pushTask.edit'),
          permit: can(pushTaskApi.update),
          run: () => go(to('/log/push_management/:id/edit', { id })),
        },
        status === 'suspended' ? enable : disable,
        deletion({
          permit: can(pushTaskApi.delete),
          verb: t('pushTask.delete'),
          title: t('pushTask.deleteTitle', { name }),
          content: `${t('pushTask.deleteText')} ${t('confirm.irreversible')}`,
          run: () => pushTaskApi.delete({ id }),
          success: t('pushTask.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, confirm, report, deletion, onDeleted],
  );
}
