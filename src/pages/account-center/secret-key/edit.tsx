import { secretKeyApi, secretKeyInput } from '@/api/account-center/secret-key';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { SecretKeyFields } from './fields';

export default function EditSecretKey({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('secretKey.editTitle', { id });
  const [loaded, restored] = useRestored(useLoad(secretKeyApi.get, { id }), 'secretKey');
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ version, description }) => (
        <FormDrawer
          name={`secretKeyEdit:${id}`}
          note={restored}
          title={title}
          schema={secretKeyInput}
          initial={{ description }}
          success={t('secretKey.updated', { id })}
          permit={can(secretKeyApi.update)}
          onSubmit={(input) => secretKeyApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <SecretKeyFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
