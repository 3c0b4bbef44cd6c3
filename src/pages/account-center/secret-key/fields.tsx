import { Input } from 'antd';
import { secretKeyInput } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(secretKeyInput);

export function SecretKeyFields() {
  const t = useT();
  return (
    <Field name="description" label={t('secretKey.description')} help={t('secretKey.descriptionHelp')}>
      <Input.TextArea rows={3} />
    </Field>
  );
}
