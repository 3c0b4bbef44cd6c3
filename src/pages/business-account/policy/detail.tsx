import { useCallback } from 'react';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { type PolicyDetail as PolicyDetailRow, policyApi } from '@/api/business-account/policy';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { ResourceList } from '@/components/resource-rows/resource-list';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePolicyActions } from './actions';
import { Attached } from './attached';

const DEPENDS_ON = [subAccountApi.list, organizationApi.update, accountAuthorizationApi.updateBasic];

export default function PolicyDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('policy', id);
  const loaded = useLoad(policyApi.get, { id }, { dependsOn: DEPENDS_ON });
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
          { label: t('policy.updatedAt'), value: <FullTime at={updatedAt} /> },
          { label: t('policy.description'), value: description || <Absent /> },
        ],
      })}
    >
      {(policy) => (
        <UrlTabs
          tabs={[
            { key: 'resources', label: t('policy.resources'), content: <ResourceList rows={policy.resources} /> },
            { key: 'attach', label: t('policy.attach'), content: <AttachedTo policy={policy} /> },
            ...history,
          ]}
        />
      )}
    </DetailPage>
  );
}

function AttachedTo({ policy: { accounts, organizations, readWriteCount } }: { policy: PolicyDetailRow }) {
  const t = useT();
  return (
    <>
      <Attached
        label={t('policy.accounts')}
        items={accounts.map(({ dataAccess, ...one }) => ({
          ...one,
          href: to('/business_account/account_management/:id', { id: one.id }),
          note: readWriteCount > 0 && dataAccess === 'readOnly' ? t('policy.capped') : undefined,
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
