import { ddiNodeApi, ddiNodeInput } from '@/api/system-settings/ddi-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { DdiNodeFields } from './fields';

const HTTPS_PORT = 443;

export default function CreateDdiNode({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="ddiNodeCreate"
      title={t('ddiNode.create')}
      verb={t('form.add')}
      schema={ddiNodeInput}
      initial={{ type: 'primary', port: HTTPS_PORT }}
      success={({ name }) => t('ddiNode.created', { name })}
      permit={can(ddiNodeApi.add)}
      onSubmit={(input) => ddiNodeApi.add(input)}
      onClose={onClose}
    >
      <DdiNodeFields passwordHelp={t('ddiNode.passwordHelp')} />
    </FormDrawer>
  );
}
