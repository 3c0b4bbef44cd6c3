import { robotApi, robotInput } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { RobotFields } from './robot-fields';

export function CreateRobot({ type, onClose }: { type: 'dingtalk' | 'enterprise'; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name={`robotCreate:${type}`}
      title={t(type === 'dingtalk' ? 'robot.createDingtalk' : 'robot.createEnterprise')}
      verb={t('form.add')}
      schema={robotInput}
      permit={can(robotApi.add)}
      success={({ name }) => t('robot.created', { name })}
      onSubmit={(input) => robotApi.add({ ...input, type })}
      onClose={onClose}
    >
      <RobotFields secretHelp={t('robot.secretHelp')} />
    </FormDrawer>
  );
}
