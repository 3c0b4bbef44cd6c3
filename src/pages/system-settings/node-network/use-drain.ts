import { stageAll } from '@/components/network-changes/staged-set';
import { bringBack, drain } from '@/domain/net/drain';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { useQuery } from '@/ui/page/use-query';
import type { StagedNode } from './use-node';

/** What takes a node off the air and brings it back, once it is known: each is one staged set, reviewed and guarded as any other. */
export function useDrain(node: StagedNode | null): Action[] {
  const t = useT();
  const report = useReport();
  const [, change] = useQuery();
  if (!node) return [];
  const { network, base, changes, permit } = node;
  const isAlone = changes.length === 0 || 'drain.othersFirst';
  const stage = (edits: readonly Change[], told: string) => () => {
    if (!stageAll(network, edits)) return report.warning(t('network.notKept'));
    report.info(told);
    change({ tab: 'review', panel: undefined, item: undefined });
  };
  const out = drain(base);
  const back = bringBack(base);
  const bring: Action = {
    key: 'bringBack',
    label: t('drain.bringBack'),
    permit: allOf(permit, isAlone),
    run: stage(back, t('drain.backStaged', { count: back.length, name: network.name })),
  };
  const leave: Action = {
    key: 'drain',
    label: t('drain.drain'),
    permit: allOf(permit, isAlone, out.length > 0 || 'drain.nothing'),
    run: stage(out, t('drain.staged', { count: out.length, name: network.name })),
  };
  return back.length > 0 ? [bring, ...(out.length > 0 ? [leave] : [])] : [leave];
}
