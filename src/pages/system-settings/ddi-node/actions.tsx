import { useCallback } from 'react';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { askHref, useMayAsk } from '@/components/ask-nodes/ask-link';
import { useUpgradeAction } from '@/components/node-upgrade/use-upgrade';
import { groupToken } from '@/domain/ask/choice';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
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
  const mayAsk = useMayAsk();
  const upgradeOf = useUpgradeAction();
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
        // Its copy of a zone beside those of the others: the serial tells which of them lags.
        ...(mayAsk
          ? [{ key: 'ask', label: t('ask.title'), run: () => go(askHref({ type: 'SOA', nodes: groupToken('ddi') })) }]
          : []),
        ...upgradeOf(id),
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
    [t, can, deletion, mayAsk, upgradeOf, edit, test],
  );
}
