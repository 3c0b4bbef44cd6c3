import * as z from 'zod';
import { contains, type Network, parseCidr } from '@/lib/ip/address';
import { readBy, UnreadableAnswer, word } from './answer';

interface Rule {
  readonly number: number;
  readonly isPermit: boolean;
  readonly clauses: readonly string[];
  /** Whether the rules behind it are asked as well. */
  readonly goesOn: boolean;
}

interface Entry {
  readonly number: number;
  readonly isPermit: boolean;
  readonly network: Network | 'any' | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** The filters of a router, by name. */
export interface Filters {
  readonly maps: ReadonlyMap<string, readonly Rule[]>;
  readonly lists: ReadonlyMap<string, readonly Entry[]>;
}

const rule = z
  .object({
    sequenceNumber: z.number(),
    type: z.enum(['permit', 'deny']),
    matchClauses: z.array(z.string()),
    action: word,
  })
  .transform(
    ({ sequenceNumber, type, matchClauses, action }): Rule => ({
      number: sequenceNumber,
      isPermit: type === 'permit',
      clauses: matchClauses,
      goesOn: /continue|goto/i.test(action),
    }),
  );

const length = z.number().nullable().catch(null).default(null);
const entry = z
  .object({
    sequenceNumber: z.number(),
    type: z.enum(['permit', 'deny']),
    prefix: z.string(),
    minimumPrefixLength: length,
    maximumPrefixLength: length,
  })
  .transform(
    (one): Entry => ({
      number: one.sequenceNumber,
      isPermit: one.type === 'permit',
      network: one.prefix === 'any' ? 'any' : parseCidr(one.prefix),
      least: one.minimumPrefixLength,
      most: one.maximumPrefixLength,
    }),
  );

/** Each daemon answers under its own name: BGP is the one that filters here. */
const maps = z.object({ BGP: z.record(z.string(), z.object({ rules: z.array(rule) })).default({}) });
const lists = z.object({ BGP: z.record(z.string(), z.object({ entries: z.array(entry).default([]) })).default({}) });

/** `show route-map json` and `show … prefix-list json` of the BGP daemon. */
export function readFilters(routeMaps: unknown, prefixLists: unknown): Filters {
  const map = new Map(Object.entries(readBy(maps, routeMaps).BGP).map(([name, { rules }]) => [name, rules]));
  const list = new Map(Object.entries(readBy(lists, prefixLists).BGP).map(([name, { entries }]) => [name, entries]));
  return { maps: map, lists: list };
}

/** What a session filters by, in one direction. */
export interface PeerPolicy {
  readonly map: string;
  readonly list: string;
  /** Filters that are of another kind, which nobody judges here. */
  readonly others: readonly string[];
  /** An external neighbor without any filter exchanges nothing (RFC 8212). */
  readonly isMissing: boolean;
}

/** What is known of the session with one neighbor. */
export interface PeerSession {
  readonly asNumber: number | null;
  readonly localAs: number | null;
  /** What it is called in the configuration; '' where it is called nothing. */
  readonly description: string;
  readonly state: string;
  readonly isInternal: boolean;
  readonly uptimeMs: number | null;
  readonly advertised: number | null;
  readonly in: PeerPolicy;
  readonly out: PeerPolicy;
}

const familyInfo = z.object({
  routeMapForIncomingAdvertisements: word,
  routeMapForOutgoingAdvertisements: word,
  incomingUpdatePrefixFilterList: word,
  outgoingUpdatePrefixFilterList: word,
  incomingUpdateNetworkFilterList: word,
  outgoingUpdateNetworkFilterList: word,
  incomingUpdateAsPathFilterList: word,
  outgoingUpdateAsPathFilterList: word,
  inboundEbgpRequiresPolicy: word,
  outboundEbgpRequiresPolicy: word,
  sentPrefixCounter: z.number().nullable().catch(null).default(null),
});
const number = z.number().nullable().catch(null).default(null);
const session = z.object({
  remoteAs: number,
  localAs: number,
  bgpState: z.string(),
  nbrDesc: word,
  bgpTimerUpMsec: number,
  nbrInternalLink: z.boolean().catch(false).default(false),
  addressFamilyInfo: z.record(z.string(), z.unknown()).catch({}).default({}),
});

/** `show bgp neighbors … json`: one neighbor, with what its session filters by. */
export function readSession(value: unknown, address: string): PeerSession {
  const all = readBy(z.record(z.string(), z.unknown()), value);
  if ('bgpNoSuchNeighbor' in all) throw new UnreadableAnswer('noNeighbor');
  if (Object.keys(all).length === 0) throw new UnreadableAnswer('notRunning');
  const one = readBy(session, all[address] ?? Object.values(all)[0]);
  const info = familyInfo.parse(Object.values(one.addressFamilyInfo)[0] ?? {});
  const some = (names: readonly string[]) => names.filter((name) => name !== '');
  return {
    asNumber: one.remoteAs,
    localAs: one.localAs,
    description: one.nbrDesc,
    state: one.bgpState,
    isInternal: one.nbrInternalLink,
    uptimeMs: one.bgpTimerUpMsec,
    advertised: info.sentPrefixCounter,
    in: {
      map: info.routeMapForIncomingAdvertisements,
      list: info.incomingUpdatePrefixFilterList,
      others: some([info.incomingUpdateNetworkFilterList, info.incomingUpdateAsPathFilterList]),
      isMissing: info.inboundEbgpRequiresPolicy !== '',
    },
    out: {
      map: info.routeMapForOutgoingAdvertisements,
      list: info.outgoingUpdatePrefixFilterList,
      others: some([info.outgoingUpdateNetworkFilterList, info.outgoingUpdateAsPathFilterList]),
      isMissing: info.outboundEbgpRequiresPolicy !== '',
    },
  };
}

/** Why a route is not taken, or not told. */
export type Why =
  /** A rule of a route map denies it; by an entry of a prefix list where that matched. */
  | {
      readonly kind: 'rule';
      readonly map: string;
      readonly rule: number;
      readonly list: string;
      readonly entry: number;
    }
  | { readonly kind: 'everything'; readonly map: string; readonly rule: number }
  /** No rule of the route map takes it. */
  | { readonly kind: 'noRule'; readonly map: string }
  | { readonly kind: 'list'; readonly list: string; readonly entry: number }
  | { readonly kind: 'noEntry'; readonly list: string }
  | { readonly kind: 'noPolicy' }
  /** The own system stands in its path (RFC 4271 9.1.2). */
  | { readonly kind: 'loop'; readonly asNumber: number }
  /** It came from there. */
  | { readonly kind: 'fromThere' }
  /** What came from inside is not told inside (RFC 4271 9.2). */
  | { readonly kind: 'inside' }
  /** A rule that nobody judges here stands in between. */
  | { readonly kind: 'unjudged'; readonly filter: string; readonly clause: string }
  | { readonly kind: 'unknown' };

const UNKNOWN: Why = { kind: 'unknown' };

/** Whether an entry is about a prefix: inside its network, and of a length that it takes. */
function isAbout({ network, least, most }: Entry, prefix: Network): boolean {
  if (network === 'any') return true;
  if (!network || !contains(network, prefix)) return false;
  if (least === null && most === null) return prefix.prefix === network.prefix;
  return prefix.prefix >= (least ?? network.prefix) && prefix.prefix <= (most ?? Number.POSITIVE_INFINITY);
}

/** The first entry of a list that is about a prefix: a list without entries takes everything, else what none is about is not taken. */
function judged(entries: readonly Entry[], prefix: Network): { isTaken: boolean; entry: number | null } {
  if (entries.length === 0) return { isTaken: true, entry: null };
  const first = entries.find((one) => isAbout(one, prefix));
  return { isTaken: first?.isPermit === true, entry: first?.number ?? null };
}

const BY_LIST = /^ip(?:v6)? address prefix-list (\S+)$/;

/** Whether a clause is met, and by which entry; null where it is of a kind that nobody judges here. */
function met(clause: string, { lists: all }: Filters, prefix: Network) {
  const [, list] = BY_LIST.exec(clause.trim()) ?? [];
  const entries = list === undefined ? undefined : all.get(list);
  if (list === undefined || entries === undefined) return null;
  const { isTaken, entry } = judged(entries, prefix);
  return { isMet: isTaken, list, entry };
}

function whyByMap(name: string, filters: Filters, prefix: Network): Why | null {
  const rules = filters.maps.get(name);
  if (!rules) return { kind: 'unjudged', filter: name, clause: '' };
  for (const { number, isPermit, clauses, goesOn } of rules) {
    const judgments = clauses.map((clause) => ({ clause, of: met(clause, filters, prefix) }));
    if (judgments.some(({ of }) => of?.isMet === false)) continue;
    const open = judgments.find(({ of }) => of === null);
    if (open) return { kind: 'unjudged', filter: `${name} ${number}`, clause: open.clause };
    // What goes on after a match may end anywhere.
    if (isPermit) return goesOn ? { kind: 'unjudged', filter: `${name} ${number}`, clause: 'continue' } : null;
    const by = judgments.find(({ of }) => of?.entry !== null)?.of;
    if (!by || by.entry === null) return { kind: 'everything', map: name, rule: number };
    return { kind: 'rule', map: name, rule: number, list: by.list, entry: by.entry };
  }
  return { kind: 'noRule', map: name };
}

/** Why the filters of a direction keep a prefix back; null where they let it pass as far as can be judged. */
export function whyFiltered(text: string, policy: PeerPolicy, filters: Filters): Why | null {
  const prefix = parseCidr(text);
  if (!prefix) return UNKNOWN;
  if (policy.isMissing) return { kind: 'noPolicy' };
  const entries = policy.list === '' ? undefined : filters.lists.get(policy.list);
  if (policy.list !== '' && !entries) return { kind: 'unjudged', filter: policy.list, clause: '' };
  if (entries) {
    const { isTaken, entry } = judged(entries, prefix);
    if (!isTaken && entry !== null) return { kind: 'list', list: policy.list, entry };
    if (!isTaken) return { kind: 'noEntry', list: policy.list };
  }
  const byMap = policy.map === '' ? null : whyByMap(policy.map, filters, prefix);
  if (byMap) return byMap;
  const [other] = policy.others;
  return other === undefined ? null : { kind: 'unjudged', filter: other, clause: '' };
}

/** Why a route that a neighbor sent is not taken. */
export function whyNotTaken(route: { prefix: string; path: string }, session: PeerSession, filters: Filters): Why {
  const why = whyFiltered(route.prefix, session.in, filters);
  const { localAs } = session;
  if (why?.kind !== 'rule' && localAs !== null && route.path.split(/\D+/).includes(String(localAs))) {
    return { kind: 'loop', asNumber: localAs };
  }
  return why ?? UNKNOWN;
}

interface Chosen {
  readonly prefix: string;
  readonly peer: string;
  readonly isInternal: boolean;
}

/** Why the best path to a prefix is not told to a neighbor. */
export function whyNotTold(route: Chosen, neighbor: string, session: PeerSession, filters: Filters): Why {
  if (route.peer === neighbor) return { kind: 'fromThere' };
  if (route.isInternal && session.isInternal) return { kind: 'inside' };
  return whyFiltered(route.prefix, session.out, filters) ?? UNKNOWN;
}
