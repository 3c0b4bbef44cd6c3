import { Input } from 'antd';
import { basicInput, type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_TYPES } from '@/components/account/account-labels';
import { OrgTreeSelect } from '@/components/organization/org-tree-select';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { FoldedSection } from '@/ui/form/folded-section';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { optionsOf } from '@/ui/list/options';

const { Field } = formOf(basicInput);

const COMPANY = ['company', 'industry', 'region'];

const CHOOSABLE: ReadonlySet<string> = new Set(basicInput.shape.type.options);

/** What is known of an account besides its name; one that exists has its contacts already, and its type whatever that is. */
export function BasicFields({ account }: { account?: Pick<SubAccount, 'id' | 'type'> }) {
  const t = useT();
  const id = account?.id;
  const types = optionsOf(t, ACCOUNT_TYPES).filter(({ value }) => CHOOSABLE.has(value) || value === account?.type);
  const unique = (field: 'phone' | 'email', taken: string) => (value: string) =>
    subAccountApi.checkUnique({ field, value, id }).then(({ isUnique }) => (isUnique ? null : taken));
  return (
    <>
      <FormSection title={t('subAccount.place')}>
        <Field name="type" label={t('subAccount.type')}>
          <Choice options={types} />
        </Field>
        <Field name="organizationId" label={t('subAccount.organization')} help={t('subAccount.organizationHelp')}>
          <OrgTreeSelect />
        </Field>
      </FormSection>
      <FormSection title={t('subAccount.contact')}>
        <Field name="phone" label={t('subAccount.phone')} check={unique('phone', t('rule.phoneTaken'))}>
          <Input type="tel" dir="ltr" autoComplete="off" />
        </Field>
        <Field name="email" label={t('subAccount.email')} check={unique('email', t('rule.emailTaken'))}>
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Field>
        <Field name="userName" label={t('subAccount.userName')}>
          <Input autoComplete="off" />
        </Field>
      </FormSection>
      <FoldedSection
        title={t('subAccount.companySection')}
        about={listed(
          [t('subAccount.company'), t('subAccount.industry'), t('subAccount.region')],
          t('common.separator'),
        )}
        names={COMPANY}
      >
        <Field name="company" label={t('subAccount.company')}>
          <Input autoComplete="off" />
        </Field>
        <Field name="industry" label={t('subAccount.industry')}>
          <Input autoComplete="off" />
        </Field>
        <Field name="region" label={t('subAccount.region')}>
          <Input autoComplete="off" />
        </Field>
      </FoldedSection>
    </>
  );
}
