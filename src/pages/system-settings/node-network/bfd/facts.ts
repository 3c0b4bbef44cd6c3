import type { BfdTemplate } from '@/lib/net/bfd/schema';
import type { NodeConfig } from '@/lib/net/node-config';
import { milliseconds, type SectionFacts, type Tab } from '../section-facts';

const bfdTab: Tab = { key: 'bfd', title: 'network.bfdTab', load: () => import('./section') };

/** The name of a template by its id; undefined if there is none. */
export const templateName = (id: string, { bfdTemplates }: NodeConfig): string | undefined =>
  bfdTemplates.find((one) => one.id === id)?.name;

export const templateFacts: SectionFacts<BfdTemplate> = {
  label: 'network.bfdTemplates',
  tab: bfdTab,
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
