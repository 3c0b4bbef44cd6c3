import { useMemo } from 'react';
import { runningText } from '@/api/system-settings/node-drift';
import { lineChanges } from '@/domain/net/drift/drift';
import { isWholeText } from '@/domain/net/drift/router-lines';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Section } from '@/ui/page/detail-page';
import type { StagedNode } from '../use-node';
import { DriftLines } from './drift-lines';
import './versions.css';

/** What runs in the sections that are sent again, which the edits themselves do not show; nothing while it is not read. */
export default function ReplacedLines({ node }: { node: StagedNode }) {
  const t = useT();
  const { network, base, changes } = node;
  const { data = '' } = useLoad(runningText, { nodeId: network.id }, { isReady: network.isLinked });
  const lines = useMemo(() => {
    const sent = new Set(changes.filter(({ isAgain }) => isAgain).map(({ section }) => section));
    const all = isWholeText(data) ? lineChanges(base, data) : [];
    return all.filter(({ section }) => section !== null && sent.has(section));
  }, [base, data, changes]);
  if (lines.length === 0) return null;
  return (
    <Section title={t('drift.replaced', { count: lines.length })}>
      <p className="network-note">{t('drift.replacedLegend')}</p>
      <DriftLines lines={lines} />
    </Section>
  );
}
