import { useMemo } from 'react';
import { subscriptionApi } from '@/api/report/subscription';
import { REPORT_KINDS } from '@/components/report-labels/report-labels';
import { useReportProgress } from '@/components/report-labels/use-report-progress';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useSubscriptionActions } from './actions';
import { subscriptionColumns } from './columns';
import { STATUS, TYPES } from './labels';

export default function SubscriptionList() {
  const t = useT();
  const can = useCan();
  useReportProgress();
  const actionsOf = useSubscriptionActions();
  const columns = useMemo(() => subscriptionColumns(t, actionsOf), [t, actionsOf]);
  const create = (
    <ActionButton
      type="primary"
      permit={can(subscriptionApi.add)}
      onClick={() => go(to('/alarm/business_report/subscription_task/create'))}
    >
      {t('subscription.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('subscription.title')} actions={create}>
      <ResourceTable
        load={subscriptionApi.list}
        columns={columns}
        keyword={t('subscription.search')}
        time={t('subscription.createdAt')}
        filters={[
          {
            name: 'status',
            label: t('subscription.status'),
            options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
          },
          {
            name: 'taskType',
            label: t('subscription.taskType'),
            options: Object.entries(TYPES).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            name: 'kind',
            label: t('subscription.kind'),
            options: Object.entries(REPORT_KINDS).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        empty={<EmptyState title={t('subscription.emptyTitle')} text={t('subscription.emptyText')} action={create} />}
      />
    </Screen>
  );
}
