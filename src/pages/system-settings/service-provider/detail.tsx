import { useCallback } from 'react';
import { providerDeliveryApi } from '@/api/message/delivery';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { LateDeliveries } from '@/components/delivery/late';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { AddressText } from '@/ui/data/address-text';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { useProviderActions } from './actions';
import { kindName, stateOf } from './columns';
import { STATE } from './labels';

const Edit = lazyComponent(() => import('./edit'));
const Test = lazyComponent(() => import('./test').then(({ TestProvider }) => TestProvider), ['components/delivery']);

const LIST = '/system_settings/service_provider_management';
const DELIVERIES = [providerDeliveryApi.list];

/** One provider with what went through it. */
export default function ServiceProviderDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const panel = usePanel();
  const loaded = useLoad(serviceProviderApi.get, { id }, { dependsOn: DELIVERIES });
  const actionsOf = useProviderActions(
    useCallback((name, provider) => panel.open(name, provider.id), [panel.open]),
    useCallback(() => go(to(LIST)), []),
  );
  return (
    <>
      <DetailPage
        title={loaded.data?.name ?? t('serviceProvider.detailTitle')}
        loaded={loaded}
        // What is suspended has its button where that is said.
        actions={(provider) => actionsOf(provider).filter(({ key }) => key !== 'resume')}
        identity={(provider) => ({
          name: provider.name,
          id: provider.id,
          state: <StatusTag value={stateOf(provider)} map={STATE} />,
          facts: [
            { label: t('serviceProvider.kind'), value: kindName(t, provider.kind) },
            {
              label: t('serviceProvider.endpoint'),
              value: <AddressText text={provider.endpoint} />,
            },
            { label: t('serviceProvider.account'), value: <bdi dir="ltr">{provider.account}</bdi> },
            { label: t('serviceProvider.createdAt'), value: <FullTime at={provider.createdAt} /> },
          ],
        })}
      >
        {({ name, delivery }) =>
          delivery && (
            <Section title={t('delivery.tab')}>
              <LateDeliveries kind="serviceProvider" id={id} name={name} />
            </Section>
          )
        }
      </DetailPage>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'test' && <Test id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
