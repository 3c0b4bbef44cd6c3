import { CheckOutlined } from '@ant-design/icons';
import * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { PASSWORD_RULES } from '@/lib/rules/password';
import { SecretInput } from '../feedback/secret-input';
import { formOf } from './form-of';

/** What a form that sets a password calls it: one of these two, and its repetition. */
const { Field, useValue } = formOf(z.object({ password: z.string(), next: z.string(), confirm: z.string() }));
type Name = 'password' | 'next';

function Checklist({ name }: { name: Name }) {
  const t = useT();
  const password = useValue(name) ?? '';
  return (
    <ul className="checklist">
      {PASSWORD_RULES.map(({ code, values, test }) => {
        const isMet = test(password);
        return (
          <li key={code} className={isMet ? 'checklist-met' : ''}>
            {isMet ? <CheckOutlined aria-hidden /> : <span className="checklist-open" aria-hidden />}{' '}
            {t(`rule.${code}`, values)}
            <span className="visually-hidden"> ({isMet ? t('password.met') : t('password.unmet')})</span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  label: string;
  /** The field in the form's schema, which holds `password` and `confirmation` of lib/rules/password. */
  name: Name;
}

/** A new password with a checklist that follows the typing, and its repetition, checked again when the first changes. */
export function PasswordFields({ label, name }: Props) {
  const t = useT();
  return (
    <>
      <Field name={name} label={label} help={<Checklist name={name} />}>
        <SecretInput autoComplete="new-password" />
      </Field>
      <Field name="confirm" label={t('password.confirm')} dependencies={[name]}>
        <SecretInput autoComplete="new-password" />
      </Field>
    </>
  );
}
