import { Input, Radio } from 'antd';
import { useCallback } from 'react';
import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { OrgTreeSelect, OrgTreeSelectMany } from '@/components/organization/org-tree-select';
import { useT } from '@/i18n/use-t';
import { isTaken } from '@/lib/contract/taken';
import type { TreeNode } from '@/lib/contract/tree';
import { useOwnOrganization } from '@/session/session';
import { formOf } from '@/ui/form/form-of';
import { POLICIES } from './labels';
import { useParentRefusal } from './parent-refusal';

const { Field, useValue } = formOf(organizationInput);

/** `id` is the organization that is edited: nothing of its own tree can be its superior. */
export function OrganizationFields({ id }: { id?: string }) {
  const t = useT();
  const own = useOwnOrganization();
  // Only ever true: false would enable it inside a form that is for reading only.
  const barred = id !== undefined && id === own && { disabled: true };
  const policy = useValue('policy');
  const notBelow = useParentRefusal(id);
  const notItself = useCallback(
    (path: readonly TreeNode[]) => (id !== undefined && path.at(-1)?.id === id ? t('organization.isItself') : null),
    [id, t],
  );
  const codeTaken = async (code: string) =>
    (await isTaken(organizationApi.list, 'code', code, id)) ? t('organization.codeTaken') : null;
  return (
    <>
      <Field name="name" label={t('organization.name')}>
        <Input />
      </Field>
      <Field name="code" label={t('organization.code')} help={t('organization.codeHelp')} check={codeTaken}>
        <Input spellCheck={false} />
      </Field>
      <Field name="parentId" label={t('organization.parent')} help={t('organization.parentHelp')}>
        <OrgTreeSelect refusal={notBelow} />
      </Field>
      <Field name="affiliatedId" label={t('organization.affiliated')} help={t('organization.affiliatedHelp')}>
        <OrgTreeSelect refusal={notItself} />
      </Field>
      <Field name="policy" label={t('organization.policy')} {...(barred && { help: t('organization.isOwnPolicy') })}>
        <Radio.Group vertical {...barred} options={POLICIES.map(({ value, label }) => ({ value, label: t(label) }))} />
      </Field>
      {policy === 'custom' && (
        <Field name="policyIds" label={t('organization.policyIds')}>
          <OrgTreeSelectMany {...barred} />
        </Field>
      )}
    </>
  );
}
