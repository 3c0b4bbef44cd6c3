import { type ReactNode, useCallback, useMemo } from 'react';
import { robotDeliveryApi } from '@/api/message/delivery';
import { type Robot, robotApi } from '@/api/message/robot';
import { deliveryFilter, learningDeliveries } from '@/components/delivery/mark';
import { useT } from '@/i18n/use-t';
import { scoped } from '@/lib/contract/scoped';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResourceTable } from '@/ui/list/resource-table';
import { usePanel } from '@/ui/page/use-panel';
import { robotColumns } from './robot-columns';
import { useRobotActions } from './use-robot-actions';

const Create = lazyComponent(() => import('./robot-create').then(({ CreateRobot }) => CreateRobot));
const Edit = lazyComponent(() => import('./robot-edit').then(({ EditRobot }) => EditRobot));
const Test = lazyComponent(() => import('./robot-test').then(({ TestRobot }) => TestRobot), ['components/delivery']);

const LOADS = {
  dingtalk: scoped(learningDeliveries(robotApi.list), { type: ['dingtalk'] }),
  enterprise: scoped(learningDeliveries(robotApi.list), { type: ['enterprise'] }),
};

const DELIVERIES = [robotDeliveryApi.list];

const nameOf = ({ name }: Robot) => name;

/** The group robots of one service. */
export function Robots({ type, create }: { type: keyof typeof LOADS; create: ReactNode }) {
  const t = useT();
  const panel = usePanel();
  const actionsOf = useRobotActions(useCallback((name, { id }) => panel.open(name, id), [panel.open]));
  const hasDeliveries = useOffers()(robotDeliveryApi.list);
  const columns = useMemo(() => robotColumns(t, actionsOf, hasDeliveries), [t, actionsOf, hasDeliveries]);
  return (
    <>
      <ResourceTable
        load={LOADS[type]}
        columns={columns}
        nameOf={nameOf}
        keyword={t('robot.search')}
        filters={hasDeliveries ? [deliveryFilter(t)] : []}
        dependsOn={DELIVERIES}
        empty={<EmptyState title={t('robot.emptyTitle')} text={t('robot.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create type={type} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'test' && <Test id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
