import type { BusinessNode } from '@/api/system-settings/business-node';
import { isOpen } from '@/api/system-settings/business-node-state';
import { DEPLOYMENTS, NODE_STATUS, SERVICE_TYPES, UPGRADE_STATUS } from '@/components/business-node/labels';
import { StagedMark } from '@/components/business-node/staged-mark';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<BusinessNode>();

export const businessNodeColumns = (
  t: T,
  actions: (node: BusinessNode) => readonly Action[],
): readonly Column<BusinessNode>[] => {
  const servicesText = ({ services }: BusinessNode) =>
    services.map((code) => codeText(t, SERVICE_TYPES, code)).join(' · ');
  const versionText = ({ softwareVersion, upgradeVersion, upgrade }: BusinessNode) =>
    upgradeVersion === null || !isOpen({ upgrade }) ? softwareVersion : `${softwareVersion} → ${upgradeVersion}`;
  const keyText = ({ authKeyTail }: BusinessNode) => authKeyTail && `···· ${authKeyTail}`;
  const code = (text: string | null) =>
    text === null ? (
      <span className="absent">{t('common.none')}</span>
    ) : (
      <bdi className="code" dir="ltr">
        {text}
      </bdi>
    );
  return [
    {
      ...col.text('name', t('businessNode.name')),
      fixed: 'start',
      sorter: true,
      exportValue: ({ name }) => name,
      render: (_, { id, name }) => (
        <>
          <Link to={to('/system_settings/node_access_management/business_node_management/basic_config', { id })}>
            {name}
          </Link>
          <StagedMark nodeId={id} />
        </>
      ),
    },
    col.status('status', t('businessNode.status'), NODE_STATUS),
    col.code('ip', t('businessNode.ip')),
    col.status('upgrade', t('businessNode.upgrade'), UPGRADE_STATUS),
    { ...col.code('id', t('businessNode.id')), sorter: true },
    {
      key: 'softwareVersion',
      title: t('businessNode.softwareVersion'),
      exportValue: versionText,
      render: (_, node) => code(versionText(node)),
    },
    {
      key: 'services',
      title: t('businessNode.services'),
      exportValue: servicesText,
      render: (_, node) =>
        node.services.length > 0 ? servicesText(node) : <span className="absent">{t('businessNode.noServices')}</span>,
    },
    {
      key: 'model',
      title: t('businessNode.model'),
      render: (_, { model }) => <bdi>{model}</bdi>,
      exportValue: ({ model }) => model,
    },
    col.words('deployment', t('businessNode.deployment'), ({ deployment }) => codeText(t, DEPLOYMENTS, deployment)),
    {
      key: 'authKeyTail',
      title: t('businessNode.authKey'),
      exportValue: keyText,
      render: (_, node) => code(keyText(node)),
    },
    col.time('activatedAt', t('businessNode.activatedAt')),
    col.time('lastLinkAt', t('businessNode.lastLinkAt')),
    col.actions(t('table.actions'), actions),
  ];
};
