import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { useDeletion } from '@/components/use-deletion';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/row-actions';
import { OrganizationImpact } from './impact';

interface Named {
  id: string;
  name: string;
  parentId: string | null;
}

/** What can be done to an organisation, in its row and in the tree; `gone` hears what was deleted. */
export function useOrganizationActions(
  open: (panel: string, id: string) => void,
  gone: (one: Named) => void,
): (one: Named) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (one) => {
      const { id, name } = one;
      return [
        {
          key: 'edit',
          label: t('organization.edit'),
          permit: can('organization.update'),
          run: () => open('edit', id),
        },
        {
          key: 'authorize',
          label: t('organization.authorize'),
          permit: can('organization.authorize'),
          run: () => open('authorize', id),
        },
        {
          key: 'createBelow',
          label: t('organization.createBelow'),
          permit: can('organization.create'),
          run: () => open('create', id),
        },
        deletion({
          permit: can('organization.delete'),
          verb: t('organization.delete'),
          title: t('organization.deleteTitle', { name }),
          content: <OrganizationImpact id={id} />,
          run: () => organizationApi.delete({ id }),
          told: t('organization.deleted'),
          onDeleted: () => gone(one),
        }),
      ];
    },
    [t, can, deletion, open, gone],
  );
}
