import { robotApi, robotInput } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { RobotFields } from './robot-fields';

export function CreateRobot({ type, onClose }: { type: 'dingtalk' | 'enterprise'; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name={`robotCreate:${type}`}
      title={t(type === 'dingtalk' ? 'robot.createDingtalk' : 'robot.createEnterprise')}
      schema={robotInput}
      permit={can(robotApi.add)}
      onSubmit={(input) =>
        robotApi.add({ ...input, type }).then(() => report.success(t('robot.created', { name: input.name })))
      }
      onClose={onClose}
    >
      <RobotFields secretHelp={t('robot.secretHelp')} />
    </FormDrawer>
  );
}
