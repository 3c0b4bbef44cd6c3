import type { AnycastAddress } from '@/lib/net/node-config';
import type { SectionFacts } from '../section-facts';

export const anycastFacts: SectionFacts<AnycastAddress> = {
  label: 'anycast.addresses',
  tab: 'anycast',
  panel: 'anycast',
  nameOf: ({ address }) => address,
  fields: {
    address: { label: 'anycast.address' },
    isAdvertised: { label: 'anycast.isAdvertised' },
    isDrained: { label: 'drain.isDrained' },
    remark: { label: 'anycast.remark' },
  },
};
