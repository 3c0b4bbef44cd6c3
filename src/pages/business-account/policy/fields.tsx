import { Input } from 'antd';
import { useCallback } from 'react';
import { policyInput } from '@/api/business-account/policy';
import { AccountSelectMany } from '@/components/account/account-select';
import { OrgTreeSelectMany } from '@/components/organization/org-tree-select';
import { ResourceRows } from '@/components/resource-rows/resource-rows';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { useOwnId, useOwnOrganization } from '@/session/session';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';

const { Field } = formOf(policyInput);

export function PolicyFields() {
  const t = useT();
  const ownId = useOwnId();
  const ownOrganization = useOwnOrganization();
  const notOwn = useCallback(
    (path: readonly TreeNode[]) =>
      ownOrganization !== null && path.at(-1)?.id === ownOrganization ? t('policy.isOwnOrganization') : null,
    [ownOrganization, t],
  );
  return (
    <>
      <FormSection title={t('policy.basic')}>
        <Field name="name" label={t('policy.name')}>
          <Input autoComplete="off" />
        </Field>
        <Field name="description" label={t('policy.description')}>
          <Input.TextArea rows={3} />
        </Field>
      </FormSection>
      <FormSection title={t('policy.scope')}>
        <ResourceRows label={t('policy.resources')} />
      </FormSection>
      <FormSection title={t('policy.attach')}>
        <Field name="accountIds" label={t('policy.accounts')} help={t('policy.accountsHelp')}>
          <AccountSelectMany
            placeholder={t('policy.accountsHint')}
            refused={{ id: ownId, reason: t('policy.isOwnAccount') }}
          />
        </Field>
        <Field name="organizationIds" label={t('policy.organizations')} help={t('policy.organizationsHelp')}>
          <OrgTreeSelectMany refusal={notOwn} />
        </Field>
      </FormSection>
    </>
  );
}
