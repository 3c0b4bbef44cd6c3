import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { StagedSection } from '../pending-mark';
import { useHasRouting } from '../routing-state/provider';
import { SessionStates } from '../routing-state/state-cell';
import { SWITCH } from './labels';
import type { PartProps } from './part';

/** Who the node is to its neighbors, and what its own addresses cost. */
export function Process({ node, version, panel, permit }: PartProps) {
  const t = useT();
  const hasRouting = useHasRouting();
  const section = OSPF_SECTIONS[version].process;
  const { isEnabled, routerId, loopbackCost, redistributionCost } = node.next[section];
  const edit = (
    <ActionButton permit={permit} onClick={() => panel.open('ospf')}>
      {t('network.edit')}
    </ActionButton>
  );
  const id = (
    <bdi className="code" dir="ltr">
      {routerId}
    </bdi>
  );
  return (
    <Section title={t('ospf.process')} actions={edit}>
      <StagedSection node={node} section={section} />
      <Facts
        items={[
          { label: t('network.status'), value: <StatusTag value={isEnabled ? 'on' : 'off'} map={SWITCH} /> },
          { label: t('ospf.routerId'), value: routerId === '' ? t('common.none') : id },
          { label: t('ospf.loopbackCost'), value: loopbackCost },
          { label: t('ospf.redistributionCost'), value: redistributionCost },
          ...(hasRouting
            ? [
                {
                  label: t('routingState.neighborState'),
                  value: (
                    <div className="fact-long">
                      <SessionStates
                        scope={{ protocol: 'ospf', version, of: '' }}
                        onOpen={() => panel.open('ospfSessions')}
                      />
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
