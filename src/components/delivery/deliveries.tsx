import { useMemo } from 'react';
import { pushTaskApi } from '@/api/log/push-task';
import { type DeliveryAttempt, type DeliveryOwner, type DeliverySummary, deliveryApis } from '@/api/message/delivery';
import { robotApi } from '@/api/message/robot';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { useT } from '@/i18n/use-t';
import { scoped } from '@/lib/contract/scoped';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { readView } from '@/ui/list/use-view';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { attemptColumns } from './columns';
import { DELIVERY_RESULT, ORIGIN } from './labels';
import { DeliveryState } from './state';

const Attempt = lazyComponent(() => import('./attempt').then(({ DeliveryAnswered }) => DeliveryAnswered));

/** Nothing waits, or what does goes out once somebody resumes: what comes next is no matter of seconds. */
const isAtRest = ({ waiting, state }: DeliverySummary) => waiting.total === 0 || state === 'suspended';

/** A test of the object is an attempt, and what changes it changes what is delivered. */
const OWNERS = [pushTaskApi.list, robotApi.list, serviceProviderApi.list];

interface Props {
  kind: DeliveryOwner;
  id: string;
  name: string;
}

const nameOf = ({ id }: DeliveryAttempt) => id;

/** What was delivered for an object, what waits and why, with sending again and going on. */
export function Deliveries({ kind, id, name }: Props) {
  const t = useT();
  const panel = usePanel();
  const [query] = useQuery();
  const api = deliveryApis[kind];
  const { range } = readView(query, [], []);
  const asked = range === null ? { id } : { id, timeRange: range };
  const loaded = usePoll(api.getSummary, asked, isAtRest, { dependsOn: OWNERS });
  const { counts, failures } = loaded.data ?? {};
  useFollow(counts && JSON.stringify([counts, failures]), api.list);
  const load = useMemo(() => scoped(api.list, { ownerId: [id] }), [api, id]);
  const columns = useMemo(() => attemptColumns(t, kind, panel.open), [t, kind, panel.open]);
  if (loaded.isUnoffered) return null;
  return (
    <>
      {loaded.failure && !loaded.data && <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />}
      {loaded.data && <DeliveryState kind={kind} id={id} name={name} summary={loaded.data} range={range} />}
      <ResourceTable
        load={load}
        columns={columns}
        nameOf={nameOf}
        keyword={t('deliveries.search')}
        time={t('deliveries.at')}
        filters={[
          { name: 'result', label: t('deliveries.result'), options: optionsOf(t, DELIVERY_RESULT) },
          { name: 'origin', label: t('deliveries.origin'), options: optionsOf(t, ORIGIN) },
        ]}
        dependsOn={OWNERS}
        empty={<EmptyState title={t('deliveries.emptyTitle')} text={t('deliveries.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'attempt' && <Attempt kind={kind} id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
