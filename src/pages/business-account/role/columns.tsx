import type { Role } from '@/api/business-account/role';
import type { T } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { typeText } from './labels';

const col = columnsOf<Role>();

export const roleColumns = (t: T, actions: (role: Role) => readonly Action[]) => [
  {
    ...col.link('name', t('role.name'), ({ id }) => to('/business_account/role_management/:id', { id })),
    sorter: true,
  },
  { ...col.words('type', t('role.type'), ({ type }) => typeText(t, type)), width: 120 },
  col.number('productCount', t('role.products')),
  col.number('menuCount', t('role.menus')),
  col.number('accountCount', t('role.accounts')),
  col.time('updatedAt', t('role.updatedAt')),
  col.actions(t('table.actions'), actions),
];
