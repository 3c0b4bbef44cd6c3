import { roleApi } from '@/api/business-account/role';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { Impact } from '@/ui/impact';
import { useLoad } from '@/ui/use-load';

/** The accounts that have a role: as long as there is one, the gateway does not delete it. */
export function RoleImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(roleApi.getUses, { id });
  return (
    <Impact
      warning={t('confirm.irreversible')}
      title={t('role.usedBy', { count: uses.data?.list.length ?? 0 })}
      none={t('role.unused')}
      loaded={uses}
      items={uses.data?.list.map((account) => ({
        key: account.id,
        label: account.name,
        href: to('/business_account/account_management/:id', { id: account.id }),
      }))}
    />
  );
}
