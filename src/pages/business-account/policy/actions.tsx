import { useCallback } from 'react';
import { type Policy, policyApi } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { PolicyImpact } from './impact';

/** What can be done to a policy; `onDeleted` says where to go when it is gone. */
export function usePolicyActions(onDeleted?: () => void): (policy: Policy) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    ({ id, name, isOwn }) => [
      {
        key: 'edit',
        label: t('policy.edit'),
        permit: allOf(can(policyApi.update), !isOwn || 'policy.isOwn'),
        run: () => go(to('/business_account/policy_management/:id/edit', { id })),
      },
      deletion({
        permit: can(policyApi.delete),
        verb: t('policy.delete'),
        title: t('policy.deleteTitle', { name }),
        content: <PolicyImpact id={id} />,
        run: () => policyApi.delete({ id }),
        success: t('policy.deleted', { name }),
        onDeleted,
      }),
    ],
    [t, can, deletion, onDeleted],
  );
}
