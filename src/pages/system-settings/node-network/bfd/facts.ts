import { templateLabels } from '@/components/network-sections/bfd';
import type { BfdTemplate } from '@/domain/net/bfd/schema';
import type { SectionFacts, Tab } from '../section-facts';

const bfdTab: Tab = { key: 'bfd', title: 'network.bfdTab', load: () => import('./section') };

export const templateFacts: SectionFacts<BfdTemplate> = {
  ...templateLabels,
  tab: bfdTab,
  panel: 'template',
};
