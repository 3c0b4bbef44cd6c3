import { useCallback } from 'react';
import { pushTaskApi } from '@/api/log/push-task';
import { pushDeliveryApi } from '@/api/message/delivery';
import { LateDeliveries } from '@/components/delivery/late';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { AddressText } from '@/ui/data/address-text';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePushTaskActions } from './actions';
import { LastDelivery, moduleNames, stateOf, targetOf } from './columns';
import { Configuration } from './configuration';
import { STATE } from './labels';

const Sandbox = lazyComponent(
  () => import('./sandbox').then(({ PushSandbox }) => PushSandbox),
  ['components/delivery'],
);

const DELIVERIES = [pushDeliveryApi.list];

export default function PushTaskDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const offers = useOffers();
  const history = useHistoryTab('pushTask', id);
  const loaded = useLoad(pushTaskApi.get, { id }, { dependsOn: DELIVERIES });
  const actionsOf = usePushTaskActions(useCallback(() => go(to('/log/push_management')), []));
  return (
    <DetailPage
      title={loaded.data?.name ?? t('pushTask.detailTitle')}
      loaded={loaded}
      identity={(task) => ({
        name: task.name,
        id: task.id,
        state: <StatusTag value={stateOf(task)} map={STATE} />,
        facts: [
          {
            label: t('pushTask.target'),
            value: (
              <span className="push-target">
                <AddressText text={targetOf(task)} />
              </span>
            ),
          },
          { label: t('pushTask.modules'), value: moduleNames(t, task.modules) },
          { label: t('pushTask.lastDelivery'), value: <LastDelivery lastDelivery={task.lastDelivery} /> },
          { label: t('pushTask.createdAt'), value: <FullTime at={task.createdAt} /> },
        ],
      })}
      actions={actionsOf}
    >
      {(task) => (
        <UrlTabs
          areSeparate
          tabs={[
            { key: 'configuration', label: t('pushTask.configuration'), content: <Configuration task={task} /> },
            ...(task.delivery && offers(pushDeliveryApi.list)
              ? [
                  {
                    key: 'deliveries',
                    label: t('delivery.tab'),
                    content: <LateDeliveries kind="pushTask" id={id} name={task.name} />,
                  },
                ]
              : []),
            ...(offers(pushTaskApi.getSamples)
              ? [{ key: 'sandbox', label: t('pushTask.sandbox'), content: <Sandbox task={task} /> }]
              : []),
            ...history,
          ]}
        />
      )}
    </DetailPage>
  );
}
