import { roleApi } from '@/api/business-account/role';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useMaySee } from '@/components/screen-link/screen-link';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';
import { accountsOfRole } from './labels';

const USERS = [subAccountApi.list, roleSsoApi.list];

/** The accounts and mappings that rely on a role: as long as there is one, the gateway does not delete it. */
export function RoleImpact({ id }: { id: string }) {
  const t = useT();
  const maySee = useMaySee();
  const uses = useLoad(roleApi.getUses, { id }, { dependsOn: USERS });
  // Where they are given another role, many at once.
  const accounts = accountsOfRole(id);
  const told = ({ total, list }: { total: number; list: readonly { name: string }[] }) => ({
    total,
    names: listed(
      list.map(({ name }) => name),
      t('common.separator'),
    ),
    rest: total - list.length,
  });
  const items = (found: NonNullable<typeof uses.data>) => [
    {
      key: 'accounts',
      total: found.accounts.total,
      label: t('role.usedByAccounts', told(found.accounts)),
      href: maySee(accounts) ? accounts : to('/business_account/role_management/:id', { id }, { tab: 'accounts' }),
    },
    {
      key: 'mappings',
      total: found.mappings.total,
      label: t('role.usedByMappings', told(found.mappings)),
      href: to('/business_account/sso_management/role_sso', { tab: 'mappings' }),
    },
  ];
  return (
    <Impact
      forbids
      warning={t('confirm.irreversible')}
      title={t('role.usedBy')}
      none={t('role.unused')}
      loaded={uses}
      items={uses.data && items(uses.data).filter(({ total }) => total > 0)}
    />
  );
}
