import { Skeleton } from 'antd';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import './role.css';

const DEPENDS_ON = [subAccountApi.list];

/** The accounts that have a role. */
export function RoleAccounts({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(roleApi.getUses, { id }, { dependsOn: DEPENDS_ON });
  if (!uses.data)
    return uses.failure ? <LoadFailure failure={uses.failure} onRetry={uses.reload} /> : <Skeleton active />;
  const { list, total } = uses.data;
  if (list.length === 0) return <p className="absent">{t('role.unused')}</p>;
  return (
    <ul className="role-accounts">
      {list.map((account) => (
        <li key={account.id}>
          <Link to={to('/business_account/account_management/:id', { id: account.id })}>{account.name}</Link>
        </li>
      ))}
      {total > list.length && <li className="absent">{t('role.more', { count: total - list.length })}</li>}
    </ul>
  );
}
