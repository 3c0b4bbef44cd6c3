import type { Binding } from '@/lib/net/bindings/schema';
import { interfacesTab } from '../interfaces/facts';
import type { SectionFacts } from '../section-facts';
import { MODES } from './modes';

export const bindingFacts: SectionFacts<Binding> = {
  label: 'network.bindings',
  tab: interfacesTab,
  panel: 'binding',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    mode: { label: 'binding.mode', values: MODES },
    first: { label: 'binding.first' },
    second: { label: 'binding.second' },
  },
};
