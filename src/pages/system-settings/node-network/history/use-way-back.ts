import { networkChange, nodeNetworkApi, type PastApply } from '@/api/system-settings/node-network';
import { stageAll } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { wayBack } from '@/domain/net/way-back';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { useQuery } from '@/ui/page/use-query';
import { tellOrigin } from '../review/staged-from';
import type { StagedNode } from '../use-node';
import { versionNumber } from './version-number';

const isValid = (change: Change) => networkChange.safeParse(change).success;

/**
 * Stages what undoes an apply, to be reviewed and applied as anything else. What is staged already stays as it is; where
 * somebody changed the same fields since, the set starts from what was applied, so that the review compares all three.
 */
export function useWayBack({ network, base, changes: staged }: StagedNode): (apply: PastApply) => Promise<void> {
  const t = useT();
  const report = useReport();
  const [, change] = useQuery();
  return async ({ taskId, version }) => {
    const applied = await nodeNetworkApi.getApplied({ taskId });
    const { changes, isClashing } = wayBack(applied.changes, base, isValid);
    const taken = new Set(staged.map(({ section, key }) => `${section}/${key}`));
    const back = changes.filter(({ section, key }) => !taken.has(`${section}/${key}`));
    const left = changes.length - back.length;
    if (changes.length === 0) return report.info(t('applies.nothingToUndo', { name: network.name }));
    if (back.length === 0) return report.warning(t('applies.allStaged'));
    const present = network.version ?? 0;
    const older = Math.min(version ?? present, present - 1);
    if (!stageAll({ id: network.id, version: isClashing ? older : present }, back))
      return report.warning(t('network.notKept'));
    const number = versionNumber({ version });
    tellOrigin(network.id, (say) => {
      const told = say(left === 0 ? 'applies.staged' : 'applies.stagedBeside', { count: back.length, left });
      return number === null ? told : say('versions.wayBackOf', { number, told });
    });
    change({ tab: 'review', apply: undefined });
  };
}
