import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { subAccountApi } from '@/api/business-account/sub-account';
import { ResourceList } from '@/components/resource-rows/resource-list';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { usePolicyActions } from './actions';
import { Attached } from './attached';

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
      {({ resources, accounts, organizations }) => (
        <>
          <Section title={t('policy.resources')}>
            <ResourceList rows={resources} />
          </Section>
          <Section title={t('policy.attach')}>
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
          </Section>
        </>
      )}
    </DetailPage>
  );
}
