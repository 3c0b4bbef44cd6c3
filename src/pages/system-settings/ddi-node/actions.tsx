import { useCallback } from 'react';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';

/** What can be done to a DDI node, each with the reason why not. */
export function useDdiNodeActions(edit: (node: DdiNode) => void): (node: DdiNode) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (node) => {
      const { id, name, linkAddress, port, username } = node;
      const tell = ({ latencyMs, reason }: { latencyMs: number | null; reason: string | null }) =>
        latencyMs === null
          ? report.warning(t('ddiNode.testFailed', { name, reason: reason ?? '' }))
          : report.success(t('ddiNode.testDone', { name, ms: Math.round(latencyMs) }));
      return [
        {
          key: 'test',
          label: t('ddiNode.testRow'),
          permit: can('ddiNode.test'),
          run: () => void ddiNodeApi.test({ id, linkAddress, port, username }).then(tell, report.error),
        },
        { key: 'edit', label: t('ddiNode.edit'), permit: can('ddiNode.update'), run: () => edit(node) },
        {
          key: 'delete',
          label: t('ddiNode.delete'),
          permit: can('ddiNode.delete'),
          isDanger: true,
          run: () =>
            confirm({
              title: t('ddiNode.deleteTitle', { name }),
              content: (
                <>
                  <p>{t('confirm.irreversible')}</p>
                  <p>{t('ddiNode.deleteText')}</p>
                </>
              ),
              verb: t('ddiNode.delete'),
              isDanger: true,
              run: () => ddiNodeApi.delete({ id }).then(() => report.success(t('ddiNode.deleted'))),
            }),
        },
      ];
    },
    [t, can, confirm, report, edit],
  );
}
