import { secretKeyApi, secretKeyInput } from '@/api/account-center/secret-key';
import { LoadedDrawer } from '@/components/loaded-drawer';
import { useT } from '@/i18n/use-t';
import { FormDrawer } from '@/ui/form-drawer';
import { useReport } from '@/ui/report';
import { useLoad } from '@/ui/use-load';
import { SecretKeyFields } from './fields';

export default function EditSecretKey({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const title = t('secretKey.editTitle', { id });
  const loaded = useLoad(secretKeyApi.get, { id });
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ version, description }) => (
        <FormDrawer
          name={`secretKeyEdit:${id}`}
          title={title}
          schema={secretKeyInput}
          initial={{ description }}
          onSubmit={(input) =>
            secretKeyApi.update({ id, version, ...input }).then(() => report.success(t('secretKey.updated')))
          }
          onClose={onClose}
        >
          <SecretKeyFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
