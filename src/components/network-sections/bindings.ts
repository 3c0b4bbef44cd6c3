import type { Binding } from '@/domain/net/bindings/schema';
import { MODES } from './binding-modes';
import type { SectionLabels } from './section-labels';

export const bindingLabels: SectionLabels<Binding> = {
  label: 'network.bindings',
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'network.name' },
    mode: { label: 'binding.mode', values: MODES },
    first: { label: 'binding.first' },
    second: { label: 'binding.second' },
  },
};
