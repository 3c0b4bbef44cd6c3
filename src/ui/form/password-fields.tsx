import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useT } from '@/i18n/use-t';
import { PASSWORD_RULES } from '@/lib/rules/password';
import { Field } from './field';
import { SecretInput } from './secret-input';

function Checklist({ name }: { name: string }) {
  const t = useT();
  const typed: unknown = Form.useWatch(name);
  const password = typeof typed === 'string' ? typed : '';
  return (
    <ul className="checklist">
      {PASSWORD_RULES.map(({ code, values, test }) => {
        const isMet = test(password);
        return (
          <li key={code} className={isMet ? 'checklist-met' : ''}>
            {isMet ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />} {t(`rule.${code}`, values)}
            <span className="visually-hidden"> ({isMet ? t('password.met') : t('password.unmet')})</span>
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  label: string;
  /** Field names in the form's schema, which holds `password` and `confirmation` of lib/rules/password. */
  name: string;
  confirmName: string;
}

/** A new password with a checklist that follows the typing, and its repetition, checked again when the first changes. */
export function PasswordFields({ label, name, confirmName }: Props) {
  const t = useT();
  return (
    <>
      <Field name={name} label={label} help={<Checklist name={name} />}>
        <SecretInput autoComplete="new-password" />
      </Field>
      <Field name={confirmName} label={t('password.confirm')} dependencies={[name]}>
        <SecretInput autoComplete="new-password" />
      </Field>
    </>
  );
}
