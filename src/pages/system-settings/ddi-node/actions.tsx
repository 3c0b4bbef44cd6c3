import { useCallback } from 'react';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';

/** What can be done to a DDI node, each with the reason why not. */
export function useDdiNodeActions(
  edit: (node: DdiNode) => void,
  test: (node: DdiNode) => void,
): (node: DdiNode) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (node) => {
      const { id, name } = node;
      return [
        {
          key: 'test',
          label: t('ddiNode.testRow'),
          permit: can(ddiNodeApi.test),
          run: () => test(node),
        },
        { key: 'edit', label: t('ddiNode.edit'), permit: can(ddiNodeApi.update), run: () => edit(node) },
        deletion({
          permit: can(ddiNodeApi.delete),
          verb: t('ddiNode.delete'),
          title: t('ddiNode.deleteTitle', { name }),
          content: (
            <>
              <p>{t('confirm.irreversible')}</p>
              <p>{t('ddiNode.deleteText')}</p>
            </>
          ),
          run: () => ddiNodeApi.delete({ id }),
          success: t('ddiNode.deleted', { name }),
        }),
      ];
    },
    [t, can, deletion, edit, test],
  );
}
