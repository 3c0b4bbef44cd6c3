import { useCallback } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { download } from '@/components/upload/downloads';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { SoftwareImpact } from './impact';

/** What can be done to a package, each with the reason why not. */
export function useSoftwareActions(edit: (software: NodeSoftware) => void): (one: NodeSoftware) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (software) => {
      const { id, name, fileId, size, sha256 } = software;
      const get = () =>
        download(fileId, name, { size, sha256 }).then(
          (isSaved) => isSaved && report.success(t('download.done', { name })),
          (thrown: unknown) => report.error(thrown),
        );
      return [
        { key: 'download', label: t('nodeSoftware.download'), run: () => void get() },
        { key: 'edit', label: t('nodeSoftware.edit'), permit: can(nodeSoftwareApi.update), run: () => edit(software) },
        {
          key: 'delete',
          label: t('nodeSoftware.delete'),
          permit: can(nodeSoftwareApi.delete),
          isDanger: true,
          run: () =>
            confirm({
              title: t('nodeSoftware.deleteTitle', { name }),
              content: <SoftwareImpact id={id} />,
              verb: t('nodeSoftware.delete'),
              isDanger: true,
              needsPassword: true,
              run: (password) =>
                nodeSoftwareApi
                  .delete({ id, password })
                  .then(() => report.success(t('nodeSoftware.deleted', { name }))),
            }),
        },
      ];
    },
    [t, can, confirm, report, edit],
  );
}
