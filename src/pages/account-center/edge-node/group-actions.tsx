import { useCallback } from 'react';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { GroupContents } from './group-contents';

/** What can be done to a directory, or with null to the tree; `gone` hears which was deleted. */
export function useGroupActions(
  open: (panel: string, id?: string) => void,
  gone: (group: TreeNode) => void,
): (group: TreeNode | null) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (group) => {
      const create = {
        key: 'create',
        label: t('edgeNode.createGroup'),
        permit: can(edgeGroupApi.add),
        run: () => open('createGroup', group?.id),
      };
      if (!group) return [create];
      const { id, name } = group;
      return [
        create,
        {
          key: 'edit',
          label: t('edgeNode.edit'),
          permit: can(edgeGroupApi.update),
          run: () => open('editGroup', id),
        },
        deletion({
          permit: can(edgeGroupApi.delete),
          verb: t('edgeNode.delete'),
          title: t('edgeNode.deleteGroupTitle', { name }),
          content: <GroupContents id={id} />,
          run: () => edgeGroupApi.delete({ id }),
          success: t('edgeNode.groupDeleted', { name }),
          onDeleted: () => gone(group),
        }),
      ];
    },
    [t, can, deletion, open, gone],
  );
}
