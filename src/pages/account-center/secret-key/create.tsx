import { useState } from 'react';
import { secretKeyApi, secretKeyInput } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { FormDrawer } from '@/ui/form/form-drawer';
import { SecretKeyFields } from './fields';
import { SecretOnce } from './secret-once';

export default function CreateSecretKey({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made) return <SecretOnce {...made} onClose={onClose} />;
  return (
    <FormDrawer
      name="secretKeyCreate"
      title={t('secretKey.create')}
      schema={secretKeyInput}
      onSubmit={(input) => secretKeyApi.add(input).then(setMade)}
      onClose={onClose}
    >
      <SecretKeyFields />
    </FormDrawer>
  );
}
