import { lazyComponent } from '@/ui/lazy/lazy-component';
import { SECTION_NAMES, SECTIONS } from '../model';
import type { StagedNode } from '../use-node';
import { systemTab } from './tab';

const PARTS = SECTION_NAMES.flatMap((section) => {
  const { tab, load } = SECTIONS[section];
  return tab === systemTab && load ? [{ section, Part: lazyComponent(load) }] : [];
});

/** What a node is besides its network: its clock and who reads it. */
export default function System({ node }: { node: StagedNode }) {
  return PARTS.map(({ section, Part }) => <Part key={section} node={node} />);
}
