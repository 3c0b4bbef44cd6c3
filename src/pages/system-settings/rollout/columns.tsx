import type { Rollout } from '@/api/system-settings/rollout';
import { NODE_TYPES, UPGRADE_STATUS } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Listed } from '@/ui/data/listed';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { DETAIL, PAUSED_BY, STATE, standingOf } from './labels';
import './rollout.css';

const col = columnsOf<Rollout>();

const OTHERS = ['upgrading', 'failed', 'rollingBack', 'rollbackSuccess', 'rollbackFailed', 'cancelled'];

/** Nodes that are neither upgraded nor still to come, by their states, as the screen of the rollout counts them. */
const otherTexts = (t: T, states: Readonly<Record<string, number>>) =>
  OTHERS.flatMap((state) => {
    const count = states[state] ?? 0;
    return count > 0 ? [t('rollout.legend', { state: statusText(t, UPGRADE_STATUS, state), count })] : [];
  });

const progressText = (t: T, { succeeded, failed, nodes, states }: Rollout) => {
  const upgraded = t('rollout.progress', { succeeded, nodes });
  if (states) return [upgraded, ...otherTexts(t, states)].join(' · ');
  return failed > 0 ? t('rollout.progressFailed', { succeeded, failed, nodes }) : upgraded;
};

/** How many are done, and the others by their states. */
function progressOf(t: T, of: Rollout) {
  const { states, succeeded, nodes } = of;
  const others = states ? otherTexts(t, states) : [];
  return (
    <CellLines note={others.length > 0 && <Listed items={others} />}>
      <span className="rollout-share tabular">
        <bdi>{states ? t('rollout.progress', { succeeded, nodes }) : progressText(t, of)}</bdi>
        <Bar of={of} />
      </span>
    </CellLines>
  );
}

const PARTS = ['succeeded', 'failed', 'underWay'] as const;

function Bar({ of }: { of: Rollout }) {
  return (
    <div className="rollout-bar" aria-hidden>
      {PARTS.map((part) => (
        <span key={part} data-part={part} style={{ width: `${(100 * of[part]) / Math.max(1, of.nodes)}%` }} />
      ))}
    </div>
  );
}

/** The columns of a list; `actions` is null where no row has any. */
export const rolloutColumns = (
  t: T,
  actions: ((rollout: Rollout) => readonly Action[]) | null,
): readonly Column<Rollout>[] => [
  {
    key: 'softwareVersion',
    dataIndex: 'softwareVersion',
    title: t('rollout.version'),
    className: 'cell-wrap',
    sorter: true,
    inFile: [
      col.text('softwareVersion', t('rollout.version')),
      col.text('name', t('nodeSoftware.name')),
      col.code('id', t('rollout.id')),
    ],
    render: (_, { id, softwareVersion, name }) => (
      <CellLines more={<bdi dir="ltr">{name}</bdi>}>
        <Link to={to(DETAIL, { id })}>
          <bdi dir="ltr">{softwareVersion}</bdi>
        </Link>
      </CellLines>
    ),
  },
  {
    ...col.status('state', t('rollout.state'), STATE),
    className: 'rollout-state',
    exportValue: ({ state }) => statusText(t, STATE, state),
    render: (_, row) => (
      <CellLines more={row.pausedBy !== null && codeText(t, PAUSED_BY, row.pausedBy)}>
        <StatusTag {...standingOf(row)} />
      </CellLines>
    ),
  },
  {
    key: 'progress',
    title: t('rollout.nodes'),
    className: 'rollout-progress',
    isInSight: true,
    exportValue: (row) => progressText(t, row),
    render: (_, row) => progressOf(t, row),
  },
  col.words('type', t('nodeSoftware.type'), ({ type }) => codeText(t, NODE_TYPES, type)),
  col.words('wave', t('rollout.wave'), ({ wave, waves }) => t('rollout.waveCount', { wave, waves })),
  col.text('startedBy', t('rollout.startedBy')),
  { ...col.time('startedAt', t('rollout.startedAt')), standing: 'descend' },
  { ...col.time('endedAt', t('rollout.endedAt')), isExtra: true },
  ...(actions ? [col.actions(t('table.actions'), actions)] : []),
];
