import type { Role } from '@/api/business-account/role';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { typeText } from './labels';

const col = columnsOf<Role>();

export const roleColumns = (t: T, actions: (role: Role) => readonly Action[]) => [
  {
    key: 'name',
    title: t('role.name'),
    sorter: true,
    className: 'cell-text',
    render: (_: unknown, { id, name }: Role) => (
      <Link to={to('/business_account/role_management/:id', { id })}>{name}</Link>
    ),
  },
  {
    key: 'type',
    title: t('role.type'),
    width: 120,
    render: (_: unknown, { type }: Role) => typeText(t, type),
  },
  col.number('productCount', t('role.products')),
  col.number('menuCount', t('role.menus')),
  col.number('accountCount', t('role.accounts')),
  col.time('updatedAt', t('role.updatedAt')),
  col.actions(t('table.actions'), actions),
];
