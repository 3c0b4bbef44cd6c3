import type { Finding, LintCode } from './lint';
import { lintHeard } from './lint-heard';
import type { NodeConfig } from './node-config';

const SILENCED: readonly LintCode[] = ['anycastLast', 'anycastSilenced'];
const ASKED: readonly LintCode[] = [...SILENCED, 'bgpStops'];

/** By what a step takes a node off the air, of a family or of all its sessions: to be asked about before it is taken. */
export const offAir = (before: NodeConfig, after: NodeConfig): Finding[] =>
  lintHeard(after, before).filter(({ code }) => ASKED.includes(code));

/** Whether a family is announced to nobody any more; else sessions end and others go on announcing. */
export const isAboutAnycast = ({ code }: Finding): boolean => SILENCED.includes(code);
