import { dnsLabels, gatewayLabels, interfaceLabels, loopbackLabels } from '@/components/network-sections/interfaces';
import type { DnsServers, Gateways, Loopback, NodeInterface } from '@/domain/net/interfaces/schema';
import type { SectionFacts, Tab } from '../section-facts';

export const interfacesTab: Tab = { key: 'interfaces', title: 'network.interfaces', load: () => import('./section') };

export const interfaceFacts: SectionFacts<NodeInterface> = {
  ...interfaceLabels,
  tab: interfacesTab,
  panel: 'interface',
};

export const gatewayFacts: SectionFacts<Gateways> = {
  ...gatewayLabels,
  tab: interfacesTab,
  panel: 'gateways',
};

export const loopbackFacts: SectionFacts<Loopback> = {
  ...loopbackLabels,
  tab: interfacesTab,
  panel: 'loopback',
};

export const dnsFacts: SectionFacts<DnsServers> = {
  ...dnsLabels,
  tab: interfacesTab,
  panel: 'dns',
};
