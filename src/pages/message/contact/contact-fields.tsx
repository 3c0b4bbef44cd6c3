import { Input } from 'antd';
import { contactInput } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(contactInput);

export function ContactFields() {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('receiver.name')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="phone" label={t('receiver.phone')} help={t('receiver.reachHelp')} dependencies={['email']}>
        <Input dir="ltr" inputMode="tel" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="email" label={t('receiver.email')}>
        <Input dir="ltr" inputMode="email" autoComplete="off" spellCheck={false} />
      </Field>
    </>
  );
}
