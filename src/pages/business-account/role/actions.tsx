import { useCallback } from 'react';
import { type Role, roleApi } from '@/api/business-account/role';
import { useReviewedDeletion } from '@/components/change-request/use-reviewed-deletion';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { RoleImpact } from './impact';

/** What can be done to a role; `onDeleted` says where to go when it is gone. */
export function useRoleActions(onDeleted?: () => void): (role: Role) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useReviewedDeletion('role');
  return useCallback(
    ({ id, name, isOwn }) => [
      {
        key: 'edit',
        label: t('role.edit'),
        permit: allOf(can(roleApi.update), !isOwn || 'role.isOwn'),
        run: () => go(to('/business_account/role_management/:id/edit', { id })),
      },
      {
        key: 'copy',
        label: t('common.copy'),
        permit: can(roleApi.add),
        run: () => go(to('/business_account/role_management/create', { from: id })),
      },
      deletion(
        { id, name },
        {
          permit: can(roleApi.delete),
          verb: t('role.delete'),
          title: t('role.deleteTitle', { name }),
          content: <RoleImpact id={id} />,
          run: () => roleApi.delete({ id }),
          success: t('role.deleted', { name }),
          onDeleted,
        },
      ),
    ],
    [t, can, deletion, onDeleted],
  );
}
