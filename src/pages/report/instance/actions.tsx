import { useCallback } from 'react';
import { type ReportInstance, reportInstanceApi, can as state } from '@/api/report/instance';
import { shareLinkApi } from '@/api/report/share';
import { reportHref } from '@/components/report-labels/report-href';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

/** What can be done to a report; what cannot in its state is not offered. */
export function useReportActions(): (report: ReportInstance) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const notify = useReport();
  const canShare = useOffers()(shareLinkApi.add);
  return useCallback(
    (report) => {
      const { id, name } = report;
      const href = reportHref(report);
      const share = {
        key: 'share',
        label: t('reportInstance.share'),
        run: () => href !== null && go(`${href}&panel=share`),
      };
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
        ...(canShare && href !== null && state.share(report) === true ? [share] : []),
        ...(state.retry(report) === true ? [retry] : []),
      ];
    },
    [t, can, notify, canShare],
  );
}
