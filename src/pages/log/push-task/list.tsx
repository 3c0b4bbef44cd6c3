import { pushTaskApi } from '@/api/log/push-task';
import { pushDeliveryApi } from '@/api/message/delivery';
import { deliveryFilter, learningDeliveries } from '@/components/delivery/mark';
import { useT } from '@/i18n/use-t';
import { scoped } from '@/lib/contract/scoped';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { EmptyState } from '@/ui/feedback/states';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useQuery } from '@/ui/page/use-query';
import { usePushTaskActions } from './actions';
import { pushTaskColumns } from './columns';
import { STATUS } from './labels';

const DELIVERIES = [pushDeliveryApi.list];

const LOADS = {
  callback: scoped(learningDeliveries(pushTaskApi.list), { kind: ['callback'] }),
  syslog: scoped(learningDeliveries(pushTaskApi.list), { kind: ['syslog'] }),
};

/** Where logs are pushed to: callbacks and syslog servers, each in a tab of its own. */
export default function PushTaskList() {
  const t = useT();
  const can = useCan();
  const hasDeliveries = useOffers()(pushDeliveryApi.list);
  const [query] = useQuery();
  const kind = query.get('tab') === 'syslog' ? 'syslog' : 'callback';
  const actionsOf = usePushTaskActions();
  const create = (
    <ActionButton
      type="primary"
      permit={can(pushTaskApi.add)}
      onClick={() => go(to('/log/push_management/create', { kind }))}
    >
      {t('pushTask.create')}
    </ActionButton>
  );
  const table = (of: keyof typeof LOADS) => (
    <ResourceTable
      load={LOADS[of]}
      columns={pushTaskColumns(t, of, actionsOf, hasDeliveries)}
      nameOf={({ name }) => name}
      keyword={t('pushTask.search')}
      filters={[
        { name: 'status', label: t('pushTask.status'), options: optionsOf(t, STATUS) },
        ...(hasDeliveries ? [deliveryFilter(t)] : []),
      ]}
      dependsOn={DELIVERIES}
      empty={<EmptyState title={t('pushTask.emptyTitle')} text={t('pushTask.emptyText')} action={create} />}
    />
  );
  return (
    <Screen title={t('pushTask.title')} actions={create}>
      <UrlTabs
        tabs={[
          { key: 'callback', label: t('pushTask.callbackTab'), content: table('callback') },
          { key: 'syslog', label: 'Syslog', content: table('syslog') },
        ]}
      />
    </Screen>
  );
}
