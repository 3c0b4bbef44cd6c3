import type { Binding } from '@/lib/net/node-config';
import type { SectionFacts } from '../section-facts';

export const bindingFacts: SectionFacts<Binding> = {
  label: 'network.bindings',
  tab: 'interfaces',
  panel: 'binding',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    mode: { label: 'network.bindings' },
    first: { label: 'network.interfaces' },
    second: { label: 'network.interfaces' },
  },
};
