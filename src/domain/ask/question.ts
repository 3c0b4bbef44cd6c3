import * as z from 'zod';
import { parseAddress } from '@/lib/ip/address';
import { asciiName, MAX_NAME } from '@/lib/rules/hostname';
import { ip } from '@/lib/rules/ip';
import { orEmpty } from '@/lib/rules/optional';
import { port } from '@/lib/rules/port';
import { rule } from '@/lib/rules/rule';

/** What a node can be asked: to resolve a name, to ping, to trace the way, to open a port. */
export const QUESTION_KINDS = ['resolve', 'ping', 'trace', 'port'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The types of records that are asked for, the frequent ones first. */
export const DNS_TYPES = [
  ...['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'SRV', 'CAA', 'PTR', 'HTTPS', 'SVCB'],
  ...['DS', 'DNSKEY', 'TLSA', 'NAPTR'],
] as const;

/** How a name is resolved: with signatures (DO), without validation (CD), from what the server has itself (RD off). */
export const FLAGS = ['dnssec', 'unchecked', 'ownOnly'] as const;
export type Flag = (typeof FLAGS)[number];

/** So many nodes are asked in one run, and so many of them at the same time. */
export const MOST_ASKED = 200;
export const MOST_AT_ONCE = 50;

/** Labels of services and policies begin with an underscore (RFC 8552), which no host name does. */
const SERVICE_LABEL = /^_(?=[a-z0-9])/i;

/** A name of the DNS in its ASCII form without the root's dot; '' where it is none. */
export function dnsName(text: string): string {
  const labels = text.replace(/(?<=[^.])\.$/, '').split('.');
  const plain = asciiName(labels.map((label) => label.replace(SERVICE_LABEL, '')).join('.'));
  const marked = plain
    .split('.')
    .map((label, index) => (SERVICE_LABEL.test(String(labels[index])) ? `_${label}` : label));
  const name = marked.join('.');
  return plain !== '' && name.length <= MAX_NAME ? name : '';
}

const isAddress = (text: string) => parseAddress(text) !== null;
const hostOf = (text: string) => (isAddress(text) ? text : asciiName(text));

/** A typed name is longer than its ASCII form at most by what is cut off. */
const typed = z.string().min(1).max(MAX_NAME);
const asked = rule(typed, 'domainFormat', (text) => isAddress(text) || dnsName(text) !== '');
const host = rule(typed, 'domainFormat', (text) => hostOf(text) !== '');

/** A question to a node. An address that is to be resolved asks for its name (PTR), whatever type is chosen. */
export const question = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('resolve'),
    name: asked,
    type: z.enum(DNS_TYPES),
    /** Who is asked; empty: the resolver of the node itself. */
    server: orEmpty(ip),
    flags: z.array(z.enum(FLAGS)),
  }),
  z.object({ ask: z.literal('ping'), name: host }),
  z.object({ ask: z.literal('trace'), name: host }),
  z.object({ ask: z.literal('port'), name: host, port }),
]);
export type NodeQuestion = z.output<typeof question>;

/** The programs that a node runs for it, by their names in the distribution. */
export const TOOLS = ['kdig', 'mtr', 'curl'] as const;

/** A question as a gateway is sent it: a program and its arguments one by one, never a line for a shell. */
export interface AskCommand {
  readonly tool: (typeof TOOLS)[number];
  readonly args: string[];
}

const OWN_RESOLVER = '127.0.0.1';
const FLAG_WORDS: Readonly<Record<Flag, string>> = { dnssec: '+dnssec', unchecked: '+cdflag', ownOnly: '+norecurse' };
// With EDNS a server says why it gives no answer (RFC 8914), and AD asks whether it validated (RFC 6840 5.7).
const RESOLVE = ['+json', '+edns', '+adflag', '+timeout=3', '+retry=0'];
const MTR = ['--json', '--no-dns', '--gracetime', '1', '--report-cycles'];
// So far that only the target itself is met.
const PING = [...MTR, '3', '--first-ttl', '64', '--max-ttl', '64'];
const TRACE = [...MTR, '2'];
const PORT = [
  ...['--silent', '--noproxy', '*', '--output', '/dev/null', '--write-out', '%{json}'],
  ...['--connect-timeout', '3', '--max-time', '3'],
];

const inUrl = (text: string) => (parseAddress(text)?.family === 6 ? `[${text}]` : text);

/** The program and the arguments that answer a question. */
export function nodeCommandOf(one: NodeQuestion): AskCommand {
  switch (one.ask) {
    case 'resolve': {
      const { name, type, server, flags } = one;
      const about = isAddress(name) ? ['-x', name] : ['-q', dnsName(name), '-t', type];
      const words = FLAGS.filter((flag) => flags.includes(flag)).map((flag) => FLAG_WORDS[flag]);
      return { tool: 'kdig', args: [...RESOLVE, `@${server || OWN_RESOLVER}`, ...words, ...about] };
    }
    case 'ping':
      return { tool: 'mtr', args: [...PING, hostOf(one.name)] };
    case 'trace':
      return { tool: 'mtr', args: [...TRACE, hostOf(one.name)] };
    case 'port':
      return { tool: 'curl', args: [...PORT, `telnet://${inUrl(hostOf(one.name))}:${one.port}`] };
  }
}

const after = (args: readonly string[], word: string) => args[args.indexOf(word) + 1];

/** What the words of a command would ask, if they are right. */
function readWords({ tool, args }: AskCommand): unknown {
  const last = args.at(-1);
  if (tool === 'mtr') return { ask: args.includes('--max-ttl') ? 'ping' : 'trace', name: last };
  if (tool === 'curl') {
    const [, name, six, number] = /^telnet:\/\/(?:\[(.+)\]|(.+?)):(\d+)$/.exec(last ?? '') ?? [];
    return { ask: 'port', name: name ?? six, port: number };
  }
  const isReverse = args.includes('-x');
  const flags = FLAGS.filter((flag) => args.includes(FLAG_WORDS[flag]));
  const server = args[RESOLVE.length]?.slice(1);
  const type = isReverse ? 'PTR' : after(args, '-t');
  return { ask: 'resolve', name: isReverse ? last : after(args, '-q'), type, server, flags };
}

/** Which question a command is; null for anything else, however it looks: its words must be those of the question. */
export function nodeQuestionOf(command: AskCommand): NodeQuestion | null {
  const read = question.safeParse(readWords(command));
  if (!read.success) return null;
  const { tool, args } = nodeCommandOf(read.data);
  const isSame = tool === command.tool && args.length === command.args.length;
  return isSame && args.every((word, index) => word === command.args[index]) ? read.data : null;
}
