import type { BfdTemplate } from '@/domain/net/bfd/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import { milliseconds, type SectionLabels } from './section-labels';

/** The name of a template by its id; undefined if there is none. */
export const templateName = (id: string, { bfdTemplates }: NodeConfig): string | undefined =>
  bfdTemplates.find((one) => one.id === id)?.name;

export const templateLabels: SectionLabels<BfdTemplate> = {
  label: 'network.bfdTemplates',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    multiplier: { label: 'network.multiplier' },
    minTx: { label: 'network.minTx', numberOf: milliseconds },
    minRx: { label: 'network.minRx', numberOf: milliseconds },
    isPassive: { label: 'network.isPassive' },
  },
};
