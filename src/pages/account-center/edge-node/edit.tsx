import { edgeNodeApi, edgeNodeChange } from '@/api/account-center/edge-node';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { EdgeNodeFields } from './fields';
import { toForm } from './model';

export default function EditEdgeNode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const [loaded, restored] = useRestored(useLoad(edgeNodeApi.get, { id }), 'edgeNode');
  return (
    <LoadedDrawer title={t('edgeNode.editNode')} loaded={loaded} onClose={onClose}>
      {(node) => (
        <FormDrawer
          name={`edgeNodeEdit:${id}`}
          note={restored}
          title={t('edgeNode.editTitle', { nodeId: node.nodeId })}
          schema={edgeNodeChange}
          initial={toForm(node)}
          success={t('edgeNode.updated', { name: node.nodeId })}
          permit={can(edgeNodeApi.update)}
          onSubmit={(input) => edgeNodeApi.update({ ...input, id, version: node.version })}
          onClose={onClose}
        >
          <EdgeNodeFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
