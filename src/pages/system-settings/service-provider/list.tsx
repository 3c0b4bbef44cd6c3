import { useCallback, useMemo } from 'react';
import { providerDeliveryApi } from '@/api/message/delivery';
import { type ServiceProvider, serviceProviderApi } from '@/api/system-settings/service-provider';
import { deliveryFilter, learningDeliveries } from '@/components/delivery/mark';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useProviderActions } from './actions';
import { providerColumns } from './columns';
import { KIND } from './labels';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));
const Test = lazyComponent(() => import('./test').then(({ TestProvider }) => TestProvider), ['components/delivery']);

const load = learningDeliveries(serviceProviderApi.list);
const DELIVERIES = [providerDeliveryApi.list];

const nameOf = ({ name }: ServiceProvider) => name;

export default function ServiceProviderList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useProviderActions(useCallback((name, { id }) => panel.open(name, id), [panel.open]));
  const hasDeliveries = useOffers()(providerDeliveryApi.list);
  const columns = useMemo(() => providerColumns(t, actionsOf, hasDeliveries), [t, actionsOf, hasDeliveries]);
  const filters = [
    { name: 'kind' as const, label: t('serviceProvider.kind'), options: optionsOf(t, KIND) },
    ...(hasDeliveries ? [deliveryFilter(t)] : []),
  ];
  const create = (
    <ActionButton type="primary" permit={can(serviceProviderApi.add)} onClick={() => panel.open('create')}>
      {t('serviceProvider.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('serviceProvider.title')} actions={create} note={t('serviceProvider.note')}>
      <ResourceTable
        load={load}
        dependsOn={DELIVERIES}
        columns={columns}
        nameOf={nameOf}
        keyword={t('serviceProvider.search')}
        filters={filters}
        empty={
          <EmptyState title={t('serviceProvider.emptyTitle')} text={t('serviceProvider.emptyText')} action={create} />
        }
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'test' && <Test id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
