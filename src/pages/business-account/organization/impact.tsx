import { organizationApi } from '@/api/business-account/organization';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

type Uses = Awaited<ReturnType<typeof organizationApi.getUses>>;

const KINDS = [
  ['accounts', 'organization.usedByAccounts'],
  ['children', 'organization.usedByChildren'],
  ['dependents', 'organization.usedByDependents'],
] as const;

/** What forbids the deletion of an organisation: each kind with its count and its first names. */
export function OrganizationImpact({ id }: { id: string }) {
  const t = useT();
  const uses = useLoad(organizationApi.getUses, { id });
  const items = (data: Uses) =>
    KINDS.flatMap(([kind, label]) => {
      const { list, total } = data[kind];
      if (total === 0) return [];
      const names = listed(
        list.map(({ name }) => name),
        t('common.separator'),
      );
      return [{ key: kind, label: t(label, { total, names }) }];
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
