import { organizationApi } from '@/api/business-account/organization';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

type Uses = Awaited<ReturnType<typeof organizationApi.getUses>>;

const KINDS = [
  ['accounts', 'organization.usedByAccounts'],
  ['children', 'organization.usedByChildren'],
  ['dependents', 'organization.usedByDependents'],
  ['policies', 'organization.usedByPolicies'],
] as const;

/** What forbids the deletion of an organization: each kind with its count and its first names. */
export function OrganizationImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(organizationApi.getUses, { id });
  // Where the whole list of a kind stands.
  const places: Partial<Record<string, string>> = {
    accounts: to('/business_account/account_management', { within: id }),
    children: to('/business_account/organization_management', { within: id }),
    policies: to('/business_account/policy_management', { within: id }),
  };
  const items = (data: Uses) =>
    KINDS.flatMap(([kind, label]) => {
      const { list, total } = data[kind];
      if (total === 0) return [];
      const names = listed(
        list.map(({ name }) => name),
        t('common.separator'),
      );
      return [{ key: kind, label: t(label, { total, names }), ...(places[kind] && { href: places[kind] }) }];
    });
  return (
    <Impact
      forbids
      warning={t('confirm.irreversible')}
      title={t('organization.usesTitle')}
      none={t('organization.noUses')}
      loaded={uses}
      items={uses.data && items(uses.data)}
    />
  );
}
