import { Select } from 'antd';
import * as z from 'zod';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { OrgTreeSelect } from '@/components/organization/org-tree-select';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { loadedOptions } from '@/ui/form/loaded-options';
import type { Chosen } from '@/ui/list/use-selection';

const roleForm = z.object({ roleId: z.string().min(1) });
const organizationForm = z.object({ organizationId: z.string().nullish() });
const { Field: RoleField } = formOf(roleForm);
const { Field: OrganizationField } = formOf(organizationForm);

interface Props {
  chosen: Chosen<SubAccount>;
  onClose: () => void;
}

/** One role for many accounts: each follows it from then on. */
export function AssignRole({ chosen: { target, count, settle }, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const roles = useLoad(roleApi.getOptions, { type: 'ordinary' });
  return (
    <FormDrawer
      name="subAccountAssignRole"
      title={t('subAccount.assignRoleTitle', { count })}
      schema={roleForm}
      verb={t('subAccount.assign')}
      permit={can(subAccountApi.bulkAssignRole)}
      onSubmit={({ roleId }) =>
        review({ kind: 'assign', target, roleId }, t('subAccount.assign'))
          .then(() => subAccountApi.bulkAssignRole({ ...target, roleId }))
          .then(settle)
      }
      onClose={onClose}
    >
      <RoleField name="roleId" label={t('subAccount.role')} help={t('subAccount.assignRoleHelp')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          {...loadedOptions(roles)}
          placeholder={t('rule.pleaseSelect', { label: t('subAccount.role') })}
          options={roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </RoleField>
    </FormDrawer>
  );
}

/** One organization for many accounts, or none. */
export function AssignOrganization({ chosen: { target, count, settle }, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  return (
    <FormDrawer
      name="subAccountAssignOrganization"
      title={t('subAccount.assignOrganizationTitle', { count })}
      schema={organizationForm}
      verb={t('subAccount.assign')}
      permit={can(subAccountApi.bulkAssignOrganization)}
      onSubmit={({ organizationId = null }) =>
        review({ kind: 'assign', target, organizationId }, t('subAccount.assign'))
          .then(() => subAccountApi.bulkAssignOrganization({ ...target, organizationId }))
          .then(settle)
      }
      onClose={onClose}
    >
      <OrganizationField
        name="organizationId"
        label={t('subAccount.organization')}
        help={t('subAccount.assignOrganizationHelp')}
      >
        <OrgTreeSelect />
      </OrganizationField>
    </FormDrawer>
  );
}
