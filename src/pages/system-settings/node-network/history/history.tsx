import { Button } from 'antd';
import { useState } from 'react';
import { nodeNetworkApi, type PastApply } from '@/api/system-settings/node-network';
import { LABELS } from '@/components/network-sections/labels';
import { ScheduledLink } from '@/components/scheduled-apply/scheduled-link';
import type { SectionKey } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { secondText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { Overlays } from '@/ui/feedback/overlays';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { useQuery } from '@/ui/page/use-query';
import { RequestLink } from '../request-link';
import type { StagedNode } from '../use-node';
import { OUTCOME, outcomeOf } from './outcome';
import { STEP, useApplies } from './use-applies';
import { useWayBack } from './use-way-back';
import { versionNumber } from './version-number';

const Applied = lazyComponent(() => import('../decision/applied'));

const isSection = (name: string): name is SectionKey => name in LABELS;

/** The sections that an apply changed, by name. */
const sectionsText = (t: T, sections: readonly string[]) =>
  listed(
    sections.map((one) => (isSection(one) ? t(LABELS[one].label) : one)),
    t('common.separator'),
  );

/** Who decided, and when; nothing where nobody was asked or nobody answered. */
function endText(t: T, { ended }: PastApply): string | null {
  if (!ended?.by) return null;
  const time = secondText(ended.at);
  return ended.by.isOwn ? t('applies.endedByMe', { time }) : t('applies.endedBy', { name: ended.by.name, time });
}

interface EntryProps {
  node: StagedNode;
  apply: PastApply;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** One apply: when, who, what, how it ended, and the way back from it. */
function Entry({ node, apply, isOpen, onOpen }: EntryProps) {
  const t = useT();
  const report = useReport();
  const stageBack = useWayBack(node);
  const [isBusy, setBusy] = useState(false);
  const { taskId, by, sections, changeCount, status, reason = '', scheduledId, request } = apply;
  const number = versionNumber(apply);
  const end = endText(t, apply);
  const undo = () => {
    if (isBusy) return;
    setBusy(true);
    stageBack(apply)
      .catch(report.error)
      .finally(() => setBusy(false));
  };
  return (
    <li>
      <div className="network-history-line">
        {number !== null && <strong>{t('versions.version', { number })}</strong>}
        <Time at={by.at} />
        <StatusTag value={outcomeOf(apply)} map={OUTCOME} />
        <span className="network-history-what">
          {t('applies.what', { sections: sectionsText(t, sections), count: changeCount })}
        </span>
        <div className="network-history-tools">
          <ActionButton size="small" type="link" aria-expanded={isOpen} permit={true} onClick={() => onOpen(!isOpen)}>
            {t(isOpen ? 'decision.hideApplied' : 'decision.showApplied')}
          </ActionButton>
          {status === 'kept' && (
            <ActionButton size="small" permit={node.permit} loading={isBusy} onClick={undo}>
              {t('applies.stageBack')}
            </ActionButton>
          )}
        </div>
      </div>
      <p className="network-note network-history-by">
        {by.isOwn ? t('applies.byMe') : t('applies.by', { name: by.name })}
        {end !== null && `${DOT}${end}`}
        {reason !== '' && (
          <>
            {DOT}
            <q className="network-reason-said">{reason}</q>
          </>
        )}
        <ScheduledLink id={scheduledId} />
        <RequestLink request={request} />
      </p>
      {isOpen && (
        <Overlays onLost={() => onOpen(false)} onRetry={() => onOpen(true)}>
          <Applied node={node} taskId={taskId} />
        </Overlays>
      )}
    </li>
  );
}

/** What was applied to a node, newest first, and the way back from each. */
export default function History({ node }: { node: StagedNode }) {
  const t = useT();
  const [query, change] = useQuery();
  const [size, setSize] = useState(STEP);
  const loaded = useApplies(node.network.id, size);
  // An apply may end by itself, which no write of this console tells.
  useFollow(`${node.network.version}/${node.network.waitingTask}`, nodeNetworkApi.listApplies);
  const open = query.get('apply');
  return (
    <LoadedPanel loaded={loaded}>
      {({ list, total }) =>
        total === 0 ? (
          <EmptyState title={t('applies.none')} text={t('applies.noneText')} />
        ) : (
          <>
            <ul className="network-history" aria-label={t('applies.title')}>
              {list.map((apply) => (
                <Entry
                  key={apply.taskId}
                  node={node}
                  apply={apply}
                  isOpen={apply.taskId === open}
                  onOpen={(isOpen) => change({ apply: isOpen ? apply.taskId : undefined })}
                />
              ))}
            </ul>
            {total > list.length && (
              <Button onClick={() => setSize(size * 5)}>{t('applies.more', { count: total - list.length })}</Button>
            )}
          </>
        )
      }
    </LoadedPanel>
  );
}
