import { hostApi } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import CreateHost from './create';

/** Another host like this one. */
export default function CloneHost({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(hostApi.get, { id });
  return (
    <LoadedDrawer title={t('host.create')} loaded={loaded} onClose={onClose}>
      {({ port, user, remark }) => <CreateHost from={{ port, user, remark }} onClose={onClose} />}
    </LoadedDrawer>
  );
}
