import { routeCidr, type StaticRoute } from '@/domain/net/routes/schema';
import type { SectionLabels } from './section-labels';

export const routeLabels: SectionLabels<StaticRoute> = {
  label: 'network.routes',
  // As findings spell it, so that none names its route twice.
  nameOf: (route) => routeCidr(route) ?? `${route.destination}/${route.mask}`,
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
