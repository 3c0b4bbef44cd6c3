import type { BusinessNode } from '@/api/system-settings/business-node';
import { hasMissed, isOpen } from '@/api/system-settings/business-node-state';
import { DriftMark } from '@/components/business-node/drift-mark';
import { DEPLOYMENTS, NODE_STATUS, SERVICE_TYPES, UPGRADE_STATUS } from '@/components/business-node/labels';
import { StagedMark } from '@/components/business-node/staged-mark';
import { FreezeMark, ScheduledMark } from '@/components/business-node/when-marks';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { Listed } from '@/ui/data/listed';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import './columns.css';

const col = columnsOf<BusinessNode>();

const ROLLOUT = '/system_settings/node_access_management/node_software_management/rollouts/:id';

const extra = (column: Column<BusinessNode>): Column<BusinessNode> => ({ ...column, isExtra: true });

/** What a node runs: with an arrow what it is on the way to, in a line of its own what it was to run and does not. */
function Version({ of: { softwareVersion, upgradeVersion, upgrade } }: { of: BusinessNode }) {
  const t = useT();
  const isOther = upgradeVersion !== null && upgradeVersion !== softwareVersion;
  const hasTried = isOther && hasMissed({ upgrade });
  const isOnWay = isOther && !hasTried && isOpen({ upgrade });
  return (
    <span className="node-lines">
      <bdi className="code" dir="ltr">
        {isOnWay ? `${softwareVersion} → ${upgradeVersion}` : softwareVersion}
      </bdi>
      {hasTried && <span className="cell-more">{t('businessNode.tried', { version: upgradeVersion })}</span>}
    </span>
  );
}

/** What says how a node stands fits 1280 px; the rest is offered, and stands on the screen of the node. */
export const businessNodeColumns = (
  t: T,
  actions: (node: BusinessNode) => readonly Action[],
): readonly Column<BusinessNode>[] => {
  const servicesOf = ({ services }: BusinessNode) => services.map((code) => codeText(t, SERVICE_TYPES, code));
  const keyText = ({ authKeyTail }: BusinessNode) => authKeyTail && `···· ${authKeyTail}`;
  const code = (text: string | null) =>
    text === null ? (
      <Absent />
    ) : (
      <bdi className="code" dir="ltr">
        {text}
      </bdi>
    );
  return [
    {
      ...col.text('name', t('businessNode.name')),
      className: 'cell-wrap',
      sorter: true,
      inFile: [col.text('name', t('businessNode.name')), col.code('ip', t('businessNode.ip'))],
      render: (_, { id, name, ip }) => (
        <CellLines more={<Copyable text={ip} />}>
          <span className="staged-line">
            <Link to={to('/system_settings/node_access_management/business_node_management/basic_config', { id })}>
              {name}
            </Link>
            <StagedMark nodeId={id} />
            <DriftMark nodeId={id} />
            <ScheduledMark nodeId={id} />
            <FreezeMark nodeId={id} />
          </span>
        </CellLines>
      ),
    },
    col.status('status', t('businessNode.status'), NODE_STATUS),
    {
      ...col.status('upgrade', t('businessNode.upgrade'), UPGRADE_STATUS),
      className: 'node-upgrade',
      exportValue: ({ upgrade }) => statusText(t, UPGRADE_STATUS, upgrade),
      render: (_, { upgrade, rolloutId }) => (
        <CellLines
          note={
            rolloutId ? (
              <ScreenLink to={to(ROLLOUT, { id: rolloutId })}>
                {t('businessNode.ofRollout', { id: rolloutId })}
              </ScreenLink>
            ) : (
              upgrade !== 'inactive' && t('businessNode.byItself')
            )
          }
        >
          <StatusTag value={upgrade} map={UPGRADE_STATUS} />
        </CellLines>
      ),
    },
    { ...col.code('id', t('businessNode.id')), sorter: true },
    {
      key: 'softwareVersion',
      title: t('businessNode.softwareVersion'),
      inFile: [
        col.code('softwareVersion', t('businessNode.softwareVersion')),
        col.code('upgradeVersion', t('businessNode.upgradeVersion')),
      ],
      render: (_, node) => <Version of={node} />,
    },
    {
      key: 'services',
      className: 'cell-wrap',
      title: t('businessNode.services'),
      exportValue: (node) => servicesOf(node).join(t('common.separator')),
      render: (_, node) =>
        node.services.length > 0 ? (
          <Listed items={servicesOf(node)} />
        ) : (
          <span className="absent">{t('businessNode.noServices')}</span>
        ),
    },
    extra({
      key: 'model',
      title: t('businessNode.model'),
      render: (_, { model }) => <bdi>{model}</bdi>,
      exportValue: ({ model }) => model,
    }),
    extra(
      col.words('deployment', t('businessNode.deployment'), ({ deployment }) => codeText(t, DEPLOYMENTS, deployment)),
    ),
    extra({
      key: 'authKeyTail',
      title: t('businessNode.authKey'),
      exportValue: keyText,
      render: (_, node) => code(keyText(node)),
    }),
    extra(col.time('activatedAt', t('businessNode.activatedAt'))),
    extra(col.time('lastLinkAt', t('businessNode.lastLinkAt'))),
    col.actions(t('table.actions'), actions),
  ];
};
