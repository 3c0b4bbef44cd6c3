import type { Policy } from '@/api/business-account/policy';
import { listed } from '@/i18n/isolated';
import type { T } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<Policy>();

export const policyColumns = (t: T, actions: (policy: Policy) => readonly Action[]) => [
  {
    ...col.link('name', t('policy.name'), ({ id }) => to('/business_account/policy_management/:id', { id })),
    sorter: true,
  },
  {
    ...col.words('modules', t('policy.modules'), ({ modules }) =>
      modules.length === 0 ? t('resourceRows.anyModule') : listed(modules, t('common.separator')),
    ),
    width: 128,
    className: 'cell-text',
  },
  {
    key: 'resources',
    title: t('policy.resources'),
    width: 184,
    exportValue: ({ readWriteCount, readOnlyCount }: Policy) =>
      t('resourceRows.effect', { readWrite: readWriteCount, readOnly: readOnlyCount }),
    render: (_: unknown, { readWriteCount, readOnlyCount }: Policy) =>
      t('resourceRows.effect', { readWrite: readWriteCount, readOnly: readOnlyCount }),
  },
  { ...col.number('accountCount', t('policy.accounts')), sorter: false, width: 92 },
  { ...col.number('organizationCount', t('policy.organizations')), sorter: false, width: 116 },
  col.time('updatedAt', t('policy.updatedAt')),
  col.actions(t('table.actions'), actions),
];
