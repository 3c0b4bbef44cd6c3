import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { StagedSection } from '../pending-mark';
import { useHasRouting } from '../routing-state/provider';
import { SessionStates } from '../routing-state/state-cell';
import type { StagedNode } from '../use-node';
import { SWITCH } from './labels';

interface Props {
  node: StagedNode;
  permit: Permit<MessageId>;
  onEdit: () => void;
  onSessions: () => void;
}

/** What the node says about itself to its neighbors. */
export function Process({ node, permit, onEdit, onSessions }: Props) {
  const t = useT();
  const hasRouting = useHasRouting();
  const { isEnabled, asNumber, keepalive, hold } = node.next.bgp;
  const edit = (
    <ActionButton permit={permit} onClick={onEdit}>
      {t('network.edit')}
    </ActionButton>
  );
  return (
    <Section title={t('bgp.process')} actions={edit}>
      <StagedSection node={node} section="bgp" />
      <Facts
        items={[
          { label: t('network.status'), value: <StatusTag value={isEnabled ? 'on' : 'off'} map={SWITCH} /> },
          { label: t('bgp.asNumber'), value: asNumber === null ? t('common.none') : <bdi dir="ltr">{asNumber}</bdi> },
          { label: t('bgp.keepalive'), value: t('network.seconds', { seconds: keepalive }) },
          { label: t('bgp.hold'), value: hold === 0 ? t('bgp.holdOff') : t('network.seconds', { seconds: hold }) },
          ...(hasRouting
            ? [
                {
                  label: t('routingState.state'),
                  value: (
                    <div className="fact-long">
                      <SessionStates scope={{ protocol: 'bgp' }} onOpen={onSessions} />
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
