import type { StaticRoute } from '@/lib/net/node-config';
import type { SectionFacts } from '../section-facts';

export const routeFacts: SectionFacts<StaticRoute> = {
  label: 'network.routes',
  tab: 'routes',
  panel: 'route',
  nameOf: ({ destination, mask }) => `${destination}/${mask}`,
  fields: {
    protocol: {
      label: 'network.protocol',
      values: { ipv4: 'network.protocolIpv4', ipv6: 'network.protocolIpv6' },
    },
    destination: { label: 'network.destination' },
    mask: { label: 'network.mask' },
    nextHop: { label: 'network.nextHop' },
  },
};
