import { roleApi } from '@/api/business-account/role';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** The accounts and mappings that rely on a role: as long as there is one, the gateway does not delete it. */
export function RoleImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(roleApi.getUses, { id });
  const namesOf = (list: readonly { name: string }[]) =>
    listed(
      list.map(({ name }) => name),
      t('common.separator'),
    );
  const items = ({ accounts, mappings }: NonNullable<typeof uses.data>) => [
    {
      key: 'accounts',
      total: accounts.total,
      label: t('role.usedByAccounts', { total: accounts.total, names: namesOf(accounts.list) }),
      href: to('/business_account/role_management/:id', { id }, { tab: 'accounts' }),
    },
    {
      key: 'mappings',
      total: mappings.total,
      label: t('role.usedByMappings', { total: mappings.total, names: namesOf(mappings.list) }),
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
