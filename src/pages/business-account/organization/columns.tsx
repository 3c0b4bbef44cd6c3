import type { Organization } from '@/api/business-account/organization';
import type { T } from '@/i18n/use-t';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/list/row-actions';
import { POLICIES } from './labels';

const col = columnsOf<Organization>();

export const organizationColumns = (
  t: T,
  actions: (one: Organization) => readonly Action[],
): readonly Column<Organization>[] => [
  { ...col.text('name', t('organization.name')), sorter: true },
  { ...col.code('code', t('organization.code')), sorter: true },
  {
    key: 'policy',
    title: t('organization.policy'),
    width: 128,
    render: (_, { policy, policyIds }) => {
      const label = POLICIES.find(({ value }) => value === policy)?.label;
      if (!label) return policy;
      return policy === 'custom' ? t('organization.customOf', { count: policyIds.length }) : t(label);
    },
  },
  col.text('parentName', t('organization.parent')),
  col.text('affiliatedName', t('organization.affiliated')),
  col.number('accounts', t('organization.accounts')),
  col.time('createdAt', t('organization.createdAt')),
  col.actions(t('table.actions'), actions),
];
