import { Alert, Input } from 'antd';
import { accessControlInput, MAX_RULES } from '@/api/account-center/access-control';
import { useT } from '@/i18n/use-t';
import { readRule } from '@/lib/rules/access-list';
import { formOf } from '@/ui/form/form-of';
import { listOf } from '@/ui/form/list-of';
import { AccessRuleFields } from './access-rule-fields';
import { AccessSummary } from './access-summary';
import { AddressTester } from './address-tester';

const { Field, useValue } = formOf(accessControlInput);
const Rules = listOf(accessControlInput, 'rules');

interface Props {
  /** Where the account signs in from; null if that is not known. */
  clientAddress: string | null;
  isOwn: boolean;
}

export function AccessControlFields({ clientAddress, isOwn }: Props) {
  const t = useT();
  const rules = (useValue('rules') ?? []).map(readRule);
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
      <Rules label={t('accessControl.rules')} max={MAX_RULES} fresh={() => ({ type: 'single' })}>
        <AccessRuleFields />
      </Rules>
      <AccessSummary rules={rules} />
      <Field name="maxForwarders" label={t('accessControl.maxForwarders')} help={t('accessControl.maxForwardersHelp')}>
        <Input inputMode="numeric" />
      </Field>
      <AddressTester rules={rules} clientAddress={clientAddress} isOwn={isOwn} />
    </>
  );
}
