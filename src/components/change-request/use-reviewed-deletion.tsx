import { useCallback } from 'react';
import { changeRequestRulesApi } from '@/api/console/change-request-rules';
import { useT } from '@/i18n/use-t';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { useAskReview } from './use-ask-review';
import { useReviewRule } from './use-review-rule';

type Deletion = Parameters<ReturnType<typeof useDeletion>>[0];

const KINDS = {
  role: { title: 'changeRequest.deleteRoleTitle', add: changeRequestRulesApi.addRole },
  organization: { title: 'changeRequest.deleteOrganizationTitle', add: changeRequestRulesApi.addOrganization },
} as const;

/** The action that deletes a role or an organization; where that needs a second pair of eyes it asks for them. */
export function useReviewedDeletion(
  kind: keyof typeof KINDS,
): (one: { id: string; name: string }, deletion: Deletion) => Action {
  const t = useT();
  const deletionOf = useDeletion();
  const ask = useAskReview();
  const isAsked = useReviewRule(kind);
  return useCallback(
    ({ id, name }, deletion) => {
      const action = deletionOf(deletion);
      if (!isAsked) return action;
      const { title, add } = KINDS[kind];
      return {
        ...action,
        run: () =>
          ask({
            kind,
            about: `${kind}:${id}`,
            title: t(title, { name }),
            content: deletion.content,
            send: (input) => add({ target: id, ...input }),
          }),
      };
    },
    [kind, isAsked, ask, deletionOf, t],
  );
}
