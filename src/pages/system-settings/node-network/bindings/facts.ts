import { bindingLabels } from '@/components/network-sections/bindings';
import type { Binding } from '@/domain/net/bindings/schema';
import { interfacesTab } from '../interfaces/facts';
import type { SectionFacts } from '../section-facts';

export const bindingFacts: SectionFacts<Binding> = {
  ...bindingLabels,
  tab: interfacesTab,
  panel: 'binding',
};
