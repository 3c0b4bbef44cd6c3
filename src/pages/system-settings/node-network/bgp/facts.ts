import type { Bgp, BgpNeighbor } from '@/lib/net/bgp/schema';
import { templateName } from '../bfd/facts';
import { type SectionFacts, seconds, type Tab } from '../section-facts';

const bgpTab: Tab = { key: 'bgp', title: 'bgp.title', load: () => import('./section') };

export const bgpFacts: SectionFacts<Bgp> = {
  label: 'bgp.process',
  tab: bgpTab,
  panel: 'bgp',
  nameOf: () => '',
  fields: {
    isEnabled: { label: 'bgp.isEnabled' },
    asNumber: { label: 'bgp.asNumber' },
    keepalive: { label: 'bgp.keepalive', numberOf: seconds },
    hold: { label: 'bgp.hold', numberOf: (t, value) => (value === 0 ? t('bgp.holdOff') : seconds(t, value)) },
  },
};

export const neighborFacts: SectionFacts<BgpNeighbor> = {
  label: 'bgp.neighbors',
  tab: bgpTab,
  panel: 'neighbor',
  nameOf: ({ address }) => address,
  fields: {
    address: { label: 'bgp.address' },
    asNumber: { label: 'bgp.remoteAs' },
    multiHop: { label: 'bgp.multiHop', numberOf: (t, hops) => t('bgp.hopCount', { hops }) },
    isLoopback: { label: 'bgp.isLoopback' },
    hasPassword: { label: 'bgp.hasPassword' },
    bfd: { label: 'bgp.bfd', empty: 'bgp.noBfd', nameOf: templateName },
  },
  secrets: { password: 'bgp.password' },
};
