import { roleApi } from '@/api/business-account/role';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** The accounts that have a role: as long as there is one, the gateway does not delete it. */
export function RoleImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(roleApi.getUses, { id });
  const { list, total = 0 } = uses.data ?? {};
  const rest = total - (list?.length ?? 0);
  return (
    <Impact
      forbids
      warning={t('confirm.irreversible')}
      title={t('role.usedBy', { count: total })}
      none={t('role.unused')}
      loaded={uses}
      items={
        list && [
          ...list.map(({ id: key, name: label }) => ({
            key,
            label,
            href: to('/business_account/account_management/:id', { id: key }),
          })),
          ...(rest > 0 ? [{ key: '', label: t('role.more', { count: rest }) }] : []),
        ]
      }
    />
  );
}
