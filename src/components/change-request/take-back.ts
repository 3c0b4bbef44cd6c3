import { useCallback } from 'react';
import { changeRequestApi } from '@/api/console/change-request';
import { stageAgain } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';

/**
 * Stages again in this browser what a request of a node holds, and says how much that is: an entry that is staged already
 * keeps its edit, and passwords are entered anew. `first` is done between reading the set and staging it.
 */
export function useTakeBack(): (id: string, nodeId: string, first?: () => Promise<unknown>) => Promise<void> {
  const t = useT();
  const report = useReport();
  return useCallback(
    async (id, nodeId, first) => {
      // Read before: what is withdrawn and could not be read would be lost.
      const content = await changeRequestApi.getContent({ id });
      await first?.();
      if (content.kind !== 'network') return;
      const { version, changes } = content;
      const count = stageAgain({ id: nodeId, version }, { changes, reason: '' });
      if (count === null) return report.warning(t('changeRequest.notStaged'));
      const left = changes.length - count;
      report.success(t(left === 0 ? 'changeRequest.tookBack' : 'changeRequest.tookBackBeside', { count, left }));
    },
    [t, report],
  );
}
