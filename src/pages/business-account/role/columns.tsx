import type { Role } from '@/api/business-account/role';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { typeText } from './labels';

const col = columnsOf<Role>();

/** Which other role has the very same rights, beside which it can be looked at. */
const sameColumn = (t: T): Column<Role> => ({
  key: 'sameAs',
  title: t('role.sameAs'),
  className: 'cell-text',
  exportValue: ({ sameAs }) => sameAs && t('role.sameAsOf', { name: sameAs.name, rest: sameAs.count - 1 }),
  render: (_, { id, sameAs }) =>
    sameAs ? (
      <Link to={to('/business_account/role_management/:id', { id }, { tab: 'compare', with: sameAs.id })}>
        {t('role.sameAsOf', { name: sameAs.name, rest: sameAs.count - 1 })}
      </Link>
    ) : (
      <span className="absent">{t('common.none')}</span>
    ),
});

export const roleColumns = (t: T, actions: (role: Role) => readonly Action[], isCompared: boolean) => [
  {
    ...col.link('name', t('role.name'), ({ id }) => to('/business_account/role_management/:id', { id })),
    sorter: true,
  },
  { ...col.words('type', t('role.type'), ({ type }) => typeText(t, type)), width: 120 },
  col.number('productCount', t('role.products')),
  col.number('menuCount', t('role.menus')),
  col.number('accountCount', t('role.accounts')),
  ...(isCompared ? [sameColumn(t)] : []),
  col.time('updatedAt', t('role.updatedAt')),
  col.actions(t('table.actions'), actions),
];
