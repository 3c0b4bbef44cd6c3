import { hostApi, hostInput } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { HostFields } from './fields';

/** Where a shell is usually reached (RFC 4253). */
const SSH_PORT = 22;

export default function CreateHost({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="hostCreate"
      title={t('host.create')}
      schema={hostInput}
      initial={{ port: SSH_PORT }}
      success={({ name }) => t('host.created', { name })}
      permit={can(hostApi.add)}
      onSubmit={(input) => hostApi.add(input)}
      onClose={onClose}
    >
      <HostFields passwordHelp={t('host.passwordHelp')} />
    </FormDrawer>
  );
}
