import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { KeyFields } from './fields';
import { keyApi, keyInput, useT } from './key';

export default function EditKey({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(keyApi.get, { id });
  return (
    <LoadedDrawer title={t('key.edit')} loaded={loaded} onClose={onClose}>
      {({ version, name, note }) => (
        <FormDrawer
          name={`keyEdit:${id}`} // its element ids and its draft
          title={t('key.edit')}
          schema={keyInput}
          initial={{ name, note }}
          permit={can(keyApi.update)}
          success={(sent) => t('key.updated', { name: sent.name })}
          onSubmit={(input) => keyApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <KeyFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
