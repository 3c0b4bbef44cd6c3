import { Suspense, useContext } from 'react';
import type { AccessChange } from '@/api/business-account/access-change';
import { policyApi } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { ForbidContext } from '@/ui/feedback/confirm';
import { Impact } from '@/ui/feedback/impact';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const EffectsOf = lazyComponent(
  () => import('@/components/access-change/effects-of').then(({ EffectsOf }) => EffectsOf),
  ['components/access-change'],
);

/** The accounts and organizations that lose what a policy gives them. */
export function PolicyImpact({ id }: { id: string }) {
  const t = useT();
  const loaded = useLoad(policyApi.get, { id });
  const { accounts = [], organizations = [] } = loaded.data ?? {};
  const gone: AccessChange = { kind: 'policy', id, resources: [], accountIds: [], organizationIds: [] };
  return (
    <>
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
      <Suspense fallback={<Waiting />}>
        <EffectsOf change={gone} />
      </Suspense>
    </>
  );
}

/** The verb waits for code as it waits for what the code shows. */
const Waiting = () => <div ref={useContext(ForbidContext)} />;
