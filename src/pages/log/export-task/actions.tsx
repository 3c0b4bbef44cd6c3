import { useCallback } from 'react';
import { type ExportArea, type ExportTask, exportApi } from '@/api/log/export-task';
import { download } from '@/components/upload/downloads';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { resourceOf } from '@/lib/contract/resource';
import { allOf } from '@/lib/permit';
import { invalidate } from '@/lib/query/invalidation';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { fateOf, can as state } from './areas';

/** What can be done to a task. The file is asked for at the click: it may have expired since the list was loaded. */
export function useExportActions(area: ExportArea): (task: ExportTask) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const deletion = useDeletion();
  return useCallback(
    (task) => {
      const { id } = task;
      const api = exportApi[area];
      const get = async () => {
        const { fileId, name } = await api.getFile({ id });
        if (await download(fileId, name)) report.success(t('download.done', { name }));
      };
      const failed = (thrown: unknown) => {
        report.error(thrown);
        invalidate(resourceOf(api.list.path));
      };
      const take = {
        key: 'download',
        label: t('exportTask.download'),
        permit: state.download(task),
        run: () => void get().catch(failed),
      };
      const retry = {
        key: 'retry',
        label: t('exportTask.retry'),
        permit: allOf(can(api.retry), state.retry(task)),
        run: () => void api.retry({ id }).then(() => report.success(t('exportTask.retried', { name: id })), failed),
      };
      // One at most: what failed is tried again, else there is a file, or not yet; one that is gone does not come back.
      const { hasFailed, hasEnded } = fateOf(task);
      return [
        ...(hasFailed ? [retry] : []),
        ...(hasFailed || hasEnded ? [] : [take]),
        deletion({
          permit: can(api.delete),
          verb: t('exportTask.delete'),
          title: t('exportTask.deleteTitle', { id }),
          content: sentences(t('exportTask.deleteText'), t('confirm.irreversible')),
          run: () => api.delete({ id }),
          success: t('exportTask.deleted', { name: id }),
        }),
      ];
    },
    [t, can, report, deletion, area],
  );
}
