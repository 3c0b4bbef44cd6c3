import { useMemo } from 'react';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { BulkImpact } from '@/components/account/account-impact';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useRowByRow } from '@/ui/list/use-row-by-row';
import type { BulkAction, Chosen } from '@/ui/list/use-selection';

const { list } = subAccountApi;

/** What is given to many accounts in a drawer. */
export interface Assignment {
  what: 'role' | 'organization';
  chosen: Chosen<SubAccount>;
}

/**
 * What can be done to many accounts at once; an account whose state does not allow it is refused by itself. What needs a
 * drawer is handed to `assign`.
 */
export function useSubAccountBulk(assign: (assignment: Assignment) => void): readonly BulkAction<SubAccount>[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const rows = useRowByRow();
  return useMemo(
    () => [
      {
        key: 'assignRole',
        label: t('subAccount.assignRole'),
        permit: can(subAccountApi.bulkAssignRole),
        run: (chosen) => assign({ what: 'role', chosen }),
      },
      {
        key: 'assignOrganization',
        label: t('subAccount.assignOrganization'),
        permit: can(subAccountApi.bulkAssignOrganization),
        run: (chosen) => assign({ what: 'organization', chosen }),
      },
      {
        key: 'lock',
        label: t('subAccount.lock'),
        permit: can(subAccountApi.lock),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('subAccount.bulkLockTitle', { count }),
            content: (
              <>
                <BulkImpact target={target} warning={t('subAccount.bulkLockText')} />
                {rows.progress}
              </>
            ),
            verb: t('subAccount.lock'),
            isDanger: true,
            needsPassword: true,
            run: (password) =>
              rows
                .bulk({
                  target,
                  list,
                  atOnce: (chosen) => subAccountApi.bulkLock({ ...chosen, password }),
                  one: (id) => subAccountApi.lock({ id, password }),
                })
                .then(settle),
          }),
      },
      {
        key: 'unlock',
        label: t('subAccount.unlock'),
        permit: can(subAccountApi.unlock),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('subAccount.bulkUnlockTitle', { count }),
            content: (
              <>
                {t('subAccount.bulkUnlockText')}
                {rows.progress}
              </>
            ),
            verb: t('subAccount.unlock'),
            needsPassword: true,
            run: (password) =>
              rows
                .bulk({
                  target,
                  list,
                  atOnce: (chosen) => subAccountApi.bulkUnlock({ ...chosen, password }),
                  one: (id) => subAccountApi.unlock({ id, password }),
                })
                .then(settle),
          }),
      },
    ],
    [t, can, confirm, assign, rows],
  );
}
