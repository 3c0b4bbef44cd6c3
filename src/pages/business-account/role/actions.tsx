import { useCallback } from 'react';
import { type Role, roleApi } from '@/api/business-account/role';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';
import { RoleImpact } from './impact';

/** What can be done to a role; `onDeleted` says where to go when it is gone. */
export function useRoleActions(onDeleted?: () => void): (role: Role) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    ({ id, name }) => [
      {
        key: 'edit',
        label: t('role.edit'),
        permit: can('role.update'),
        run: () => go(to('/business_account/role_management/:id/edit', { id })),
      },
      {
        key: 'copy',
        label: t('role.copy'),
        permit: can('role.create'),
        run: () => go(to('/business_account/role_management/create', { from: id })),
      },
      {
        key: 'delete',
        label: t('role.delete'),
        permit: can('role.delete'),
        isDanger: true,
        run: () =>
          confirm({
            title: t('role.deleteTitle', { name }),
            content: <RoleImpact id={id} />,
            verb: t('role.delete'),
            isDanger: true,
            run: () =>
              roleApi.delete({ id }).then(() => {
                report.success(t('role.deleted'));
                onDeleted?.();
              }),
          }),
      },
    ],
    [t, can, confirm, report, onDeleted],
  );
}
