import { bgpLabels, neighborLabels } from '@/components/network-sections/bgp';
import type { Bgp, BgpNeighbor } from '@/domain/net/bgp/schema';
import type { SectionFacts, Tab } from '../section-facts';

const bgpTab: Tab = { key: 'bgp', title: 'bgp.title', load: () => import('./section') };

export const bgpFacts: SectionFacts<Bgp> = {
  ...bgpLabels,
  tab: bgpTab,
  panel: 'bgp',
};

export const neighborFacts: SectionFacts<BgpNeighbor> = {
  ...neighborLabels,
  tab: bgpTab,
  panel: 'neighbor',
};
