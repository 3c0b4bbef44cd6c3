import { nodeVersionApi } from '@/api/system-settings/node-version';
import { changesTo } from '@/domain/net/changes-to';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import type { StagedNode } from '../use-node';
import { useStageSet } from './use-stage-set';

/** Stages what gives a node one of its versions again, to be reviewed and applied as anything else. */
export function useStageBack(node: StagedNode): (number: number) => Promise<void> {
  const t = useT();
  const report = useReport();
  const stageSet = useStageSet(node);
  return async (number) => {
    const { config } = await nodeVersionApi.getVersion({ id: node.network.id, number });
    const set = changesTo(node.base, config);
    if (set.length === 0) return report.info(t('versions.alike', { number, name: node.network.name }));
    stageSet(set, (say) => say('versions.staged', { count: set.length, number }));
  };
}
