import type { GrantedAccess } from '@/api/business-account/access-review';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';

type Who = Pick<GrantedAccess, 'account' | 'role' | 'organization' | 'isBlocked'>;

export const OPERATIONS = {
  readWrite: 'accessReview.readWrite',
  readOnly: 'accessReview.readOnly',
} as const satisfies Record<string, MessageId>;

/** The account, which leads to what explains its access to what the row is about. */
export const whoColumn = <Row extends Who>(t: T, question: (row: Row) => Record<string, string>) => ({
  key: 'account',
  title: t('accessReview.account'),
  width: 168,
  exportValue: ({ account }: Row) => account.name,
  render: (_: unknown, row: Row) => (
    <Link to={to('/business_account/account_management/:id/access', { id: row.account.id }, question(row))}>
      <bdi dir="ltr">{row.account.name}</bdi>
    </Link>
  ),
});

const canSignIn = (t: T, { isBlocked }: Who) => t(isBlocked ? 'accessReview.no' : 'accessReview.yes');

/** Where its rights come from, and whether it can use them now. */
export const standingColumns = <Row extends Who>(t: T) => [
  {
    key: 'role',
    title: t('subAccount.role'),
    className: 'cell-text',
    exportValue: ({ role }: Row) => role?.name,
    render: (_: unknown, { role }: Row) =>
      role ? <Link to={to('/business_account/role_management/:id', { id: role.id })}>{role.name}</Link> : <Absent />,
  },
  {
    key: 'organization',
    title: t('subAccount.organization'),
    className: 'cell-text',
    exportValue: ({ organization }: Row) => organization?.name,
    render: (_: unknown, { organization }: Row) => organization?.name ?? <Absent />,
  },
  {
    key: 'isBlocked',
    title: t('accessReview.canSignIn'),
    exportValue: (row: Row) => canSignIn(t, row),
    render: (_: unknown, row: Row) => canSignIn(t, row),
  },
];
