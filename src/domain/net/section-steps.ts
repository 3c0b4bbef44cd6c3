import { withChanges } from './change-set';
import type { Change, NodeConfig } from './node-config';
import { ALL_PARTS, SECTION_KINDS } from './sections';

type Part = readonly Change[];

/** What the specification refuses in a configuration. */
const refusals = (config: NodeConfig): ReadonlySet<string> =>
  new Set(ALL_PARTS.flatMap(({ clashes }) => clashes?.(config) ?? []).map((one) => JSON.stringify(one)));

/** Whether a node takes a part by itself: it brings nothing that is refused. */
function isTaken(config: NodeConfig, part: Part): boolean {
  const known = refusals(config);
  return [...refusals(withChanges(config, part))].every((one) => known.has(one));
}

const isRemoval = ({ after }: Change) => after === null;

const isMixed = (part: Part) => part.some(isRemoval) && !part.every(isRemoval);

/**
 * The edits section by section, for a gateway that takes no more at once, in an order that it can take: a section comes
 * after those that it refers to, and what only takes entries away before them. Two sections that wait for each other, as
 * one whose entry is replaced by another, are told apart: what is removed goes last.
 */
export function sectionSteps(base: NodeConfig, changes: readonly Change[]): Part[] {
  const parts: Part[] = Object.keys(SECTION_KINDS)
    .map((name) => changes.filter(({ section }) => section === name))
    .filter((part) => part.length > 0);
  const removing = parts.filter((part) => part.every(isRemoval));
  let left = [...parts.filter((part) => !part.every(isRemoval)), ...removing.reverse()];
  const steps: Part[] = [];
  let config = base;
  while (left.length > 0) {
    const taken = left.find((part) => isTaken(config, part));
    const mixed = taken ? undefined : left.find(isMixed);
    if (mixed) {
      const others = left.map((part) => (part === mixed ? part.filter((one) => !isRemoval(one)) : part));
      left = [...others, mixed.filter(isRemoval)];
    } else {
      // Where none is taken the gateway says why.
      const next = taken ?? left.slice(0, 1).flat();
      steps.push(next);
      config = withChanges(config, next);
      left = taken ? left.filter((part) => part !== taken) : left.slice(1);
    }
  }
  return steps;
}
