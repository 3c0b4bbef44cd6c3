import type { BfdTemplate } from '@/lib/net/node-config';
import type { SectionFacts } from '../section-facts';

export const templateFacts: SectionFacts<BfdTemplate> = {
  label: 'network.bfdTemplates',
  tab: 'bfd',
  panel: 'template',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    multiplier: { label: 'network.multiplier' },
    minTx: { label: 'network.minTx' },
    minRx: { label: 'network.minRx' },
    isPassive: { label: 'network.isPassive' },
  },
};
