import { useMemo } from 'react';
import { networksOf } from '@/domain/net/find-entries';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import { useT } from '@/i18n/use-t';
import { maskToPrefix } from '@/lib/ip/address';
import { Facts } from '@/ui/data/facts';
import type { StatusMap } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { Bindings } from '../bindings/section';
import { Entries } from '../entries';
import { PendingMark, StagedSection } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { DnsDrawer, GatewaysDrawer, InterfaceDrawer, LoopbackDrawer } from './drawers';
import { LinkAge, LinkCell, LinkFollower, TrafficCell, useHasLinks } from './link-state';

const STATUS = {
  enabled: { label: 'network.enabled', tone: 'good' },
  disabled: { label: 'network.disabled', tone: 'neutral' },
} as const satisfies StatusMap;

const col = columnsOf<NodeInterface>();

const foundBy = ({ name, ipv4, ipv4Mask, ipv6, ipv6Mask }: NodeInterface) => ({
  words: [name, ipv4, ipv6],
  networks: networksOf([ipv4, ipv4Mask], [ipv6, ipv6Mask]),
});

/** Name servers below each other, each to be copied on its own. */
function Servers({ text }: { text: string }) {
  const t = useT();
  const servers = text.split(/\s+/).filter(Boolean);
  if (servers.length === 0) return t('common.none');
  return servers.map((server) => (
    <div key={server}>
      <Copyable text={server} />
    </div>
  ));
}

/** Ports, default gateways and name servers of a node. */
export default function Interfaces({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const hasLinks = useHasLinks();
  const { pendingKind, next } = node;
  const { bindings } = next;
  const { permit } = node;
  const columns = useMemo((): Column<NodeInterface>[] => {
    const address = (field: 'ipv4' | 'ipv6', mask: 'ipv4Mask' | 'ipv6Mask'): Column<NodeInterface> => ({
      key: field,
      title: t(`network.${field}`),
      width: hasLinks ? (field === 'ipv4' ? 146 : 160) : 220,
      render: (_, port) =>
        port[field] === '' ? (
          t('common.none')
        ) : (
          <bdi className="code" dir="ltr">
            {`${port[field]}/${maskToPrefix(port[mask], field === 'ipv4' ? 4 : 6) ?? port[mask]}`}
          </bdi>
        ),
    });
    const all: Column<NodeInterface>[] = [
      {
        key: 'name',
        title: t('network.name'),
        width: hasLinks ? 130 : 190,
        render: (_, { name, id, isManagement, isPolicyRouted }) => (
          <span className="network-name">
            <bdi className="code">{name}</bdi>
            <PendingMark kind={pendingKind('interfaces', id)} />
            <span className="network-remark">
              {bindings
                .filter((group) => group.first === name || group.second === name)
                .map((group) => (
                  <span key={group.id} className="network-note">
                    {t('binding.memberOf', { name: group.name })}
                  </span>
                ))}
              {hasLinks && isPolicyRouted && <span className="network-note">{t('network.policyRoute')}</span>}
              {isManagement && <span className="network-note">{t('network.management')}</span>}
            </span>
          </span>
        ),
      },
      address('ipv4', 'ipv4Mask'),
      address('ipv6', 'ipv6Mask'),
      {
        key: 'policy',
        title: t('network.policyRoute'),
        width: 100,
        render: (_, { isPolicyRouted }) => t(isPolicyRouted ? 'network.on' : 'network.off'),
      },
      { ...col.status('status', t('network.status'), STATUS), width: hasLinks ? 88 : 130 },
      {
        key: 'state',
        title: t('link.link'),
        width: 164,
        render: (_, { name }) => <LinkCell name={name} />,
      },
      {
        key: 'traffic',
        title: t('link.traffic'),
        width: 196,
        render: (_, { name }) => <TrafficCell name={name} />,
      },
      {
        ...col.actions(t('table.actions'), ({ id }) => [
          { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('interface', id) },
        ]),
        ...(hasLinks && { width: 84 }),
      },
    ];
    // With the links the room of a column is needed: the name says which port is policy routed.
    const isShown = (key: unknown) => (hasLinks ? key !== 'policy' : key !== 'state' && key !== 'traffic');
    return all.filter(({ key }) => isShown(key));
  }, [t, pendingKind, permit, panel.open, bindings, hasLinks]);
  const find = useMemo(() => ({ label: t('network.searchInterfaces'), of: foundBy }), [t]);
  const edit = (name: string) => (
    <ActionButton permit={permit} onClick={() => panel.open(name)}>
      {t('network.edit')}
    </ActionButton>
  );
  const shown = (text: string) => (text === '' ? t('common.none') : <bdi className="code lines">{text}</bdi>);
  const port = next.interfaces.find(({ id }) => id === panel.id);
  return (
    <LinkFollower nodeId={node.network.id}>
      <Entries
        node={node}
        section="interfaces"
        base={node.base.interfaces}
        title={t('network.interfaces')}
        rows={next.interfaces}
        columns={columns}
        find={find}
        empty={t('network.none')}
        actions={<LinkAge />}
      />
      <Bindings node={node} />
      <Section title={t('network.gateways')} actions={edit('gateways')}>
        <StagedSection node={node} section="gateways" />
        <Facts
          items={[
            { label: t('network.gatewayV4'), value: shown(next.gateways.ipv4) },
            { label: t('network.gatewayV6'), value: shown(next.gateways.ipv6) },
          ]}
        />
      </Section>
      <Section title={t('network.loopback')} actions={edit('loopback')}>
        <StagedSection node={node} section="loopback" />
        <Facts
          items={[
            { label: t('network.ipv4'), value: shown(next.loopback.ipv4) },
            { label: t('network.ipv6'), value: shown(next.loopback.ipv6) },
          ]}
        />
      </Section>
      <Section title={t('network.dns')} actions={edit('dns')}>
        <StagedSection node={node} section="dns" />
        <Facts items={[{ label: t('network.servers'), value: <Servers text={next.dns.servers} /> }]} />
      </Section>
      {panel.name === 'interface' && port && <InterfaceDrawer node={node} port={port} onClose={panel.close} />}
      {panel.name === 'gateways' && <GatewaysDrawer node={node} onClose={panel.close} />}
      {panel.name === 'loopback' && <LoopbackDrawer node={node} onClose={panel.close} />}
      {panel.name === 'dns' && <DnsDrawer node={node} onClose={panel.close} />}
    </LinkFollower>
  );
}
