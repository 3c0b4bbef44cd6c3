import { Alert, Input } from 'antd';
import { useMemo } from 'react';
import * as z from 'zod';
import { type ContactKind, contactBindingApi } from '@/api/account-center/contact-binding';
import { useT } from '@/i18n/use-t';
import { newEmail, newPhone } from '@/lib/rules/contact';
import { useCan } from '@/session/session';
import { CodeField } from '@/ui/form/code-field';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { CONTACT_IN_TEXT } from './contact-labels';

const bindInput = (isPhone: boolean, current: string, others: readonly string[]) =>
  z.object({ code: z.string().min(1).max(32), value: isPhone ? newPhone(current, others) : newEmail(current) });
const { Field } = formOf(bindInput(true, '', []));

interface Props {
  kind: ContactKind;
  current: string | null;
  /** Numbers of the account that are no other contact as well: of a phone those of its backup, and the other way round. */
  others: readonly string[];
  onClose: () => void;
}

/** Binds or changes a contact. The code proves the contact in use, the link that follows proves the new one. */
export default function BindContact({ kind, current, others, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const label = t(CONTACT_IN_TEXT[kind]);
  const isPhone = kind !== 'email';
  const schema = useMemo(() => bindInput(isPhone, current ?? '', others), [isPhone, current, others]);
  const code = (
    <CodeField
      name="code"
      purpose={`contact.${kind}`}
      target={current === null ? 'value' : null}
      send={(target) => contactBindingApi.sendCode({ kind, target: target || null })}
    />
  );
  return (
    <FormDrawer
      name={`contactBind:${kind}`}
      title={current === null ? t('contact.bindWhat', { label }) : t('contact.changeWhat', { label })}
      verb={t(current === null ? 'contact.bind' : 'common.save')}
      schema={schema}
      success={({ value }) => t('contact.sentTo', { value })}
      permit={can(contactBindingApi.bind)}
      onSubmit={({ value, code: typed }) => contactBindingApi.bind({ kind, value, code: typed })}
      onClose={onClose}
    >
      {current !== null && (
        <>
          <Alert type="info" showIcon className="form-problem" title={t('contact.proveOld', { value: current })} />
          {code}
        </>
      )}
      <Field
        name="value"
        label={t('contact.newWhat', { label })}
        help={t(current === null ? 'contact.linkFollowsFirst' : 'contact.linkFollows')}
      >
        <Input
          dir="ltr"
          inputMode={isPhone ? 'tel' : 'email'}
          autoComplete={isPhone ? 'tel' : 'email'}
          spellCheck={false}
        />
      </Field>
      {current === null && code}
    </FormDrawer>
  );
}
