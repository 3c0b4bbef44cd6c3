import { useMemo } from 'react';
import { type Role, roleApi } from '@/api/business-account/role';
import { useReviewRule } from '@/components/change-request/use-review-rule';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useRowByRow } from '@/ui/list/use-row-by-row';
import type { BulkAction } from '@/ui/list/use-selection';
import { BulkRoleImpact } from './bulk-impact';
import { listRoles } from './list-roles';

/** What can be done to many roles at once: one that is in use is refused by itself. */
export function useRoleBulk(): readonly BulkAction<Role>[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const rows = useRowByRow();
  const isReviewed = useReviewRule('role');
  return useMemo(
    () => [
      {
        key: 'delete',
        label: t('role.delete'),
        permit: allOf(can(roleApi.bulkDelete), !isReviewed || 'role.reviewedEach'),
        isDanger: true,
        run: ({ target, count, settle }) =>
          confirm({
            title: t('role.bulkDeleteTitle', { count }),
            content: (
              <>
                <BulkRoleImpact target={target} />
                {rows.progress}
              </>
            ),
            verb: t('role.delete'),
            isDanger: true,
            // Everything that matches may be more than anybody looked at: the number is typed.
            ...('all' in target && { typed: String(count) }),
            run: () =>
              rows
                .bulk({ target, list: listRoles, atOnce: roleApi.bulkDelete, one: (id) => roleApi.delete({ id }) })
                .then(settle),
          }),
      },
    ],
    [t, can, confirm, rows, isReviewed],
  );
}
