import { Input } from 'antd';
import { formOf } from '@/ui/form/form-of';
import { keyInput, useT } from './key';

const { Field } = formOf(keyInput);

/** What creating and editing share. */
export function KeyFields() {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('key.name')}>
        <Input />
      </Field>
      <Field name="note" label={t('key.note')}>
        <Input.TextArea />
      </Field>
    </>
  );
}
