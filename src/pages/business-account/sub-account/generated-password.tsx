import { Button, Form } from 'antd';
import { useState } from 'react';
import { subAccountForm } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { randomPassword } from '@/lib/random-password';
import { Copyable } from '@/ui/feedback/copyable';
import { formOf } from '@/ui/form/form-of';

const { useValue } = formOf(subAccountForm);

/** Fills in a generated password and its repetition, and shows it as long as it stands there: it is to be handed over. */
export function GeneratedPassword() {
  const t = useT();
  const form = Form.useFormInstance();
  const password = useValue('password');
  const [made, setMade] = useState<string | null>(null);
  const make = () => {
    const next = randomPassword();
    form.setFieldsValue({ password: next, confirm: next });
    void form.validateFields(['password', 'confirm']).catch(() => {});
    setMade(next);
  };
  return (
    <div className="generated-password" role="status">
      <Button onClick={make}>{t('subAccount.generate')}</Button>
      {made !== null && made === password && (
        <>
          <Copyable text={made} label={t('subAccount.password')} />
          <span className="absent">{t('subAccount.generatedNote')}</span>
        </>
      )}
    </div>
  );
}
