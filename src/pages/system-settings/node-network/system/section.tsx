import { lazyComponent } from '@/ui/lazy/lazy-component';
import { SECTION_FACTS, SECTION_NAMES } from '../model';
import type { StagedNode } from '../use-node';
import { systemTab } from './tab';

const PARTS = SECTION_NAMES.flatMap((section) => {
  const { tab, load } = SECTION_FACTS[section];
  return tab === systemTab && load ? [{ section, Part: lazyComponent(load) }] : [];
});

/** What a node is besides its network: its clock and who reads it. */
export default function System({ node }: { node: StagedNode }) {
  return PARTS.map(({ section, Part }) => <Part key={section} node={node} />);
}
