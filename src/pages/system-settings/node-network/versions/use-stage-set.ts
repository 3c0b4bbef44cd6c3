import { discardAll, stageAll } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { type T, useT } from '@/i18n/use-t';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useQuery } from '@/ui/page/use-query';
import { tellOrigin } from '../review/staged-from';
import type { StagedNode } from '../use-node';

const entryOf = ({ section, key }: Change) => `${section}/${key}`;

/** Stages a set; `say` tells in its review what it is for. */
type StageSet = (set: readonly Change[], say: (t: T) => string) => void;

/**
 * Stages a set as a whole and leads to its review. What it leads to is not what it is together with other edits: where some
 * are staged already, that is said and asked first, and they make room for it.
 */
export function useStageSet({ network, changes: staged }: StagedNode): StageSet {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  const [, change] = useQuery();
  return (set, say) => {
    const put = () => {
      discardAll(network.id);
      if (!stageAll(network, set)) return report.warning(t('network.notKept'));
      tellOrigin(network.id, say);
      change({ tab: 'review', from: undefined, to: undefined });
    };
    if (staged.length === 0) return put();
    const wanted = new Set(set.map(entryOf));
    const same = staged.filter((one) => wanted.has(entryOf(one))).length;
    confirm({
      title: t('versions.replaceTitle', { count: staged.length, name: network.name }),
      content: t('versions.replaceText', { count: staged.length, same }),
      verb: t('versions.replace'),
      isDanger: true,
      run: () => Promise.resolve(put()),
    });
  };
}
