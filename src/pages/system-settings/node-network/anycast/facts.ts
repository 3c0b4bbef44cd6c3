import { anycastLabels } from '@/components/network-sections/anycast';
import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { SectionFacts, Tab } from '../section-facts';

const anycastTab: Tab = { key: 'anycast', title: 'anycast.title', load: () => import('./section') };

export const anycastFacts: SectionFacts<AnycastAddress> = {
  ...anycastLabels,
  tab: anycastTab,
  panel: 'anycast',
};
