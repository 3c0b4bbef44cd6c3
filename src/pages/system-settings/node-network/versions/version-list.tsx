import { Checkbox, Switch, Tag } from 'antd';
import { useState } from 'react';
import { type NodeVersion, nodeVersionApi } from '@/api/system-settings/node-version';
import { LABELS } from '@/components/network-sections/labels';
import { ScheduledLink } from '@/components/scheduled-apply/scheduled-link';
import type { SectionKey } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { useCan } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { useQuery } from '@/ui/page/use-query';
import { RequestLink } from '../request-link';
import type { StagedNode } from '../use-node';
import { CURRENT, VERSION_KIND } from './kinds';
import { StageBackButton } from './stage-back-button';

const isSection = (name: string): name is SectionKey => name in LABELS;

/** How many lines changed in each section. */
const linesText = (t: T, { lines }: NodeVersion) =>
  listed(
    lines.map(({ section, count }) =>
      t('versions.sectionLines', { section: isSection(section) ? t(LABELS[section].label) : section, count }),
    ),
    t('common.separator'),
  );

function byText(t: T, { by, kind }: NodeVersion): string {
  if (by === null) return t(kind === 'first' ? 'versions.byNobody' : 'versions.byItself');
  return by.isOwn ? t('versions.byMe') : t('versions.by', { name: by.name });
}

interface EntryProps {
  node: StagedNode;
  version: NodeVersion;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One version: when, who, why, in which sections how many lines, and the ways to compare it and to have it again. */
function Entry({ node, version, isCurrent, isChosen, onChoose }: EntryProps) {
  const t = useT();
  const [, change] = useQuery();
  const { number, at, kind, reason, scheduledId, request } = version;
  return (
    <li>
      <div className="network-history-line versions-line">
        <Checkbox checked={isChosen} onChange={onChoose} aria-label={t('versions.choose', { number })}>
          <strong>{t('versions.version', { number })}</strong>
        </Checkbox>
        {isCurrent && <Tag>{t('versions.current')}</Tag>}
        <StatusTag value={kind} map={VERSION_KIND} />
        <Time at={at} />
        <span className="network-history-what">
          {kind === 'first' ? '' : linesText(t, version) || t('versions.noLines')}
        </span>
        <div className="network-history-tools">
          {!isCurrent && (
            <>
              <ActionButton size="small" type="link" onClick={() => change({ from: String(number), to: CURRENT })}>
                {t('versions.withCurrent')}
              </ActionButton>
              <StageBackButton node={node} number={number} />
            </>
          )}
        </div>
      </div>
      <p className="network-note network-history-by">
        {byText(t, version)}
        {reason !== '' && (
          <>
            {DOT}
            <q className="versions-reason">{reason}</q>
          </>
        )}
        <ScheduledLink id={scheduledId} />
        <RequestLink request={request} />
      </p>
    </li>
  );
}

/** Whether an apply has to say why, on every node. */
function ReasonRule() {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const { data } = useLoad(nodeVersionApi.getApplyRules, {});
  const [isBusy, setBusy] = useState(false);
  const permit = can(nodeVersionApi.setApplyRules);
  if (!data) return null;
  const set = (isReasonRequired: boolean) => {
    setBusy(true);
    nodeVersionApi
      .setApplyRules({ isReasonRequired })
      .then(() => report.success(t(isReasonRequired ? 'versions.reasonOn' : 'versions.reasonOff')))
      .catch(report.error)
      .finally(() => setBusy(false));
  };
  return (
    <div className="versions-rules">
      <p className="network-note">{t('versions.kept', { count: data.kept })}</p>
      {permit === true && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control.
        <label className="network-switch">
          <Switch checked={data.isReasonRequired} loading={isBusy} onChange={set} />
          {t('versions.requireReason')}
        </label>
      )}
    </div>
  );
}

/** The versions of a node, newest first; two that are chosen are compared. */
export function VersionList({ node, list }: { node: StagedNode; list: readonly NodeVersion[] }) {
  const t = useT();
  const [, change] = useQuery();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // A third one takes the place of the one that was chosen first.
  const choose = (number: number) =>
    setChosen(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number].slice(-2));
  const [from = 0, to = 0] = [...chosen].sort((a, b) => a - b);
  return (
    <>
      <ReasonRule />
      <ul className="network-history" aria-label={t('versions.title')}>
        {list.map((version, index) => (
          <Entry
            key={version.number}
            node={node}
            version={version}
            isCurrent={index === 0}
            isChosen={chosen.includes(version.number)}
            onChoose={() => choose(version.number)}
          />
        ))}
      </ul>
      {list.length > 1 && (
        <div className="network-bar">
          <ActionButton
            type="primary"
            permit={chosen.length === 2 || 'versions.chooseTwo'}
            onClick={() => change({ from: String(from), to: String(to) })}
          >
            {chosen.length === 2 ? t('versions.compareTwo', { from, to }) : t('versions.compare')}
          </ActionButton>
        </div>
      )}
    </>
  );
}
