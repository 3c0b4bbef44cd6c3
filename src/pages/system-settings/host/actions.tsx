import { useCallback, useMemo } from 'react';
import { type Host, hostApi } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useRowByRow } from '@/ui/list/use-row-by-row';
import type { BulkAction } from '@/ui/list/use-selection';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { HostImpact } from './impact';

/** What can be done to a host, each with the reason why not. */
export function useHostActions(open: (panel: 'edit' | 'clone', id: string) => void): (host: Host) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (host) => {
      const { id, name } = host;
      return [
        { key: 'edit', label: t('host.edit'), permit: can(hostApi.update), run: () => open('edit', id) },
        deletion({
          permit: can(hostApi.delete),
          verb: t('host.delete'),
          title: t('host.deleteTitle', { name }),
          content: <HostImpact target={{ ids: [id] }} />,
          run: () => hostApi.delete({ id }),
          success: t('host.deleted', { name }),
        }),
        { key: 'clone', label: t('common.copy'), permit: can(hostApi.add), run: () => open('clone', id) },
      ];
    },
    [t, can, deletion, open],
  );
}

/** What can be done to many hosts at once. */
export function useHostBulk(): readonly BulkAction<Host>[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const rows = useRowByRow();
  return useMemo(
    () => [
      {
        key: 'delete',
        label: t('host.delete'),
        permit: can(hostApi.delete),
        isDanger: true,
        run: ({ target, count, settle }) =>
          confirm({
            title: t('host.bulkDeleteTitle', { count }),
            content: (
              <>
                <HostImpact target={target} />
                {rows.progress}
              </>
            ),
            verb: t('host.delete'),
            isDanger: true,
            // Everything that matches may be more than anybody looked at: the number is typed.
            ...('all' in target && { typed: String(count) }),
            run: () =>
              rows
                .bulk({
                  target,
                  list: hostApi.list,
                  atOnce: hostApi.bulkDelete,
                  one: (id) => hostApi.delete({ id }),
                })
                .then(settle),
          }),
      },
    ],
    [t, can, confirm, rows],
  );
}
