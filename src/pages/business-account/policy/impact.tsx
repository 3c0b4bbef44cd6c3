import { policyApi } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** The accounts and organisations that lose what a policy gives them. */
export function PolicyImpact({ id }: { id: string }) {
  const t = useT();
  const loaded = useLoad(policyApi.get, { id });
  const { accounts = [], organizations = [] } = loaded.data ?? {};
  return (
    <Impact
      warning={t('confirm.irreversible')}
      title={t('policy.impact', { accounts: accounts.length, organizations: organizations.length })}
      none={t('policy.noImpact')}
      loaded={loaded}
      items={
        loaded.data && [
          ...accounts.map((one) => ({
            key: one.id,
            label: one.name,
            href: to('/business_account/account_management/:id', { id: one.id }),
          })),
          ...organizations.map((one) => ({
            key: one.id,
            label: one.name,
            href: to('/business_account/organization_management', { within: one.id }),
          })),
        ]
      }
    />
  );
}
