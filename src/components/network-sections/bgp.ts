import type { Bgp, BgpNeighbor } from '@/domain/net/bgp/schema';
import { templateName } from './bfd';
import { type SectionLabels, seconds } from './section-labels';

export const bgpLabels: SectionLabels<Bgp> = {
  label: 'bgp.process',
  nameOf: () => '',
  fields: {
    isEnabled: { label: 'bgp.isEnabled' },
    asNumber: { label: 'bgp.asNumber' },
    keepalive: { label: 'bgp.keepalive', numberOf: seconds },
    hold: { label: 'bgp.hold', numberOf: (t, value) => (value === 0 ? t('bgp.holdOff') : seconds(t, value)) },
  },
};

export const neighborLabels: SectionLabels<BgpNeighbor> = {
  label: 'bgp.neighbors',
  nameOf: ({ address }) => address,
  fields: {
    address: { label: 'bgp.address' },
    description: { label: 'bgp.description' },
    asNumber: { label: 'bgp.remoteAs' },
    multiHop: { label: 'bgp.multiHop', numberOf: (t, hops) => t('bgp.hopCount', { hops }) },
    isLoopback: { label: 'bgp.isLoopback' },
    hasPassword: { label: 'bgp.hasPassword' },
    bfd: { label: 'bgp.bfd', empty: 'bgp.noBfd', nameOf: templateName },
  },
  secrets: { password: 'bgp.password' },
};
