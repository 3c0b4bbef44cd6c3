import type { SubAccount } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, ACCOUNT_TYPES, AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { dateText, isoText, stampText } from '@/lib/time';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<SubAccount>();
const TYPES: Readonly<Record<string, MessageId>> = ACCOUNT_TYPES;

export const subAccountColumns = (t: T, actions: (account: SubAccount) => readonly Action[]) => [
  {
    key: 'name',
    title: t('subAccount.name'),
    width: 136,
    sorter: true,
    exportValue: ({ name, userName }: SubAccount) => [name, userName].filter(Boolean).join(' '),
    render: (_: unknown, { id, name, userName }: SubAccount) => (
      <>
        <Link className="account-name" to={to('/business_account/account_management/:id', { id })}>
          <bdi dir="ltr">{name}</bdi>
        </Link>
        {userName && <div className="account-name absent">{userName}</div>}
      </>
    ),
  },
  col.status('status', t('subAccount.status'), ACCOUNT_STATUS),
  { ...col.status('authorization', t('subAccount.authorization'), AUTHORIZATION_STATUS), width: 92 },
  // Its day tells who is there from who left: all of the time has no room beside the rest, and stands under the pointer.
  {
    ...col.time('lastLoginAt', t('subAccount.lastLoginAt')),
    width: 112,
    exportValue: ({ lastLoginAt }: SubAccount) => isoText(lastLoginAt),
    render: (at: number | null) =>
      at === null ? (
        <Absent />
      ) : (
        <time className="tabular" dateTime={new Date(at).toISOString()} title={stampText(at)}>
          {dateText(at)}
        </time>
      ),
  },
  { ...col.words('type', t('subAccount.type'), ({ type }) => codeText(t, TYPES, type)), width: 144 },
  named(t, 'role', t('subAccount.role')),
  named(t, 'organization', t('subAccount.organization')),
  extra({ ...col.time('createdAt', t('subAccount.createdAt')), width: 168 }),
  extra({ ...col.code('createdBy', t('subAccount.createdBy')), width: 128 }),
  extra({ ...col.code('phone', t('subAccount.phone')), width: 136 }),
  extra({ ...col.code('backupPhone', t('subAccount.backupPhone')), width: 136 }),
  extra({ ...col.code('email', t('subAccount.email')), width: 208 }),
  extra({ ...col.code('mainAccount', t('subAccount.mainAccount')), width: 128 }),
  extra({ ...col.code('softwareVersion', t('subAccount.softwareVersion')), width: 128 }),
  extra({ ...col.code('id', t('subAccount.id')), width: 128 }),
  col.actions(t('table.actions'), actions),
];

/** Offered, not on screen at first. */
const extra = (column: Column<SubAccount>): Column<SubAccount> => ({ ...column, isExtra: true });

function named(_t: T, key: 'role' | 'organization', title: string) {
  return {
    key,
    title,
    width: 120,
    className: 'cell-text account-place',
    exportValue: (account: SubAccount) => account[key]?.name,
    render: (_: unknown, account: SubAccount) => account[key]?.name ?? <Absent />,
  };
}
