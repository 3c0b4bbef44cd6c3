import { Radio } from 'antd';
import { Suspense } from 'react';
import * as z from 'zod';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { OrgTreeSelect } from '@/components/organization/org-tree-select';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { Choice } from '@/ui/form/choice';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { useRowByRow } from '@/ui/list/use-row-by-row';
import type { Chosen } from '@/ui/list/use-selection';
import { assignOrganization, assignRole } from './assign-one';

const roleForm = z.object({ roleId: z.string().min(1) });
/** None is a choice of its own: what was left untouched takes nobody out of anything. */
const organizationForm = z.discriminatedUnion('to', [
  z.object({ to: z.literal('one'), organizationId: z.string().min(1) }),
  z.object({ to: z.literal('none') }),
]);
type OrganizationForm = z.output<typeof organizationForm>;
const { Field: RoleField } = formOf(roleForm);
const { Field: OrganizationField, useValue } = formOf(organizationForm);
const TO = { one: 'subAccount.toOrganization', none: 'subAccount.toNoOrganization' } as const;

const EffectsOf = lazyComponent(() =>
  import('@/components/access-change/effects-of').then(({ EffectsOf }) => EffectsOf),
);

interface Props {
  chosen: Chosen<SubAccount>;
  onClose: () => void;
}

/** One role for many accounts: each follows it from then on. */
export function AssignRole({ chosen: { target, count, settle }, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const rows = useRowByRow();
  const roles = useLoad(roleApi.getOptions, { type: 'ordinary' });
  const loadedRoles = useLoadedOptions(roles);
  return (
    <FormDrawer
      name="subAccountAssignRole"
      title={t('subAccount.assignRoleTitle', { count })}
      schema={roleForm}
      verb={t('subAccount.assign')}
      permit={can(subAccountApi.bulkAssignRole)}
      onSubmit={async ({ roleId }) => {
        if (!(await review({ kind: 'assign', target, roleId }, t('subAccount.assign')))) return false;
        const result = await rows.bulk({
          target,
          list: subAccountApi.list,
          atOnce: (chosen) => subAccountApi.bulkAssignRole({ ...chosen, roleId }),
          one: (id) => assignRole(id, roleId),
        });
        return settle(result);
      }}
      onClose={onClose}
    >
      <RoleField name="roleId" label={t('subAccount.role')} help={t('subAccount.assignRoleHelp')}>
        <Choice
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('subAccount.chooseRole')}
          options={roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          {...loadedRoles}
        />
      </RoleField>
      {rows.progress}
    </FormDrawer>
  );
}

/** One organization for many accounts, or none, which asks first. */
export function AssignOrganization({ chosen: { target, count, settle }, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const rows = useRowByRow();
  const agree = useAgreement();
  const ask = (form: OrganizationForm) => {
    if (form.to === 'one')
      return review({ kind: 'assign', target, organizationId: form.organizationId }, t('subAccount.assign'));
    return agree({
      title: t('subAccount.unassignTitle', { count }),
      content: (
        <>
          <p>{t('subAccount.unassignText')}</p>
          <Suspense>
            <EffectsOf change={{ kind: 'assign', target, organizationId: null }} />
          </Suspense>
        </>
      ),
      verb: t('subAccount.unassign'),
    });
  };
  return (
    <FormDrawer
      name="subAccountAssignOrganization"
      title={t('subAccount.assignOrganizationTitle', { count })}
      schema={organizationForm}
      verb={t('subAccount.assign')}
      permit={can(subAccountApi.bulkAssignOrganization)}
      initial={{ to: 'one' }}
      onSubmit={async (form) => {
        if (!(await ask(form))) return false;
        const organizationId = form.to === 'one' ? form.organizationId : null;
        const result = await rows.bulk({
          target,
          list: subAccountApi.list,
          atOnce: (chosen) => subAccountApi.bulkAssignOrganization({ ...chosen, organizationId }),
          one: (id) => assignOrganization(id, organizationId),
        });
        return settle(result);
      }}
      onClose={onClose}
    >
      <OrganizationFields />
      {rows.progress}
    </FormDrawer>
  );
}

function OrganizationFields() {
  const t = useT();
  const to = useValue('to');
  return (
    <>
      <OrganizationField name="to" label={t('subAccount.assignTo')}>
        <Radio.Group options={optionsOf(t, TO)} />
      </OrganizationField>
      {to === 'one' && (
        <OrganizationField name="organizationId" label={t('subAccount.organization')}>
          <OrgTreeSelect placeholder={t('subAccount.chooseOrganization')} />
        </OrganizationField>
      )}
    </>
  );
}
