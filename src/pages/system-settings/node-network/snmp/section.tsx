import type { ReactNode } from 'react';
import { SECURITY_LEVELS, VERSIONS } from '@/components/network-sections/snmp';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { StagedSection } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { SnmpDrawer } from './drawer';

/** The settings that apply; a secret only says that it is there. */
function useItems(snmp: SnmpSettings): { label: string; value: ReactNode }[] {
  const t = useT();
  const version = { label: t('snmp.version'), value: t(VERSIONS[snmp.version]) };
  if (snmp.version === 'off') return [version];
  const port = { label: t('snmp.port'), value: <bdi className="code">{snmp.port}</bdi> };
  const set = t('snmp.set');
  if (snmp.version !== 'v3') return [version, port, { label: t('snmp.community'), value: set }];
  const auth =
    snmp.level === 'noAuthNoPriv'
      ? []
      : [
          { label: t('snmp.authAlgorithm'), value: snmp.authAlgorithm },
          { label: t('snmp.authPassword'), value: set },
        ];
  const priv =
    snmp.level === 'authPriv'
      ? [
          { label: t('snmp.privAlgorithm'), value: snmp.privAlgorithm },
          { label: t('snmp.privPassword'), value: set },
        ]
      : [];
  const user = { label: t('snmp.user'), value: <bdi className="code">{snmp.user}</bdi> };
  return [version, port, user, { label: t('snmp.level'), value: t(SECURITY_LEVELS[snmp.level]) }, ...auth, ...priv];
}

/** By which version and as whom a node lets itself be read. */
export default function SnmpSection({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const items = useItems(node.next.snmp);
  return (
    <Section
      title={t('snmp.title')}
      actions={
        <ActionButton permit={node.permit} onClick={() => panel.open('snmp')}>
          {t('network.edit')}
        </ActionButton>
      }
    >
      <StagedSection node={node} section="snmp" />
      <Facts items={items} />
      {panel.name === 'snmp' && <SnmpDrawer node={node} onClose={panel.close} />}
    </Section>
  );
}
