import { useMemo } from 'react';
import { reportInstanceApi } from '@/api/report/instance';
import { subscriptionApi } from '@/api/report/subscription';
import { REPORT_KINDS, REPORT_STATUS } from '@/components/report-labels/report-labels';
import { useReportProgress } from '@/components/report-labels/use-report-progress';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { useNarrow } from '@/ui/page/use-narrow';
import { useReportActions } from './actions';
import { reportColumns } from './columns';

/** As many as an account may have. */
const SUBSCRIPTIONS = { current: 1, pageSize: 100 };

/** The zone that most of them count their days in. */
function commonZone(all: readonly { zone: string }[]): string | null {
  const counts = new Map<string, number>();
  for (const { zone } of all) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

export default function ReportList() {
  const t = useT();
  const generating = useReportProgress();
  const actionsOf = useReportActions();
  const subscriptions = useLoad(subscriptionApi.list, SUBSCRIPTIONS);
  const isNarrow = useNarrow();
  const zone = commonZone(subscriptions.data?.list ?? []);
  const columns = useMemo(() => reportColumns(t, actionsOf, zone, isNarrow), [t, actionsOf, zone, isNarrow]);
  const toSubscriptions = (
    <Link to={to('/alarm/business_report/subscription_task')}>{t('reportInstance.toSubscriptions')}</Link>
  );
  return (
    <Screen
      title={t('reportInstance.title')}
      actions={toSubscriptions}
      note={
        <>
          {generating > 0 && <span role="status">{t('reportInstance.generatingCount', { count: generating })}</span>}
          {isNarrow && zone !== null && (
            <span>
              {generating > 0 && DOT}
              {t('reportInstance.zone')} <bdi dir="ltr">{zone}</bdi>
            </span>
          )}
        </>
      }
    >
      <ResourceTable
        load={reportInstanceApi.list}
        columns={columns}
        keyword={t('reportInstance.search')}
        time={t('reportInstance.dueAt')}
        filters={[
          {
            name: 'status',
            label: t('reportInstance.status'),
            options: Object.entries(REPORT_STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
          },
          {
            name: 'kind',
            label: t('reportInstance.kind'),
            options: Object.entries(REPORT_KINDS).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            name: 'subscriptionId',
            label: t('reportInstance.subscription'),
            options: subscriptions.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? [],
          },
        ]}
        empty={
          <EmptyState
            title={t('reportInstance.emptyTitle')}
            text={t('reportInstance.emptyText')}
            action={toSubscriptions}
          />
        }
      />
    </Screen>
  );
}
