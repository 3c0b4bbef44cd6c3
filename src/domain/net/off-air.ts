import type { Finding, LintCode } from './lint';
import { lintHeard } from './lint-heard';
import type { NodeConfig } from './node-config';

const ASKED: readonly LintCode[] = ['anycastLast', 'anycastSilenced', 'bgpStops'];

/** By what a step takes a node off the air, of a family or of all its sessions: to be asked about before it is taken. */
export const offAir = (before: NodeConfig, after: NodeConfig): Finding[] =>
  lintHeard(after, before).filter(({ code }) => ASKED.includes(code));
