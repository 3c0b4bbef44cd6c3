import { Input } from 'antd';
import { robotInput } from '@/api/message/robot';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(robotInput);

/** `secretHelp` says what the form does with a secret: one is needed, or an empty one keeps the old. */
export function RobotFields({ secretHelp }: { secretHelp: string }) {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('robot.name')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="webhook" label={t('robot.webhook')} help={t('robot.webhookHelp')}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="secret" label={t('robot.secret')} help={secretHelp}>
        <SecretInput autoComplete="off" />
      </Field>
    </>
  );
}
