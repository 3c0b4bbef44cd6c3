import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { type PolicyDetail as PolicyDetailRow, policyApi } from '@/api/business-account/policy';
import { subAccountApi } from '@/api/business-account/sub-account';
import { ResourceList } from '@/components/resource-rows/resource-list';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePolicyActions } from './actions';
import { Attached } from './attached';

const History = lazyComponent(
  () => import('@/components/history/history').then(({ History }) => History),
  ['components/log'],
);

export default function PolicyDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const loaded = useLoad(policyApi.get, { id }, { dependsOn: [subAccountApi.list, organizationApi.update] });
  const leave = useCallback(() => go(to('/business_account/policy_management')), []);
  const actionsOf = usePolicyActions(leave);
  return (
    <DetailPage
      title={t('policy.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ name, description, modules, updatedAt }) => ({
        name,
        id,
        state: null,
        facts: [
          {
            label: t('policy.modules'),
            value: modules.length === 0 ? t('resourceRows.anyModule') : listed(modules, t('common.separator')),
          },
          { label: t('policy.updatedAt'), value: <Time at={updatedAt} /> },
          { label: t('policy.description'), value: description || <span className="absent">{t('common.none')}</span> },
        ],
      })}
    >
      {(policy) => (
        <UrlTabs
          tabs={[
            { key: 'resources', label: t('policy.resources'), content: <ResourceList rows={policy.resources} /> },
            { key: 'attach', label: t('policy.attach'), content: <AttachedTo policy={policy} /> },
            { key: 'history', label: t('detail.history'), content: <History kind="policy" id={id} /> },
          ]}
        />
      )}
    </DetailPage>
  );
}

function AttachedTo({ policy: { accounts, organizations } }: { policy: PolicyDetailRow }) {
  const t = useT();
  return (
    <>
      <Attached
        label={t('policy.accounts')}
        items={accounts.map((one) => ({
          ...one,
          href: to('/business_account/account_management/:id', { id: one.id }),
        }))}
      />
      <Attached
        label={t('policy.organizations')}
        items={organizations.map((one) => ({
          ...one,
          href: to('/business_account/organization_management', { within: one.id }),
        }))}
      />
    </>
  );
}
