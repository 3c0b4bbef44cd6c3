import { useCallback } from 'react';
import { type Policy, policyApi } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';
import { PolicyImpact } from './impact';

/** What can be done to a policy; `onDeleted` says where to go when it is gone. */
export function usePolicyActions(onDeleted?: () => void): (policy: Policy) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    ({ id, name }) => [
      {
        key: 'edit',
        label: t('policy.edit'),
        permit: can('policy.update'),
        run: () => go(to('/business_account/policy_management/:id/edit', { id })),
      },
      {
        key: 'delete',
        label: t('policy.delete'),
        permit: can('policy.delete'),
        isDanger: true,
        run: () =>
          confirm({
            title: t('policy.deleteTitle', { name }),
            content: <PolicyImpact id={id} />,
            verb: t('policy.delete'),
            isDanger: true,
            run: () =>
              policyApi.delete({ id }).then(() => {
                report.success(t('policy.deleted'));
                onDeleted?.();
              }),
          }),
      },
    ],
    [t, can, confirm, report, onDeleted],
  );
}
