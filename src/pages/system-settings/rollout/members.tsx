import { useMemo } from 'react';
import type { Rollout, RolloutCheck, RolloutMember } from '@/api/system-settings/rollout';
import { isUnderWay } from '@/api/system-settings/rollout-state';
import { UPGRADE_STATUS } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { EmptyState } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { CellLines } from '@/ui/list/cell-lines';
import { type PartColumn, PartTable } from '@/ui/list/part-table';
import { type Action, RowActions } from '@/ui/page/row-actions';
import { useNarrow } from '@/ui/page/use-narrow';
import { useQuery } from '@/ui/page/use-query';
import { useMemberActions } from './actions';
import { REASONS, STEPS } from './labels';

const NODES = '/system_settings/node_access_management/business_node_management';
const DDI_NODES = '/system_settings/node_access_management/ddi_node_management';
const PAGE = 20;

const SHOWN = {
  failed: ({ reason, state }: RolloutMember) => reason !== null && state !== 'success',
  underWay: isUnderWay,
  ahead: ({ state }: RolloutMember) => state === 'inactive',
} as const;
type Shown = keyof typeof SHOWN;

const CHOICES = { failed: 'rollout.showFailed', underWay: 'rollout.showUnderWay', ahead: 'rollout.showAhead' } as const;
const SHOWN_KEYS: readonly Shown[] = ['failed', 'underWay', 'ahead'];

const one = (value: number | null, unit: string): string =>
  value === null ? '–' : `${Math.round(value * 10) / 10}${unit}`;

const UNITS: Readonly<Record<string, string>> = { sessions: '', successRate: '%', latency: ' ms' };
const CHECKS = {
  sessions: 'rollout.checkSessions',
  successRate: 'rollout.checkSuccessRate',
  latency: 'rollout.checkLatency',
} as const;

function checkText(t: T, { kind, before, now, limit, isMet }: RolloutCheck): string {
  const unit = UNITS[kind] ?? '';
  const name = codeText(t, CHECKS, kind);
  if (isMet === null) return t('rollout.checkUnknown', { name });
  const values = { name, before: one(before, unit), now: one(now, unit), limit: one(limit, unit) };
  return t(isMet ? 'rollout.checkMet' : 'rollout.checkFailed', values);
}

/** What it means that a node runs the version that it does: a failed state does not say which it was left with. */
function versionNote({ from, now, state }: RolloutMember): MessageId | null {
  const isOld = from === now;
  if (state === 'rollingBack') return isOld ? 'rollout.isRestored' : 'rollout.isLeft';
  if (state === 'rollbackSuccess') return 'rollout.isBack';
  if (state === 'rollbackFailed') return isOld ? 'rollout.lastTold' : 'rollout.staysNew';
  if (state === 'failed') return isOld ? 'rollout.stays' : 'rollout.staysNew';
  return isOld ? null : 'rollout.wasOn';
}

const hasOutcome = (member: RolloutMember) =>
  member.reason !== null || member.checks.length > 0 || (member.withdrawn > 0 && !isUnderWay(member));

/** Why a node failed, and what its gates said. */
function Reason(member: RolloutMember) {
  const t = useT();
  const { reason, checks, withdrawn } = member;
  return (
    <ul className="rollout-checks">
      {reason !== null && <li>{codeText(t, REASONS, reason)}</li>}
      {checks.map((check) => (
        <li key={check.kind} className={check.isMet === false ? undefined : 'absent'}>
          {checkText(t, check)}
        </li>
      ))}
      {withdrawn > 0 && !isUnderWay(member) && <li>{t('rollout.withdrawn', { count: withdrawn })}</li>}
    </ul>
  );
}

function memberColumns(
  t: T,
  { type, softwareVersion }: Rollout,
  actions: (member: RolloutMember) => readonly Action[],
  isNarrow: boolean,
): PartColumn<RolloutMember>[] {
  const addressOf = ({ id, name }: RolloutMember) =>
    type === 'business' ? to(NODES, { q: id }) : to(DDI_NODES, { q: name });
  return [
    {
      key: 'name',
      title: t('rollout.node'),
      className: 'cell-wrap',
      render: (member) => (
        <CellLines more={member.site && <bdi>{member.site}</bdi>}>
          <Link to={addressOf(member)}>
            <bdi>{member.name}</bdi>
          </Link>
        </CellLines>
      ),
    },
    { key: 'wave', title: t('rollout.wave'), render: ({ wave }) => t('rollout.waveOf', { number: wave }) },
    {
      key: 'state',
      title: t('businessNode.upgrade'),
      isState: true,
      className: 'cell-wrap',
      render: ({ state, step }) => (
        <CellLines more={step !== null && codeText(t, STEPS, step)}>
          <StatusTag value={state} map={UPGRADE_STATUS} />
        </CellLines>
      ),
    },
    { key: 'since', title: t('rollout.since'), render: ({ since }) => <Time at={since} /> },
    {
      key: 'version',
      title: t('rollout.runsNow'),
      className: 'cell-wrap',
      render: (member) => {
        const { from, now } = member;
        const said = versionNote(member);
        return (
          <CellLines more={said && t(said, { from, wanted: softwareVersion })}>
            <bdi className="code" dir="ltr">
              {now}
            </bdi>
          </CellLines>
        );
      },
    },
    {
      key: 'reason',
      title: t('rollout.outcome'),
      className: 'cell-wrap',
      render: (member) => {
        if (hasOutcome(member)) return <Reason {...member} />;
        // A phone leaves the line out.
        return isNarrow ? null : <Absent />;
      },
    },
    {
      key: 'actions',
      title: t('table.actions'),
      isBare: true,
      render: (member) => {
        const own = actions(member);
        return own.length > 0 ? <RowActions of={member.name} actions={own} /> : null;
      },
    },
  ];
}

/** The nodes of a rollout in the order of their waves: their state, since when, why, and from which version to which. */
export function Members({ rollout, members }: { rollout: Rollout; members: readonly RolloutMember[] }) {
  const t = useT();
  const [query, change] = useQuery();
  const actionsOf = useMemberActions(rollout);
  const shown = SHOWN_KEYS.find((key) => key === query.get('show'));
  const isNarrow = useNarrow();
  const columns = useMemo(() => memberColumns(t, rollout, actionsOf, isNarrow), [t, rollout, actionsOf, isNarrow]);
  const found = shown ? members.filter(SHOWN[shown]) : [...members];
  return (
    <>
      <div className="rollout-pick-bar">
        <Choice<string>
          aria-label={t('rollout.show')}
          className="rollout-pick-site"
          value={shown ?? ''}
          onChange={(value) => change({ show: value || undefined })}
          options={[
            { value: '', label: t('rollout.showAll') },
            ...SHOWN_KEYS.filter((key) => key === shown || members.some(SHOWN[key])).map((key) => ({
              value: key,
              label: t(CHOICES[key]),
            })),
          ]}
        />
      </div>
      <PartTable<RolloutMember>
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        minWidth="max-content"
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        emptyText={<EmptyState title={t('rollout.noneShown')} />}
      />
    </>
  );
}
