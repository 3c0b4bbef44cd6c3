import type { AnycastAddress } from '@/lib/net/anycast/schema';
import type { SectionFacts, Tab } from '../section-facts';

const anycastTab: Tab = { key: 'anycast', title: 'anycast.title', load: () => import('./section') };

export const anycastFacts: SectionFacts<AnycastAddress> = {
  label: 'anycast.addresses',
  tab: anycastTab,
  panel: 'anycast',
  nameOf: ({ address }) => address,
  fields: {
    address: { label: 'anycast.address' },
    isAdvertised: { label: 'anycast.isAdvertised' },
    isDrained: { label: 'drain.isDrained' },
    remark: { label: 'anycast.remark' },
  },
};
