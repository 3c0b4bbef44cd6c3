import { parseAddress, parseCidr } from '@/lib/ip/address';

/** The daemons of FRR that are asked, as `vtysh -d` names them. */
export const DAEMONS = ['bgpd', 'ospfd', 'ospf6d', 'bfdd', 'zebra'] as const;
export type Daemon = (typeof DAEMONS)[number];

/**
 * What a router may be asked, word by word; a word in angle brackets stands for a value. Nothing else is sent, and a gateway
 * refuses whatever is not here.
 */
export const QUESTIONS = {
  summary: ['bgpd', 'show bgp summary json'],
  neighbor: ['bgpd', 'show bgp neighbors <address> json'],
  prefixCounts: ['bgpd', 'show bgp <family> unicast neighbors <address> prefix-counts json'],
  received: ['bgpd', 'show bgp <family> unicast neighbors <address> received-routes json'],
  accepted: ['bgpd', 'show bgp <family> unicast neighbors <address> routes json'],
  advertised: ['bgpd', 'show bgp <family> unicast neighbors <address> advertised-routes json'],
  table: ['bgpd', 'show bgp <family> unicast json'],
  longestMatch: ['bgpd', 'show bgp <family> unicast <address> json'],
  exactPrefix: ['bgpd', 'show bgp <family> unicast <prefix> json'],
  longerPrefixes: ['bgpd', 'show bgp <family> unicast <prefix> longer-prefixes json'],
  byAsPath: ['bgpd', 'show bgp <family> unicast regexp <path> json'],
  routeMaps: ['bgpd', 'show route-map json'],
  prefixLists4: ['bgpd', 'show ip prefix-list json'],
  prefixLists6: ['bgpd', 'show ipv6 prefix-list json'],
  ospf: ['ospfd', 'show ip ospf json'],
  ospfNeighbors: ['ospfd', 'show ip ospf neighbor json'],
  ospf6: ['ospf6d', 'show ipv6 ospf6 json'],
  ospf6Neighbors: ['ospf6d', 'show ipv6 ospf6 neighbor json'],
  bfd: ['bfdd', 'show bfd peers json'],
  routes4: ['zebra', 'show ip route json'],
  routes6: ['zebra', 'show ipv6 route json'],
} as const satisfies Readonly<Record<string, readonly [Daemon, string]>>;

export type RouterQuestion = keyof typeof QUESTIONS;

/** What stands in the place of a word in angle brackets. */
export type QuestionWords = Partial<Record<'family' | 'address' | 'prefix' | 'path', string>>;

/** A question as a gateway is sent it: the words one by one, never a line for a shell. */
export interface Command {
  readonly daemon: Daemon;
  readonly args: string[];
}

/** AS numbers in their order, wherever in a path: `_64600_65010_`. */
const AS_PATH = /^_\d{1,10}(?:_\d{1,10}){0,31}_$/;

const familyOf = (text: string): string | null => {
  const address = parseAddress(text) ?? parseCidr(text)?.address;
  return address ? `ipv${address.family}` : null;
};

const TAKES: Readonly<Record<string, (word: string) => boolean>> = {
  '<family>': (word) => word === 'ipv4' || word === 'ipv6',
  '<address>': (word) => parseAddress(word) !== null,
  '<prefix>': (word) => parseCidr(word) !== null,
  '<path>': (word) => AS_PATH.test(word),
};

const isSlot = (word: string) => word.startsWith('<');
const nameOf = (slot: string) => slot.slice(1, -1);

const isValue = (name: string): name is keyof QuestionWords => TAKES[`<${name}>`] !== undefined;

/** The words of a question with its values in their places. */
export function commandOf(question: RouterQuestion, values: QuestionWords = {}): Command {
  const [daemon, line] = QUESTIONS[question];
  const args = line.split(' ').map((word) => {
    const name = nameOf(word);
    return isSlot(word) && isValue(name) ? (values[name] ?? word) : word;
  });
  return { daemon, args };
}

/** The values in the words of a command if it is this question, else null. */
function valuesIn(line: string, args: readonly string[]): QuestionWords | null {
  const words = line.split(' ');
  if (words.length !== args.length) return null;
  const values: QuestionWords = {};
  for (const [index, word] of words.entries()) {
    const given = args[index];
    const name = nameOf(word);
    if (!isSlot(word) || !isValue(name)) {
      if (word !== given) return null;
    } else if (given !== undefined && TAKES[word]?.(given)) values[name] = given;
    else return null;
  }
  const { family, address, prefix } = values;
  const about = address ?? prefix;
  return family !== undefined && about !== undefined && familyOf(about) !== family ? null : values;
}

const isQuestion = (name: string): name is RouterQuestion => name in QUESTIONS;

/** Which question a command is, with its values; null for anything else, whatever it looks like. */
export function questionOf({ daemon, args }: Command): { question: RouterQuestion; values: QuestionWords } | null {
  for (const name of Object.keys(QUESTIONS)) {
    if (!isQuestion(name) || QUESTIONS[name][0] !== daemon) continue;
    const values = valuesIn(QUESTIONS[name][1], args);
    if (values) return { question: name, values };
  }
  return null;
}

/** What is looked for in a table of routes. */
export type RouteSearch =
  | { readonly question: 'longestMatch' | 'exactPrefix' | 'longerPrefixes'; readonly values: QuestionWords }
  | { readonly question: 'byAsPath'; readonly values: QuestionWords };

/**
 * What a typed text asks for: an address its longest match, a prefix itself and what is inside, AS numbers the paths that
 * hold them in that order. Null where it is none of them.
 */
export function searchOf(typed: string, family: 'ipv4' | 'ipv6'): RouteSearch | null {
  const text = typed.trim();
  const own = familyOf(text);
  if (own !== null && parseAddress(text)) return { question: 'longestMatch', values: { family: own, address: text } };
  if (own !== null) return { question: 'longerPrefixes', values: { family: own, prefix: text } };
  const numbers = text.replace(/^AS\s*/i, '').split(/[\s,_]+/);
  const path = `_${numbers.join('_')}_`;
  return AS_PATH.test(path) ? { question: 'byAsPath', values: { family, path } } : null;
}
