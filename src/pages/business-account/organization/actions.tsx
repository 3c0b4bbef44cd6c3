import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { useReviewedDeletion } from '@/components/change-request/use-reviewed-deletion';
import { useHistoryAction } from '@/components/history/use-history-action';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { OrganizationImpact } from './impact';

interface Named {
  id: string;
  name: string;
  parentId: string | null;
}

/** What can be done to an organization, in its row and in the tree; `gone` hears what was deleted. */
export function useOrganizationActions(
  open: (panel: string, id: string) => void,
  gone: (one: Named) => void,
): (one: Named) => readonly Action[] {
  const t = useT();
  const history = useHistoryAction(open);
  const can = useCan();
  const deletion = useReviewedDeletion('organization');
  return useCallback(
    (one) => {
      const { id, name } = one;
      return [
        {
          key: 'edit',
          label: t('organization.edit'),
          permit: can(organizationApi.update),
          run: () => open('edit', id),
        },
        {
          key: 'authorize',
          label: t('organization.assign'),
          permit: can(organizationApi.authorize),
          run: () => open('authorize', id),
        },
        {
          key: 'createBelow',
          label: t('organization.createBelow'),
          permit: can(organizationApi.add),
          run: () => open('create', id),
        },
        ...history(id),
        deletion(one, {
          permit: can(organizationApi.delete),
          verb: t('organization.delete'),
          title: t('organization.deleteTitle', { name }),
          content: <OrganizationImpact id={id} />,
          run: () => organizationApi.delete({ id }),
          success: t('organization.deleted', { name }),
          onDeleted: () => gone(one),
        }),
      ];
    },
    [t, can, deletion, open, gone, history],
  );
}
