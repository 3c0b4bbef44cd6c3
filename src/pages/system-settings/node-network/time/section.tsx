import { useT } from '@/i18n/use-t';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { StagedSection } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { Clocks } from './clocks';
import { TimeDrawer } from './drawer';

/** The clock of a node beside the browser's, and where its time comes from. */
export default function TimeSection({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { time } = node.next;
  const code = (text: string) => (
    <bdi className="code lines" dir="ltr">
      {text}
    </bdi>
  );
  const source =
    time.mode === 'manual'
      ? [{ label: t('time.setTo'), value: code(`${time.date} ${time.time}`) }]
      : [
          { label: t('time.servers'), value: code(time.servers) },
          { label: t('time.interval'), value: t('time.intervalShown', { minutes: time.interval }) },
        ];
  return (
    <Section
      title={t('time.title')}
      actions={
        <ActionButton permit={node.permit} onClick={() => panel.open('time')}>
          {t('network.edit')}
        </ActionButton>
      }
    >
      <StagedSection node={node} section="time" />
      <Clocks
        node={node}
        settings={[
          { label: t('time.mode'), value: t(time.mode === 'manual' ? 'time.manual' : 'time.auto') },
          { label: t('time.zone'), value: code(time.zone) },
          ...source,
        ]}
      />
      {panel.name === 'time' && <TimeDrawer node={node} onClose={panel.close} />}
    </Section>
  );
}
