import type { SectionKey } from '../node-config';
import type { SectionParts } from '../section';
import { SECTIONS } from '../sections';
import type { RouterLine } from './router-lines';

const isSection = (name: string): name is SectionKey => name in SECTIONS;

const PARTS = Object.keys(SECTIONS)
  .filter(isSection)
  .map((section) => {
    const { owns = [], isUnread = false }: SectionParts = SECTIONS[section];
    return { section, owns, isUnread };
  });

/** The section that writes a line; null for one that no section does. */
export function sectionOfLine({ block, text }: RouterLine): SectionKey | null {
  const isOf = ([at, line]: readonly [RegExp, RegExp]) => at.test(block) && line.test(text);
  return PARTS.find(({ owns }) => owns.some(isOf))?.section ?? null;
}

/** The sections of which a router knows nothing: what of them is in effect cannot be read from it. */
export const UNREAD_SECTIONS: readonly SectionKey[] = PARTS.flatMap(({ section, isUnread }) =>
  isUnread ? [section] : [],
);
