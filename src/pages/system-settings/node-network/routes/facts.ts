import type { StaticRoute } from '@/lib/net/routes/schema';
import type { SectionFacts, Tab } from '../section-facts';

const routesTab: Tab = { key: 'routes', title: 'network.routes', load: () => import('./section') };

export const routeFacts: SectionFacts<StaticRoute> = {
  label: 'network.routes',
  tab: routesTab,
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
