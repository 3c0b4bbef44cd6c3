import { Drawer } from 'antd';
import { robotApi } from '@/api/message/robot';
import { DeliveryTest } from '@/components/delivery/delivery-test';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useClosing } from '@/ui/feedback/use-closing';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';

/** Writes a test message to the robot's group and shows what its service answered. */
export function TestRobot({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(robotApi.get, { id });
  const [isOpen, close] = useClosing(onClose);
  return (
    <LoadedDrawer title={t('robot.test')} loaded={loaded} onClose={onClose}>
      {({ name }) => (
        <Drawer open={isOpen} title={t('robot.testOf', { name })} size={480} onClose={close}>
          <DeliveryTest label={t('robot.testSend')} of={id} send={() => robotApi.sendTest({ id })}>
            <p>{t('robot.testText')}</p>
          </DeliveryTest>
        </Drawer>
      )}
    </LoadedDrawer>
  );
}
