import { ddiNodeApi, ddiNodeChange } from '@/api/system-settings/ddi-node';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { DdiNodeFields } from './fields';
import { toForm } from './model';

export default function EditDdiNode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('ddiNode.editTitle');
  const [loaded, restored] = useRestored(useLoad(ddiNodeApi.get, { id }), 'ddiNode');
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {(node) => (
        <FormDrawer
          name={`ddiNodeEdit:${id}`}
          note={restored}
          title={title}
          schema={ddiNodeChange}
          initial={toForm(node)}
          success={({ name }) => t('ddiNode.updated', { name })}
          permit={can(ddiNodeApi.update)}
          onSubmit={(input) => ddiNodeApi.update({ id, version: node.version, ...input })}
          onClose={onClose}
        >
          <DdiNodeFields
            id={id}
            passwordHelp={node.hasSecret ? t('ddiNode.passwordKept') : t('ddiNode.passwordMissing')}
          />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
