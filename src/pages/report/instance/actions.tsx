import { useCallback } from 'react';
import { type ReportInstance, reportInstanceApi, can as state } from '@/api/report/instance';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { viewerOf } from './columns';

/** What can be done to a report; what cannot in its state is not offered. */
export function useReportActions(): (report: ReportInstance) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const notify = useReport();
  return useCallback(
    (report) => {
      const { id, name } = report;
      const href = viewerOf(report);
      const open = { key: 'open', label: t('reportInstance.open'), run: () => href !== null && go(href) };
      const retry = {
        key: 'retry',
        label: t('reportRetry.action'),
        permit: allOf(can(reportInstanceApi.retry), state.retry(report)),
        run: () =>
          void reportInstanceApi
            .retry({ id })
            .then(() => notify.success(t('reportRetry.started', { name })))
            .catch(notify.error),
      };
      return [
        ...(href !== null && state.open(report) === true ? [open] : []),
        ...(state.retry(report) === true ? [retry] : []),
      ];
    },
    [t, can, notify],
  );
}
