import { edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import CreateEdgeNode from './create';

/** Another node like this one; how it registers and what its device is called are its own. */
export default function CloneEdgeNode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(edgeNodeApi.get, { id });
  return (
    <LoadedDrawer title={t('edgeNode.create')} loaded={loaded} onClose={onClose}>
      {({ name, capacity, groupId }) => <CreateEdgeNode from={{ name, capacity, groupId }} onClose={onClose} />}
    </LoadedDrawer>
  );
}
