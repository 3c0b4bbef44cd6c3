import { Alert, Form, Input } from 'antd';
import { MAX_RULES } from '@/api/account-center/access-control';
import { useT } from '@/i18n/use-t';
import { readRule } from '@/lib/rules/access-list';
import { Field } from '@/ui/form/field';
import { FieldList } from '@/ui/form/field-list';
import { AccessRuleFields } from './access-rule-fields';
import { AccessSummary } from './access-summary';
import { AddressTester } from './address-tester';

interface Props {
  /** Where the account signs in from; null if that is not known. */
  clientAddress: string | null;
  isOwn: boolean;
}

export function AccessControlFields({ clientAddress, isOwn }: Props) {
  const t = useT();
  const typed: unknown = Form.useWatch('rules');
  const rules = Array.isArray(typed) ? typed.map(readRule) : [];
  return (
    <>
      <Alert
        type="info"
        showIcon
        className="form-problem"
        title={
          isOwn
            ? t('accessControl.intro', { address: clientAddress ?? '—' })
            : t('accessControl.introOf', { address: clientAddress ?? '—' })
        }
      />
      <FieldList name="rules" label={t('accessControl.rules')} max={MAX_RULES} fresh={() => ({ type: 'single' })}>
        <AccessRuleFields />
      </FieldList>
      <AccessSummary rules={rules} />
      <Field name="maxForwarders" label={t('accessControl.maxForwarders')} help={t('accessControl.maxForwardersHelp')}>
        <Input inputMode="numeric" />
      </Field>
      <AddressTester rules={rules} clientAddress={clientAddress} isOwn={isOwn} />
    </>
  );
}
