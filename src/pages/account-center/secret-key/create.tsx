import { useState } from 'react';
import { secretKeyApi, secretKeyInput } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ShownOnce } from '@/ui/feedback/shown-once';
import { FormDrawer } from '@/ui/form/form-drawer';
import { SecretKeyFields } from './fields';

export default function CreateSecretKey({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made)
    return (
      <ShownOnce
        title={t('secretKey.secretTitle')}
        warning={t('secretKey.once')}
        about={[{ label: t('secretKey.id'), text: made.id }]}
        secret={{ label: t('secretKey.secret'), text: made.secret }}
        file={`${made.id}-secret.txt`}
        onClose={onClose}
      />
    );
  return (
    <FormDrawer
      name="secretKeyCreate"
      title={t('secretKey.create')}
      note={t('secretKey.onceAhead')}
      verb={t('common.create')}
      schema={secretKeyInput}
      permit={can(secretKeyApi.add)}
      onSubmit={(input) => secretKeyApi.add(input).then(setMade)}
      onClose={onClose}
    >
      <SecretKeyFields />
    </FormDrawer>
  );
}
