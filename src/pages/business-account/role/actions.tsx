import { useCallback } from 'react';
import { type Role, roleApi } from '@/api/business-account/role';
import { useDeletion } from '@/components/use-deletion';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/row-actions';
import { RoleImpact } from './impact';

/** What can be done to a role; `onDeleted` says where to go when it is gone. */
export function useRoleActions(onDeleted?: () => void): (role: Role) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
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
      deletion({
        permit: can('role.delete'),
        verb: t('role.delete'),
        title: t('role.deleteTitle', { name }),
        content: <RoleImpact id={id} />,
        run: () => roleApi.delete({ id }),
        told: t('role.deleted'),
        onDeleted,
      }),
    ],
    [t, can, deletion, onDeleted],
  );
}
