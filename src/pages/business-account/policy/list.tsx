import { useMemo } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { authorizationApi } from '@/api/business-account/resource-row';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useOrganizationFilter } from '@/components/organization/organization-filter';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePolicyActions } from './actions';
import { policyColumns } from './columns';

export default function PolicyList() {
  const t = useT();
  const can = useCan();
  const actionsOf = usePolicyActions();
  const columns = useMemo(() => policyColumns(t, actionsOf), [t, actionsOf]);
  const within = useOrganizationFilter(t('policy.organizations'));
  const options = useLoad(authorizationApi.getOptions, {});
  const create = (
    <ActionButton
      type="primary"
      permit={can(policyApi.add)}
      onClick={() => go(to('/business_account/policy_management/create'))}
    >
      {t('policy.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('policy.title')} actions={create}>
      <ResourceTable
        load={policyApi.list}
        dependsOn={[subAccountApi.list, organizationApi.update]}
        columns={columns}
        keyword={t('policy.search')}
        evidence={(request, signal) => import('./evidence').then((file) => file.policyEvidence(t, request, signal))}
        filters={[{ name: 'module', label: t('policy.modules'), options: options.data?.modules ?? [] }, within]}
        empty={<EmptyState title={t('policy.emptyTitle')} text={t('policy.emptyText')} action={create} />}
      />
    </Screen>
  );
}
