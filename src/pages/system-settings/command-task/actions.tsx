import { useCallback } from 'react';
import { type CommandTask, commandTaskApi } from '@/api/system-settings/command-task';
import { can as state } from '@/api/system-settings/command-task-state';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

/** What can be done to a task, each with the reason why not. */
export function useCommandTaskActions(look: (task: CommandTask) => void): (task: CommandTask) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (task) => {
      const { id, name, nodeName } = task;
      const retry = {
        key: 'retry',
        label: t('commandTask.retry'),
        permit: allOf(can(commandTaskApi.retry), state.retry(task)),
        run: () =>
          confirm({
            title: t('commandTask.retryTitle', { id }),
            content: t('commandTask.retryText', { name, node: nodeName }),
            verb: t('commandTask.retry'),
            run: () =>
              commandTaskApi
                .retry({ id })
                .then(() => report.success(t('commandTask.retried'), { about: `${id} ${name}` })),
          }),
      };
      return [
        { key: 'output', label: t('commandTask.output'), permit: state.output(task), run: () => look(task) },
        // What succeeded never fails any more; what runs still may.
        ...(task.status === 'succeeded' ? [] : [retry]),
      ];
    },
    [t, can, confirm, report, look],
  );
}
