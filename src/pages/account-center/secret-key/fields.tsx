import { Input } from 'antd';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/form/field';

export function SecretKeyFields() {
  const t = useT();
  return (
    <Field name="description" label={t('secretKey.description')} help={t('secretKey.descriptionHelp')}>
      <Input.TextArea rows={3} />
    </Field>
  );
}
