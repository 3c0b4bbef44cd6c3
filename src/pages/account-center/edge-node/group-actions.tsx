import { useCallback } from 'react';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';
import { GroupContents } from './group-contents';

/** What can be done to a directory, or with null to the tree; `gone` hears which was deleted. */
export function useGroupActions(
  open: (panel: string, id?: string) => void,
  gone: (group: TreeNode) => void,
): (group: TreeNode | null) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (group) => {
      const create = {
        key: 'create',
        label: t('edgeNode.createGroup'),
        permit: can('edgeGroup.create'),
        run: () => open('createGroup', group?.id),
      };
      if (!group) return [create];
      const { id, name } = group;
      return [
        create,
        {
          key: 'edit',
          label: t('edgeNode.edit'),
          permit: can('edgeGroup.update'),
          run: () => open('editGroup', id),
        },
        {
          key: 'delete',
          label: t('edgeNode.delete'),
          permit: can('edgeGroup.delete'),
          isDanger: true,
          run: () =>
            confirm({
              title: t('edgeNode.deleteGroupTitle', { name }),
              content: <GroupContents id={id} />,
              verb: t('edgeNode.delete'),
              isDanger: true,
              run: () =>
                edgeGroupApi.delete({ id }).then(() => {
                  report.success(t('edgeNode.groupDeleted'));
                  gone(group);
                }),
            }),
        },
      ];
    },
    [t, can, confirm, report, open, gone],
  );
}
