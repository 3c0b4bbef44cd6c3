import { discardAll } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { useConfirm } from '@/ui/feedback/confirm';
import type { StagedNode } from '../use-node';

/** Asks, then takes everything back that is staged on a node. */
export function useDiscardAll({ network, changes, applying }: StagedNode): () => void {
  const t = useT();
  const confirm = useConfirm();
  return () =>
    void confirm({
      title: t('network.discardTitle', { count: changes.length, name: network.name }),
      content: t(applying === null ? 'network.discardText' : 'network.discardBeside'),
      verb: t('network.discardAll'),
      isDanger: true,
      run: () => Promise.resolve(discardAll(network.id)),
    });
}
