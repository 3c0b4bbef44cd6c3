import { isSameEntry } from './change-set';
import type { NodeConfig, SectionKey } from './node-config';
import { SECTION_KINDS } from './sections';

const isSection = (name: string): name is SectionKey => name in SECTION_KINDS;

const NAMES = Object.keys(SECTION_KINDS).filter(isSection);

type Entries = readonly { readonly id: string }[];

/** Lists are compared by their entries, whatever their order. */
function areSame(before: Entries, now: Entries): boolean {
  const known = new Map(before.map((one) => [one.id, one]));
  return before.length === now.length && now.every((one) => isSameEntry(known.get(one.id) ?? null, one));
}

/** The sections in which a node is no longer as it was, in the order of the screen. */
export const movedSections = (base: NodeConfig, now: NodeConfig): SectionKey[] =>
  NAMES.filter((name) => {
    const [before, after] = [base[name], now[name]];
    if ('length' in before && 'length' in after) return !areSame(before, after);
    return !isSameEntry(before, after);
  });
