import type { Role } from '@/api/business-account/role';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { typeText } from './labels';

const col = columnsOf<Role>();

const detail = (id: string) => to('/business_account/role_management/:id', { id });

/** Which other role has the very same rights, beside which it can be looked at. */
const sameColumn = (t: T): Column<Role> => ({
  key: 'sameAs',
  title: t('role.sameAs'),
  exportValue: ({ sameAs }) => sameAs && t('role.sameAsOf', { name: sameAs.name, rest: sameAs.count - 1 }),
});

/** Few roles have a twin: it stands under the name, not in a column of dashes. */
const nameColumn = (t: T, isCompared: boolean): Column<Role> => ({
  ...col.text('name', t('role.name')),
  className: 'cell-wrap',
  sorter: true,
  exportValue: ({ name }) => name,
  ...(isCompared && { inFile: [col.text('name', t('role.name')), sameColumn(t)] }),
  render: (_, { id, name, sameAs }) => (
    <CellLines
      more={
        isCompared &&
        sameAs && (
          <Link to={to('/business_account/role_management/:id', { id }, { tab: 'compare', with: sameAs.id })}>
            {t('table.chip', {
              name: t('role.sameAs'),
              value: t('role.sameAsOf', { name: sameAs.name, rest: sameAs.count - 1 }),
            })}
          </Link>
        )
      }
    >
      <Link to={detail(id)}>
        <bdi>{name}</bdi>
      </Link>
    </CellLines>
  ),
});

export const roleColumns = (t: T, actions: (role: Role) => readonly Action[], isCompared: boolean) => [
  nameColumn(t, isCompared),
  { ...col.words('type', t('role.type'), ({ type }) => typeText(t, type)), width: 120 },
  col.number('productCount', t('role.products')),
  col.number('menuCount', t('role.menus')),
  { ...col.number('accountCount', t('role.accounts')), isFigure: true, isInSight: true },
  col.time('updatedAt', t('role.updatedAt')),
  col.actions(t('table.actions'), actions),
];
