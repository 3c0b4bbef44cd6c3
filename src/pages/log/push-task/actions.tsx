import { useCallback } from 'react';
import { type PushTask, pushTaskApi, pushTaskRules } from '@/api/log/push-task';
import { useResume } from '@/components/delivery/use-resume';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { useSwitch } from '@/ui/page/use-switch';

/** What can be done to a push task, each with the reason why not. */
export function usePushTaskActions(onDeleted?: () => void): (task: PushTask) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  const switched = useSwitch();
  const resume = useResume('pushTask');
  return useCallback(
    (task) => {
      const { id, name, status } = task;
      const change = switched({
        isOn: status !== 'suspended',
        at: to('/log/push_management/:id', { id }),
        on: {
          permit: allOf(can(pushTaskApi.enable), pushTaskRules.enable(task)),
          verb: t('pushTask.enable'),
          title: t('pushTask.enableTitle', { name }),
          content: t('pushTask.enableText'),
          run: () => pushTaskApi.enable({ id }),
          success: t('pushTask.enabledDone', { name }),
        },
        off: {
          permit: allOf(can(pushTaskApi.disable), pushTaskRules.disable(task)),
          verb: t('pushTask.disable'),
          title: t('pushTask.disableTitle', { name }),
          content: t('pushTask.disableText'),
          run: () => pushTaskApi.disable({ id }),
          success: t('pushTask.disabledDone', { name }),
        },
      });
      return [
        {
          key: 'edit',
          label: t('pushTask.edit'),
          permit: can(pushTaskApi.update),
          run: () => go(to('/log/push_management/:id/edit', { id })),
        },
        ...resume(task),
        change,
        deletion({
          permit: can(pushTaskApi.delete),
          verb: t('pushTask.delete'),
          title: t('pushTask.deleteTitle', { name }),
          content: sentences(t('pushTask.deleteText'), t('confirm.irreversible')),
          run: () => pushTaskApi.delete({ id }),
          success: t('pushTask.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, deletion, switched, resume, onDeleted],
  );
}
