import { Input, Select } from 'antd';
import { basicInput, subAccountApi } from '@/api/business-account/sub-account';
import { SUB_ACCOUNT_TYPES } from '@/components/account/account-labels';
import { OrgTreeSelect } from '@/components/organization/org-tree-select';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';

const { Field } = formOf(basicInput);

/** What is known of an account besides its name; `id` is the account that may have its contacts already. */
export function BasicFields({ id }: { id?: string }) {
  const t = useT();
  const unique = (field: 'phone' | 'email', taken: string) => (value: string) =>
    subAccountApi.checkUnique({ field, value, id }).then(({ isUnique }) => (isUnique ? null : taken));
  return (
    <>
      <Field name="type" label={t('subAccount.type')}>
        <Select options={optionsOf(t, SUB_ACCOUNT_TYPES)} />
      </Field>
      <Field name="organizationId" label={t('subAccount.organization')} help={t('subAccount.organizationHelp')}>
        <OrgTreeSelect />
      </Field>
      <Field name="phone" label={t('subAccount.phone')} check={unique('phone', t('rule.phoneTaken'))}>
        <Input type="tel" autoComplete="off" />
      </Field>
      <Field name="email" label={t('subAccount.email')} check={unique('email', t('rule.emailTaken'))}>
        <Input inputMode="email" autoComplete="off" />
      </Field>
      <Field name="userName" label={t('subAccount.userName')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="company" label={t('subAccount.company')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="industry" label={t('subAccount.industry')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="region" label={t('subAccount.region')}>
        <Input autoComplete="off" />
      </Field>
    </>
  );
}
