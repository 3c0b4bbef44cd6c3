import type { BfdTemplate, NodeConfig } from '@/lib/net/node-config';
import { milliseconds, type SectionFacts } from '../section-facts';

/** The name of a template by its id; undefined if there is none. */
export const templateName = (id: string, { bfdTemplates }: NodeConfig): string | undefined =>
  bfdTemplates.find((one) => one.id === id)?.name;

export const templateFacts: SectionFacts<BfdTemplate> = {
  label: 'network.bfdTemplates',
  tab: 'bfd',
  panel: 'template',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    multiplier: { label: 'network.multiplier' },
    minTx: { label: 'network.minTx', numberOf: milliseconds },
    minRx: { label: 'network.minRx', numberOf: milliseconds },
    isPassive: { label: 'network.isPassive' },
  },
};
