import { HIDDEN_KEY } from '../hidden-key';
import type { NodeConfig } from '../node-config';
import { routerText } from '../router-text';
import { isRemark, isWholeText, type RouterLine, routerLines } from './router-lines';
import { type LineChange, textChanges } from './text-changes';

/** What runs on a node against what was applied to it. */
export interface Drift {
  /** `before` is what was applied, `after` what runs. */
  readonly lines: readonly LineChange[];
  /** Whether keys are among what was compared: that there is one is read, never which. */
  readonly hasKeys: boolean;
}

/** What a router says of itself and its machine, which no section writes. */
const OF_MACHINE =
  /^(?:Building configuration|Current configuration|frr |hostname |domainname |log |service |password |enable |banner |line |debug |agentx|username |zebra |allow-external-route-update|(?:no )?ip(?:v6)? forwarding)/;

const isOfMachine = ({ block, text }: RouterLine) => block === '' && OF_MACHINE.test(text);

/** What a router leaves out of its text since it is so anyway. */
const DEFAULTS: ReadonlySet<string> = new Set([
  ...['ip ospf', 'ipv6 ospf6'].flatMap((word) =>
    [
      'network broadcast',
      'priority 1',
      'hello-interval 10',
      'dead-interval 40',
      'retransmit-interval 5',
      'transmit-delay 1',
    ].map((rest) => `${word} ${rest}`),
  ),
  'timers bgp 60 180',
  'detect-multiplier 3',
  'transmit-interval 300',
  'receive-interval 300',
]);

const isDefault = (line: string | null) => line !== null && DEFAULTS.has(line);

/** A line that is the default, and that the other side does not have otherwise, is no difference. */
const isSaid = ({ before, after }: LineChange) =>
  !((after === null && isDefault(before)) || (before === null && isDefault(after)));

const WATCHED = /^neighbor (\S+) bfd profile /;

/** A router says of a neighbor with a profile too that it is watched. */
function withoutEcho(lines: readonly RouterLine[]): RouterLine[] {
  const watched = new Set(lines.flatMap(({ text }) => WATCHED.exec(text)?.[1] ?? []));
  const isEcho = (text: string) => {
    const [word, peer = '', what, ...rest] = text.split(' ');
    return word === 'neighbor' && what === 'bfd' && rest.length === 0 && watched.has(peer);
  };
  return lines.filter(({ text }) => !isEcho(text));
}

function compared(applied: NodeConfig, running: string) {
  const wanted = routerLines(routerText(applied)).filter((line) => !isRemark(line));
  const runs = withoutEcho(routerLines(running).filter((line) => !isRemark(line) && !isOfMachine(line)));
  return { wanted, runs, lines: textChanges(wanted, runs).filter(isSaid) };
}

/** The lines of `driftOf`, of a text that is whole. */
export const lineChanges = (applied: NodeConfig, running: string): LineChange[] => compared(applied, running).lines;

/**
 * The lines in which the text that a router prints of what it runs differs from what was applied to its node; null where
 * that text is not whole, so that nothing follows from it. Lines that say what is so anyway are no difference, and neither
 * is what the router says of its machine.
 */
export function driftOf(applied: NodeConfig, running: string): Drift | null {
  if (!isWholeText(running)) return null;
  const { wanted, runs, lines } = compared(applied, running);
  return { lines, hasKeys: [...wanted, ...runs].some(({ text }) => text.endsWith(HIDDEN_KEY)) };
}
