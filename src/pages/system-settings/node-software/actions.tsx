import { useCallback } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { rolloutApi } from '@/api/system-settings/rollout';
import { download } from '@/components/upload/downloads';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { SoftwareImpact } from './impact';

const ROLLOUTS = '/system_settings/node_access_management/node_software_management/rollouts';

/** Types of which the console knows nodes that software can be brought to. */
const UPGRADED: ReadonlySet<string> = new Set(['business', 'ddi']);

/** What can be done to a package, each with the reason why not. */
export function useSoftwareActions(edit: (software: NodeSoftware) => void): (one: NodeSoftware) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const offers = useOffers();
  return useCallback(
    (software) => {
      const { id, name, type, fileId, size, sha256 } = software;
      const get = () =>
        download(fileId, name, { size, sha256 }).then(
          (isSaved) => isSaved && report.success(t('download.done', { name })),
          (thrown: unknown) => report.error(thrown),
        );
      const upgrade = {
        key: 'upgrade',
        label: t('nodeSoftware.upgrade'),
        run: () => go(to(`${ROLLOUTS}/create`, { software: id })),
      };
      const isBrought = offers(rolloutApi.add) && can(rolloutApi.add) === true && UPGRADED.has(type);
      return [
        { key: 'download', label: t('nodeSoftware.download'), run: () => void get() },
        { key: 'edit', label: t('nodeSoftware.edit'), permit: can(nodeSoftwareApi.update), run: () => edit(software) },
        ...(isBrought ? [upgrade] : []),
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
    [t, can, offers, confirm, report, edit],
  );
}
