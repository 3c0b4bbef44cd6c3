import type { Organization } from '@/api/business-account/organization';
import type { T } from '@/i18n/use-t';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { POLICIES } from './labels';

const col = columnsOf<Organization>();

export const organizationColumns = (
  t: T,
  actions: (one: Organization) => readonly Action[],
): readonly Column<Organization>[] => [
  { ...col.text('name', t('organization.name')), sorter: true },
  { ...col.code('code', t('organization.code')), sorter: true },
  col.words('policy', t('organization.policy'), ({ policy, policyIds }) => {
    const label = POLICIES.find(({ value }) => value === policy)?.label;
    if (!label) return policy;
    return policy === 'custom' ? t('organization.customOf', { count: policyIds.length }) : t(label);
  }),
  col.number('accounts', t('organization.accounts')),
  col.text('parentName', t('organization.above')),
  { ...col.text('affiliatedName', t('organization.affiliated')), isExtra: true },
  { ...col.time('createdAt', t('organization.createdAt')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
