import type { DnsServers, Gateways, Loopback, NodeInterface } from '@/domain/net/interfaces/schema';
import type { SectionLabels } from './section-labels';

export const interfaceLabels: SectionLabels<NodeInterface> = {
  label: 'network.interfaces',
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

export const gatewayLabels: SectionLabels<Gateways> = {
  label: 'network.gateways',
  nameOf: () => '',
  fields: { ipv4: { label: 'network.gatewayV4' }, ipv6: { label: 'network.gatewayV6' } },
};

export const loopbackLabels: SectionLabels<Loopback> = {
  label: 'network.loopback',
  nameOf: () => '',
  fields: { ipv4: { label: 'network.ipv4' }, ipv6: { label: 'network.ipv6' } },
};

export const dnsLabels: SectionLabels<DnsServers> = {
  label: 'network.dns',
  nameOf: () => '',
  fields: { servers: { label: 'network.servers' } },
};
