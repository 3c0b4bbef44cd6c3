import type * as z from 'zod';
import { hostApi, hostInput } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { HostFields } from './fields';

/** Where a shell is usually reached (RFC 4253). */
const SSH_PORT = 22;

interface Props {
  /** What a clone takes over; its names, its address and its password are its own. */
  from?: Partial<z.input<typeof hostInput>>;
  onClose: () => void;
}

export default function CreateHost({ from, onClose }: Props) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="hostCreate"
      title={t('host.create')}
      verb={t('form.add')}
      schema={hostInput}
      initial={from ?? { port: SSH_PORT }}
      success={({ name }) => t('host.created', { name })}
      permit={can(hostApi.add)}
      onSubmit={(input) => hostApi.add(input)}
      onClose={onClose}
    >
      <HostFields passwordHelp={t('host.passwordHelp')} />
    </FormDrawer>
  );
}
