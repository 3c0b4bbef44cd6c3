import { Alert } from 'antd';
import { useMemo } from 'react';
import { runningText } from '@/api/system-settings/node-drift';
import { networkChange } from '@/api/system-settings/node-network';
import { LABELS } from '@/components/network-sections/labels';
import { present } from '@/domain/net/change-set';
import { driftOf } from '@/domain/net/drift/drift';
import { UNREAD_SECTIONS } from '@/domain/net/drift/line-section';
import { takeOver } from '@/domain/net/drift/take-over';
import { countBySection } from '@/domain/net/drift/text-changes';
import type { Change } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { newKey } from '../new-key';
import type { StagedNode } from '../use-node';
import { DriftLines } from './drift-lines';
import { useStageSet } from './use-stage-set';

/** So many lines are named; how many there are is said above. */
const MOST = 50;

/** What was applied to a node beside what its router prints that it runs. */
export function Runs({ node }: { node: StagedNode }) {
  const t = useT();
  const loaded = useLoad(runningText, { nodeId: node.network.id }, { isReady: node.network.isLinked });
  if (!node.network.isLinked) return <EmptyState title={t('drift.notRead')} text={t('drift.offline')} />;
  return <LoadedPanel loaded={loaded}>{(text) => <Read node={node} text={text} />}</LoadedPanel>;
}

/** A section as it is, to be written to the node again. */
const again = (node: StagedNode, section: Change['section']): Change[] => {
  const held = present(node.base, { section, key: '' });
  const change = networkChange.safeParse({ section, key: '', before: held, after: held, isAgain: true });
  return change.success ? [change.data] : [];
};

const isValid = (change: Change) => networkChange.safeParse(change).success;

function Read({ node, text }: { node: StagedNode; text: string }) {
  const t = useT();
  const stageSet = useStageSet(node);
  const { base, permit } = node;
  const drift = useMemo(() => driftOf(base, text), [base, text]);
  const taken = useMemo(() => takeOver(base, text, newKey, isValid), [base, text]);
  if (!drift || !taken) return <EmptyState title={t('drift.notRead')} text={t('drift.notWhole')} />;
  const { lines, hasKeys } = drift;
  const sections = countBySection(lines).flatMap(({ section }) => section ?? []);
  const unread = listed(
    UNREAD_SECTIONS.map((section) => t(LABELS[section].label)),
    t('common.separator'),
  );
  const applyAgain = () => {
    const set = sections.flatMap((section) => again(node, section));
    stageSet(set, (say) => say('drift.stagedAgain', { count: set.length }));
  };
  const take = () =>
    stageSet(taken.changes, (say) => say('drift.stagedRuns', { count: taken.changes.length, left: taken.left.length }));
  return (
    <>
      <p className="network-note">
        {t('drift.unread', { sections: unread })} {hasKeys && t('drift.keys')}
      </p>
      {lines.length === 0 ? (
        <EmptyState title={t('drift.none')} text={t('drift.noneText')} />
      ) : (
        <>
          <Section title={t('drift.lines', { count: lines.length })}>
            <p className="network-note">{t('drift.legend')}</p>
            <DriftLines lines={lines} />
          </Section>
          {taken.left.length > 0 && (
            <Alert
              type="info"
              showIcon
              title={t('drift.left', { count: taken.left.length })}
              description={taken.left.slice(0, MOST).map((line) => {
                const { before, after } = line;
                return (
                  <bdi key={`${line.block}/${before}/${after}`} className="code versions-left" dir="ltr">
                    {after ?? before}
                  </bdi>
                );
              })}
            />
          )}
          <div className="network-bar">
            <ActionButton
              type="primary"
              permit={allOf(permit, sections.length > 0 || 'drift.onlyForeign')}
              onClick={applyAgain}
            >
              {t('drift.applyAgain')}
            </ActionButton>
            <ActionButton permit={allOf(permit, taken.changes.length > 0 || 'drift.nothingToTake')} onClick={take}>
              {t('drift.takeOver')}
            </ActionButton>
          </div>
        </>
      )}
    </>
  );
}
