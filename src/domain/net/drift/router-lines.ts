import { HIDDEN_KEY } from '../hidden-key';

/** A line of a router's configuration, with the blocks that it stands in, such as `router bgp › address-family ipv4 unicast`. */
export interface RouterLine {
  readonly block: string;
  readonly text: string;
}

const JOINT = ' › ';

/** Ends of blocks, and what only parts them. */
const NOISE = /^(?:!|exit|exit-address-family|end)$/;

/** Heads of blocks that say nothing by themselves: an empty one is not kept by a router. */
const BARE_HEAD = /^(?:interface \S+|bfd|address-family .+)$/;

/** A key, whoever wrote it: no value of one goes any further. */
const KEY = /^(.*\s(?:password|md5|authentication-key|key))\s+(?:\d+\s+)?\S+$/;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The line in the form in which two are compared: numbers that a router gives by itself are left out, keys hidden. */
function canonical(line: string): string {
  const plain = line.replace(/\s+/g, ' ').replace(/( prefix-list \S+) seq \d+/, '$1');
  return KEY.test(plain) ? plain.replace(KEY, `$1 ${HIDDEN_KEY}`) : plain;
}

/** The name of a block for what is in it: the number of a system is a line of its own. */
const blockName = (head: string) => head.replace(/^(router bgp) .*$/, '$1');

/** The lines of a text, each with its blocks, whatever the order of the blocks and however often one is opened. */
export function routerLines(text: string): RouterLine[] {
  const open: { indent: number; name: string }[] = [];
  const lines: RouterLine[] = [];
  for (const raw of text.split('\n')) {
    const line = canonical(raw.trim());
    if (line === '' || NOISE.test(line)) continue;
    const indent = indentOf(raw);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const block = open.map(({ name }) => name).join(JOINT);
    open.push({ indent, name: blockName(line) });
    if (!BARE_HEAD.test(line)) lines.push({ block, text: line });
  }
  return lines;
}

/** Whether a line is a remark of ours: what the system does, of which the router knows nothing. */
export const isRemark = ({ text }: RouterLine): boolean => text.startsWith('!');

/** Whether a text is the whole of what a router prints: it says so at its end. */
export const isWholeText = (text: string): boolean => /(?:^|\n)end\s*$/.test(text);
