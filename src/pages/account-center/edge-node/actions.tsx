import { useCallback } from 'react';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { useDeletion } from '@/components/use-deletion';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/row-actions';
import { can as state } from './model';

/** What can be done to a node, each with the reason why not. */
export function useEdgeNodeActions(edit: (node: EdgeNode) => void): (node: EdgeNode) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (node) => {
      const { id, nodeId } = node;
      return [
        { key: 'edit', label: t('edgeNode.edit'), permit: can('edgeNode.update'), run: () => edit(node) },
        deletion({
          permit: allOf(can('edgeNode.delete'), state.delete(node)),
          verb: t('edgeNode.delete'),
          title: t('edgeNode.deleteTitle', { nodeId }),
          content: t('edgeNode.deleteText'),
          run: () => edgeNodeApi.delete({ id }),
          told: t('edgeNode.deleted'),
        }),
      ];
    },
    [t, can, deletion, edit],
  );
}
