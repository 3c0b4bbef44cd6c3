import { useCallback } from 'react';
import { robotDeliveryApi } from '@/api/message/delivery';
import { robotApi } from '@/api/message/robot';
import { LateDeliveries } from '@/components/delivery/late';
import { MARK } from '@/components/delivery/mark';
import { useT } from '@/i18n/use-t';
import { maskedQuery } from '@/lib/masked-query';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { LAST_TEST } from './labels';
import { robotTest } from './robot-columns';
import { useRobotActions } from './use-robot-actions';

const Edit = lazyComponent(() => import('./robot-edit').then(({ EditRobot }) => EditRobot));
const Test = lazyComponent(() => import('./robot-test').then(({ TestRobot }) => TestRobot), ['components/delivery']);

const DELIVERIES = [robotDeliveryApi.list];

/** One robot with what it was sent. */
export default function RobotDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const panel = usePanel();
  const loaded = useLoad(robotApi.get, { id }, { dependsOn: DELIVERIES });
  const tab = loaded.data?.type;
  const actionsOf = useRobotActions(
    useCallback((name, robot) => panel.open(name, robot.id), [panel.open]),
    useCallback(() => go(to('/message/contact', { tab })), [tab]),
  );
  return (
    <>
      <DetailPage
        title={loaded.data?.name ?? t('robot.detailTitle')}
        loaded={loaded}
        // What is suspended has its button where that is said.
        actions={(robot) => actionsOf(robot).filter(({ key }) => key !== 'resume')}
        identity={(robot) => ({
          name: robot.name,
          id: robot.id,
          state: robot.delivery && <StatusTag value={robot.delivery.state} map={MARK} />,
          facts: [
            {
              label: t('robot.webhook'),
              value: (
                <bdi className="code" dir="ltr">
                  {maskedQuery(robot.webhook)}
                </bdi>
              ),
            },
            { label: t('robot.lastTest'), value: <StatusTag value={robotTest(robot)} map={LAST_TEST} /> },
            { label: t('robot.createdAt'), value: <FullTime at={robot.createdAt} /> },
          ],
        })}
      >
        {({ name, delivery }) =>
          delivery && (
            <Section title={t('delivery.tab')}>
              <LateDeliveries kind="robot" id={id} name={name} />
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
