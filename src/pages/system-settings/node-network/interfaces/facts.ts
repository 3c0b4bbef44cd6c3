import type { DnsServers, Gateways, Loopback, NodeInterface } from '@/lib/net/interfaces/schema';
import type { SectionFacts, Tab } from '../section-facts';

export const interfacesTab: Tab = { key: 'interfaces', title: 'network.interfaces', load: () => import('./section') };

export const interfaceFacts: SectionFacts<NodeInterface> = {
  label: 'network.interfaces',
  tab: interfacesTab,
  panel: 'interface',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    ipv4: { label: 'network.ipv4' },
    ipv4Mask: { label: 'network.ipv4Mask' },
    ipv6: { label: 'network.ipv6' },
    ipv6Mask: { label: 'network.ipv6Mask' },
    isPolicyRouted: { label: 'network.policyRoute' },
    status: {
      label: 'network.status',
      values: { enabled: 'network.enabled', disabled: 'network.disabled' },
    },
    isManagement: { label: 'network.management' },
  },
};

export const gatewayFacts: SectionFacts<Gateways> = {
  label: 'network.gateways',
  tab: interfacesTab,
  panel: 'gateways',
  nameOf: () => '',
  fields: { ipv4: { label: 'network.gatewayV4' }, ipv6: { label: 'network.gatewayV6' } },
};

export const loopbackFacts: SectionFacts<Loopback> = {
  label: 'network.loopback',
  tab: interfacesTab,
  panel: 'loopback',
  nameOf: () => '',
  fields: { ipv4: { label: 'network.ipv4' }, ipv6: { label: 'network.ipv6' } },
};

export const dnsFacts: SectionFacts<DnsServers> = {
  label: 'network.dns',
  tab: interfacesTab,
  panel: 'dns',
  nameOf: () => '',
  fields: { servers: { label: 'network.servers' } },
};
