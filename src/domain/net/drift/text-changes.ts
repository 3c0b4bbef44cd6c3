import type { SectionKey } from '../node-config';
import { SECTION_KINDS } from '../sections';
import { sectionOfLine } from './line-section';
import type { RouterLine } from './router-lines';

/** A line that is in one of two texts only, or says something else in each: null on the side that lacks it. */
export interface LineChange {
  /** The section that writes it; null for a line that no section does. */
  readonly section: SectionKey | null;
  readonly block: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a line is about, without what it says of it: two with the same beginning are one that differs. */
const ABOUT: readonly RegExp[] = [
  /^(?:ip|ipv6) route \S+/,
  /^(?:ip|ipv6) address\b/,
  /^ip ospf \S+/,
  /^ipv6 ospf6 \S+/,
  /^neighbor \S+ \S+/,
  /^(?:bgp|ospf6?) router-id\b/,
  /^timers bgp\b/,
  /^router bgp\b/,
  /^redistribute \S+/,
  /^area \S+/,
  /^(?:detect-multiplier|transmit-interval|receive-interval)\b/,
];

function aboutOf(text: string): string {
  for (const pattern of ABOUT) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return text;
}

interface Group {
  readonly block: string;
  before: string[];
  after: string[];
}

const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

/** The lines in which two texts differ, in the order of the first. Ten thousand take no longer than they are many. */
export function textChanges(before: readonly RouterLine[], after: readonly RouterLine[]): LineChange[] {
  const groups = new Map<string, Group>();
  const groupOf = ({ block, text }: RouterLine): Group => {
    const key = `${block}\n${aboutOf(text)}`;
    const known = groups.get(key) ?? { block, before: [], after: [] };
    groups.set(key, known);
    return known;
  };
  for (const line of before) groupOf(line).before.push(line.text);
  for (const line of after) groupOf(line).after.push(line.text);
  return [...groups.values()].flatMap((group): LineChange[] => {
    const gone = without(group.before, group.after);
    const come = without(group.after, group.before);
    const { block } = group;
    const change = (text: string, before: string | null, after: string | null) => ({
      section: sectionOfLine({ block, text }),
      block,
      before,
      after,
    });
    const paired = gone.map((was, index) => change(was, was, come[index] ?? null));
    return [...paired, ...come.slice(gone.length).map((is) => change(is, null, is))];
  });
}

/** So many lines of a section came, went or changed; null stands for those that no section writes, and comes last. */
export interface SectionCount {
  readonly section: SectionKey | null;
  readonly more: number;
  readonly missing: number;
  readonly different: number;
}

/** How many lines differ by section, in the order of the sections. */
export function countBySection(lines: readonly LineChange[]): SectionCount[] {
  const counts = new Map<SectionKey | null, { more: number; missing: number; different: number }>();
  for (const { section, before, after } of lines) {
    const count = counts.get(section) ?? { more: 0, missing: 0, different: 0 };
    if (before === null) count.more += 1;
    else if (after === null) count.missing += 1;
    else count.different += 1;
    counts.set(section, count);
  }
  const order: readonly string[] = Object.keys(SECTION_KINDS);
  const placeOf = ({ section }: SectionCount) => (section === null ? order.length : order.indexOf(section));
  return [...counts].map(([section, count]) => ({ section, ...count })).sort((a, b) => placeOf(a) - placeOf(b));
}
