import { useCallback } from 'react';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';
import { can as state } from './model';

/** What can be done to a node, each with the reason why not. */
export function useEdgeNodeActions(edit: (node: EdgeNode) => void): (node: EdgeNode) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (node) => {
      const { id, nodeId } = node;
      return [
        { key: 'edit', label: t('edgeNode.edit'), permit: can('edgeNode.update'), run: () => edit(node) },
        {
          key: 'delete',
          label: t('edgeNode.delete'),
          permit: allOf(can('edgeNode.delete'), state.delete(node)),
          isDanger: true,
          run: () =>
            confirm({
              title: t('edgeNode.deleteTitle', { nodeId }),
              content: t('edgeNode.deleteText'),
              verb: t('edgeNode.delete'),
              isDanger: true,
              run: () => edgeNodeApi.delete({ id }).then(() => report.success(t('edgeNode.deleted'))),
            }),
        },
      ];
    },
    [t, can, confirm, report, edit],
  );
}
