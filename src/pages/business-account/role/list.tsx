import { useMemo } from 'react';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useRoleActions } from './actions';
import { useRoleBulk } from './bulk-actions';
import { roleColumns } from './columns';
import { typeOptions } from './labels';
import { listRoles } from './list-roles';
import { NotByRole } from './not-by-role';
import { rightOptions } from './right-filter';

const nameOf = ({ name }: { name: string }) => name;

/** What narrows the roles on a gateway that can look for them. */
function useSearchFilters() {
  const t = useT();
  const isOffered = useOffers()(roleApi.listMatching);
  const tree = useLoad(roleApi.getMenuTree, {}, { isReady: isOffered }).data?.list;
  const rights = useMemo(() => rightOptions(t, tree ?? []), [t, tree]);
  const filters = [
    { name: 'right', label: t('role.right'), options: rights },
    { name: 'use', label: t('role.use'), options: [{ value: 'unused', label: t('role.useNone') }] },
    { name: 'alike', label: t('role.alike'), options: [{ value: 'same', label: t('role.alikeSame') }] },
  ] as const;
  return { rights, filters: isOffered ? filters : [] };
}

export default function RoleList() {
  const t = useT();
  const can = useCan();
  const actionsOf = useRoleActions();
  const bulk = useRoleBulk();
  const { rights, filters } = useSearchFilters();
  const isCompared = filters.length > 0;
  const columns = useMemo(() => roleColumns(t, actionsOf, isCompared), [t, actionsOf, isCompared]);
  const create = (
    <ActionButton
      type="primary"
      permit={can(roleApi.add)}
      onClick={() => go(to('/business_account/role_management/create'))}
    >
      {t('role.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('role.title')} actions={create}>
      {isCompared && <NotByRole options={rights} />}
      <ResourceTable
        load={listRoles}
        dependsOn={[subAccountApi.list]}
        columns={columns}
        keyword={t('role.search')}
        evidence={(request, signal) => import('./evidence').then((file) => file.roleEvidence(t, request, signal))}
        filters={[{ name: 'type', label: t('role.type'), options: typeOptions(t) }, ...filters]}
        bulk={bulk}
        nameOf={nameOf}
        empty={<EmptyState title={t('role.emptyTitle')} text={t('role.emptyText')} action={create} />}
      />
    </Screen>
  );
}
