import { roleApi } from '@/api/business-account/role';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

const USERS = [subAccountApi.list, roleSsoApi.list];

/** Which of many roles stay, since somebody relies on them; where that is all of them nothing can be deleted. */
export function BulkRoleImpact({ target }: { target: BulkTarget }) {
  const t = useT();
  const uses = useLoad(roleApi.getBulkUses, target, { dependsOn: USERS });
  const { free = 0, total = 0, list = [] } = uses.data ?? {};
  const hidden = total - list.length;
  return (
    <Impact
      forbids={free === 0}
      warning={uses.data ? t('role.bulkWarning', { count: free }) : t('confirm.irreversible')}
      title={t('role.bulkStay', { count: total })}
      none={t('role.bulkUnused')}
      loaded={uses}
      items={
        uses.data && [
          ...list.map(({ id, name, accounts, mappings }) => ({
            key: id,
            label: t('role.bulkUse', { name, accounts, mappings }),
            href: to('/business_account/role_management/:id', { id }, { tab: 'accounts' }),
          })),
          ...(hidden > 0 ? [{ key: 'more', label: t('role.bulkMore', { count: hidden }) }] : []),
        ]
      }
    />
  );
}
