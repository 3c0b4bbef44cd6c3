import { useCallback } from 'react';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { can as state } from '@/api/account-center/edge-node-state';
import { useHistoryAction } from '@/components/history/use-history-action';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';

/** What can be done to a node, each with the reason why not. */
export function useEdgeNodeActions(open: (panel: string, id: string) => void): (node: EdgeNode) => readonly Action[] {
  const t = useT();
  const history = useHistoryAction(open);
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (node) => {
      const { id, nodeId } = node;
      return [
        { key: 'edit', label: t('edgeNode.edit'), permit: can(edgeNodeApi.update), run: () => open('edit', id) },
        deletion({
          permit: allOf(can(edgeNodeApi.delete), state.delete(node)),
          verb: t('edgeNode.delete'),
          title: t('edgeNode.deleteTitle', { nodeId }),
          content: sentences(t('edgeNode.deleteText'), t('confirm.irreversible')),
          needsPassword: true,
          run: (password) => edgeNodeApi.delete({ id, password }),
          success: t('edgeNode.deleted', { name: nodeId }),
        }),
        { key: 'clone', label: t('common.copy'), permit: can(edgeNodeApi.add), run: () => open('clone', id) },
        ...history(id),
      ];
    },
    [t, can, deletion, open, history],
  );
}
