import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { SectionLabels } from './section-labels';

export const anycastLabels: SectionLabels<AnycastAddress> = {
  label: 'anycast.addresses',
  nameOf: ({ address }) => address,
  fields: {
    address: { label: 'anycast.address' },
    isAdvertised: { label: 'anycast.isAdvertised' },
    isDrained: { label: 'drain.isDrained' },
    remark: { label: 'anycast.remark' },
  },
};
