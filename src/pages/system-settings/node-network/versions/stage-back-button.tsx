import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import type { StagedNode } from '../use-node';
import { useStageBack } from './use-stage-back';

/** Stages what gives a node a version again, and leads to its review. */
export function StageBackButton({ node, number }: { node: StagedNode; number: number }) {
  const t = useT();
  const report = useReport();
  const stageBack = useStageBack(node);
  const [isBusy, setBusy] = useState(false);
  const back = () => {
    if (isBusy) return;
    setBusy(true);
    stageBack(number)
      .catch(report.error)
      .finally(() => setBusy(false));
  };
  return (
    <ActionButton size="small" permit={node.permit} loading={isBusy} onClick={back}>
      {t('versions.stageBack', { number })}
    </ActionButton>
  );
}
