import { robotApi, robotChange } from '@/api/message/robot';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { maskedQuery } from '@/lib/masked-query';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { RobotFields } from './robot-fields';

export function EditRobot({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const permit = useCan()(robotApi.update);
  const [loaded, restored] = useRestored(useLoad(robotApi.get, { id }), 'robot');
  return (
    <LoadedDrawer title={t('robot.editTitle')} loaded={loaded} onClose={onClose}>
      {({ version, name, webhook }) => (
        <FormDrawer
          name={`robotEdit:${id}`}
          note={restored}
          title={t('robot.editTitle')}
          schema={robotChange}
          // The address is a credential: who only reads the form reads it as the list has it.
          initial={{ name, webhook: permit === true ? webhook : maskedQuery(webhook) }}
          permit={permit}
          success={({ name }) => t('robot.updated', { name })}
          onSubmit={(input) => robotApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <RobotFields secretHelp={t('robot.secretKept')} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
