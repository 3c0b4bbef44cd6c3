import { useMemo } from 'react';
import { accessReviewApi } from '@/api/business-account/access-review';
import type { SubAccount } from '@/api/business-account/sub-account';
import {
  ACCOUNT_IDLE,
  ACCOUNT_LACKS,
  ACCOUNT_STATUS,
  ACCOUNT_TYPES,
  AUTHORIZATION_STATUS,
} from '@/components/account/account-labels';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { go, Link } from '@/lib/navigation';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { Time } from '@/ui/data/time';
import { EmptyState } from '@/ui/feedback/states';
import { columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { DEPENDS_ON } from './depends-on';
import { Figures } from './figures';

const TYPES: Readonly<Record<string, MessageId>> = ACCOUNT_TYPES;
const col = columnsOf<SubAccount>();

const orNone = (one: { name: string } | null) => one?.name ?? <Absent />;

const columnsFor = (t: T) => [
  {
    key: 'name',
    title: t('subAccount.name'),
    width: 168,
    sorter: true,
    exportValue: ({ name }: SubAccount) => name,
    render: (_: unknown, { id, name }: SubAccount) => (
      <Link to={to('/business_account/account_management/:id', { id })}>
        <bdi dir="ltr">{name}</bdi>
      </Link>
    ),
  },
  {
    ...col.time('lastLoginAt', t('subAccount.lastLoginAt')),
    width: 168,
    exportValue: ({ lastLoginAt }: SubAccount) => isoText(lastLoginAt) ?? t('accessReview.never'),
    render: (_: unknown, { lastLoginAt }: SubAccount) =>
      lastLoginAt === null ? <span className="absent">{t('accessReview.never')}</span> : <Time at={lastLoginAt} />,
  },
  col.status('status', t('subAccount.status'), ACCOUNT_STATUS),
  { ...col.status('authorization', t('subAccount.authorization'), AUTHORIZATION_STATUS), width: 124 },
  {
    key: 'role',
    title: t('subAccount.role'),
    width: 128,
    className: 'cell-text',
    exportValue: ({ role }: SubAccount) => role?.name,
    render: (_: unknown, { role }: SubAccount) => orNone(role),
  },
  {
    key: 'organization',
    title: t('subAccount.organization'),
    width: 128,
    className: 'cell-text',
    exportValue: ({ organization }: SubAccount) => organization?.name,
    render: (_: unknown, { organization }: SubAccount) => orNone(organization),
  },
  {
    ...col.words('type', t('subAccount.type'), ({ type }) => codeText(t, TYPES, type)),
    className: 'cell-text',
    isExtra: true,
  },
  { ...col.time('createdAt', t('subAccount.createdAt')), isExtra: true },
  { ...col.code('createdBy', t('subAccount.createdBy')), isExtra: true },
  { ...col.code('id', t('subAccount.id')), isExtra: true },
  col.actions(t('table.actions'), ({ id }) => [
    {
      key: 'access',
      label: t('accessReview.access'),
      run: () => go(to('/business_account/account_management/:id/access', { id })),
    },
  ]),
];

/** Every account, when it last signed in, and what it is without. */
export function Accounts({ onVersion }: { onVersion: (version: string | undefined) => void }) {
  const t = useT();
  const columns = useMemo(() => columnsFor(t), [t]);
  const filters = [
    { name: 'idle', label: t('subAccount.idle'), options: optionsOf(t, ACCOUNT_IDLE) },
    { name: 'lacks', label: t('subAccount.lacks'), options: optionsOf(t, ACCOUNT_LACKS) },
    { name: 'status', label: t('subAccount.status'), options: optionsOf(t, ACCOUNT_STATUS) },
    { name: 'authorization', label: t('subAccount.authorization'), options: optionsOf(t, AUTHORIZATION_STATUS) },
    { name: 'type', label: t('subAccount.type'), options: optionsOf(t, ACCOUNT_TYPES) },
  ] as const;
  return (
    <>
      <Figures />
      <ResourceTable
        load={accessReviewApi.listAccounts}
        dependsOn={DEPENDS_ON}
        columns={columns}
        keyword={t('subAccount.search')}
        filters={filters}
        onVersion={onVersion}
        empty={<EmptyState title={t('accessReview.noAccounts')} />}
      />
    </>
  );
}
