import { withChanges } from '@/domain/net/change-set';
import { driftOf } from '@/domain/net/drift/drift';
import { sectionOfLine } from '@/domain/net/drift/line-section';
import { takeOver } from '@/domain/net/drift/take-over';
import type { NodeConfig, SectionKey } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import { oncePer } from '@/lib/once-per';

/** A line that somebody put on a router, or took from it, by hand. */
export interface HandEdit {
  /** The head of the block that it stands in; '' outside of all. */
  readonly block: string;
  readonly line: string;
  readonly isGone: boolean;
}

/** What was done by hand before the seeds: another pace for one neighbor, and a way to somewhere. */
export const HAND_SEEDS: readonly HandEdit[] = [
  { block: 'router bgp 64512', line: 'neighbor 192.0.2.1 timers 5 15', isGone: false },
  { block: '', line: 'ip route 10.77.0.0/16 192.0.2.254', isGone: false },
  { block: '', line: 'ip route 10.30.0.0/16 192.0.2.254', isGone: true },
];

const HEAD = ['Building configuration...', '', 'Current configuration:', '!', 'frr version 8.4.4', '!'];

/** A text with what was done by hand: a line goes below the head of its block, or before the end. */
function edited(lines: readonly string[], { block, line, isGone }: HandEdit): readonly string[] {
  const head = block === '' ? -1 : lines.indexOf(block);
  if (block !== '' && head < 0) return lines;
  const text = block === '' ? line : ` ${line}`;
  const at = lines.indexOf(text, head + 1);
  if (isGone) return at < 0 ? lines : lines.toSpliced(at, 1);
  return lines.toSpliced(block === '' ? lines.length - 1 : head + 1, 0, text);
}

const printed = oncePer((config: NodeConfig) =>
  oncePer((edits: readonly HandEdit[]) => {
    const own = routerText(config)
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('! '));
    return `${[...HEAD, ...edits.reduce(edited, own)].join('\n')}\n`;
  }),
);

/** What the router of a node prints of what it runs: what was applied, and what was done by hand since. */
export const runningOf = (config: NodeConfig, byHand: readonly HandEdit[]): string => printed(config)(byHand);

/** What a node's router works with: what was applied, and of what was done by hand as much as there are settings for. */
export function runsOf(config: NodeConfig, byHand: readonly HandEdit[]): NodeConfig {
  if (byHand.length === 0) return config;
  let serial = 0;
  const taken = takeOver(config, runningOf(config, byHand), () => {
    serial += 1;
    return `by-hand-${serial}`;
  });
  return withChanges(config, taken?.changes ?? []);
}

/** How many lines run otherwise than they were applied. */
export const driftedLines = (config: NodeConfig, byHand: readonly HandEdit[]): number =>
  byHand.length === 0 ? 0 : (driftOf(config, runningOf(config, byHand))?.lines.length ?? 0);

/** What is left of what was done by hand once these sections are written anew. */
export const leftByHand = (byHand: readonly HandEdit[], sections: readonly SectionKey[]): readonly HandEdit[] => {
  const written = new Set<SectionKey | null>(sections);
  const left = byHand.filter(({ block, line }) => !written.has(sectionOfLine({ block, text: line })));
  return left.length === byHand.length ? byHand : left;
};
