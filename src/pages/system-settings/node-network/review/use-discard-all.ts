import { discardAll, readStaged } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { useConfirm } from '@/ui/feedback/confirm';
import type { StagedNode } from '../use-node';

/** Asks, then takes everything back that is staged on a node. What was just staged is drawn a moment later, and asked about too. */
export function useDiscardAll({ network }: StagedNode): () => void {
  const t = useT();
  const confirm = useConfirm();
  return () => {
    const staged = readStaged(network.id);
    void confirm({
      title: t('network.discardTitle', { count: staged?.changes.length ?? 0, name: network.name }),
      content: t(staged?.applying ? 'network.discardBeside' : 'network.discardText'),
      verb: t('network.discardAll'),
      isDanger: true,
      run: () => Promise.resolve(discardAll(network.id)),
    });
  };
}
