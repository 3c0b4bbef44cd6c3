import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import type { NodeFreezes } from '@/components/freeze/use-freezes';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { allOf, type Permit } from '@/lib/permit';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import type { StagedNode } from '../use-node';
import type { Guard } from './guard';

const ApplyLater = lazyComponent(() => import('./apply-later'));

interface Props {
  node: StagedNode;
  guard: Guard;
  reason: { reason?: string };
  /** Whether the set may be given away as it is. */
  permit: Permit<MessageId>;
  freeze: NodeFreezes['now'];
  /** Applies in spite of the freeze. */
  onDespite: () => void;
  /** Whether the gateway takes the set as a whole. */
  isWhole: boolean;
}

/** What else can be done with a set that is ready, beside Apply; one line for each way. */
export function OtherWays({ node, guard, reason, permit, freeze, onDespite, isWhole }: Props) {
  const t = useT();
  const offers = useOffers();
  const panel = usePanel();
  const { id } = node.network;
  const pending = useLoad(pendingApplyApi.getPending, {});
  const isPending = pending.data?.list.some(({ nodeId }) => nodeId === id) ?? false;
  const isLater = isWhole && offers(scheduledApplyApi.add);
  return (
    <>
      {freeze?.mayOverride && (
        <ActionButton danger permit={allOf(permit, node.network.isLinked || 'network.isOffline')} onClick={onDespite}>
          {t('freeze.applyDespite')}
        </ActionButton>
      )}
      {isLater && (
        <ActionButton
          permit={allOf(permit, !isPending || 'network.isScheduled')}
          onClick={() => panel.open('applyLater')}
        >
          {t('scheduledApply.schedule')}
        </ActionButton>
      )}
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'applyLater' && isLater && (
          <ApplyLater node={node} guard={guard} reason={reason} onClose={panel.close} />
        )}
      </Overlays>
    </>
  );
}
