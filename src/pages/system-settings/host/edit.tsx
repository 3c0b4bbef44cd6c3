import { hostApi, hostChange } from '@/api/system-settings/host';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { HostFields } from './fields';
import { toForm } from './model';

export default function EditHost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('host.editTitle');
  const [loaded, restored] = useRestored(useLoad(hostApi.get, { id }), 'host');
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {(host) => (
        <FormDrawer
          name={`hostEdit:${id}`}
          note={restored}
          title={title}
          schema={hostChange}
          initial={toForm(host)}
          success={({ name }) => t('host.updated', { name })}
          permit={can(hostApi.update)}
          onSubmit={(input) => hostApi.update({ id, version: host.version, ...input })}
          onClose={onClose}
        >
          <HostFields passwordHelp={host.hasSecret ? t('host.passwordKept') : t('host.passwordMissing')} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
