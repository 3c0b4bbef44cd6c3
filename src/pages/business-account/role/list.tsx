import { useMemo } from 'react';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { useRoleActions } from './actions';
import { roleColumns } from './columns';
import { typeOptions } from './labels';

export default function RoleList() {
  const t = useT();
  const can = useCan();
  const actionsOf = useRoleActions();
  const columns = useMemo(() => roleColumns(t, actionsOf), [t, actionsOf]);
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
      <ResourceTable
        load={roleApi.list}
        dependsOn={[subAccountApi.list]}
        columns={columns}
        keyword={t('role.search')}
        evidence={(request, signal) => import('./evidence').then((file) => file.roleEvidence(t, request, signal))}
        filters={[{ name: 'type', label: t('role.type'), options: typeOptions(t) }]}
        empty={<EmptyState title={t('role.emptyTitle')} text={t('role.emptyText')} action={create} />}
      />
    </Screen>
  );
}
