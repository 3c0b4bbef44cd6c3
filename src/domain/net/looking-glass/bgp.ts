import * as z from 'zod';
import { count, readBy, type Table, tableOf, word } from './answer';

const peer = z.object({
  remoteAs: z.number().nullable().catch(null).default(null),
  state: z.string(),
  peerUptimeMsec: count,
  pfxRcd: count,
  pfxSnt: count,
});
const peers = z.object({ peers: z.record(z.string(), z.unknown()).catch({}).default({}) });

/** A neighbor as the summary of all of them tells it. */
export interface Peer {
  readonly id: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly asNumber: number | null;
  readonly state: string;
  readonly uptimeMs: number | null;
  readonly accepted: number | null;
  readonly advertised: number | null;
}

const FAMILIES = [
  ['ipv4Unicast', 'ipv4'],
  ['ipv6Unicast', 'ipv6'],
] as const;

/** `show bgp summary json`: every neighbor of both families. */
export function readSummary(value: unknown): Table<Peer> {
  const answer = readBy(z.record(z.string(), z.unknown()), value);
  const entries = FAMILIES.flatMap(([key, family]) => {
    const one = answer[key];
    if (one === undefined) return [];
    return Object.entries(readBy(peers, one).peers).map(([id, of]) => ({ id, family, of }));
  });
  return tableOf(entries, ({ id, family, of }) => {
    const read = peer.safeParse(of);
    if (!read.success) return null;
    const { remoteAs, state, peerUptimeMsec, pfxRcd, pfxSnt } = read.data;
    const isUp = state === 'Established';
    const row = { id, family, asNumber: remoteAs, state, uptimeMs: peerUptimeMsec };
    return [{ ...row, accepted: isUp ? pfxRcd : null, advertised: isUp ? pfxSnt : null }];
  });
}

/** How many routes of a neighbor there are: as sent, after the filters, and chosen. */
export interface Counts {
  readonly received: number | null;
  readonly accepted: number | null;
  readonly best: number | null;
}

const counters = z.object({
  pfxCounter: count,
  ribTableWalkCounters: z.object({ 'Adj-in': count, 'PfxCt Best Selected': count }),
});

/** `show bgp … neighbors … prefix-counts json`. */
export function readCounts(value: unknown): Counts {
  const { pfxCounter, ribTableWalkCounters: walked } = readBy(counters, value);
  return { received: walked['Adj-in'], accepted: pfxCounter, best: walked['PfxCt Best Selected'] };
}

/** A route as it came from a neighbor, or as it goes to one. */
export interface Told {
  readonly prefix: string;
  readonly path: string;
  readonly nextHop: string;
}

const told = z.object({ path: word, nextHop: word, nextHopGlobal: word });

function readTold(key: 'receivedRoutes' | 'advertisedRoutes', value: unknown): Table<Told> {
  const answer = readBy(z.record(z.string(), z.unknown()), value);
  const routes = readBy(z.record(z.string(), z.unknown()), answer[key] ?? {});
  return tableOf(Object.entries(routes), ([prefix, of]) => {
    const read = told.safeParse(of);
    if (!read.success) return null;
    const { path, nextHop, nextHopGlobal } = read.data;
    return [{ prefix, path, nextHop: nextHop || nextHopGlobal }];
  });
}

/** `show bgp … neighbors … received-routes json`: before any filter. */
export const readReceived = (value: unknown) => readTold('receivedRoutes', value);

/** `show bgp … neighbors … advertised-routes json`. */
export const readAdvertised = (value: unknown) => readTold('advertisedRoutes', value);

/** A path to a prefix in the table. */
export interface Path extends Told {
  readonly peer: string;
  readonly isBest: boolean;
  /** Why it is the best one, in the words of the router; '' for another. */
  readonly reason: string;
  readonly isInternal: boolean;
}

const nextHops = z
  .array(z.object({ ip: word, scope: word }).catch({ ip: '', scope: '' }))
  .catch([])
  .default([]);

/** The address that operators know a neighbor by, where a link-local one stands beside it. */
const hopOf = (hops: z.output<typeof nextHops>) => (hops.find(({ scope }) => scope !== 'link-local') ?? hops[0])?.ip;

const path = z.object({
  path: word,
  peerId: word,
  pathFrom: word,
  bestpath: z.boolean().catch(false).default(false),
  selectionReason: word,
  nexthops: nextHops,
});
const paths = z.array(z.unknown());

function pathsIn(prefix: string, value: unknown): readonly Path[] | null {
  const all = paths.safeParse(value);
  const read = all.success ? all.data.map((one) => path.safeParse(one)) : [];
  const rows = read.flatMap(({ data }) => (data ? [pathRow(prefix, data)] : []));
  return rows.length > 0 ? rows : null;
}

const pathRow = (prefix: string, one: z.output<typeof path>): Path => ({
  prefix,
  path: one.path,
  nextHop: hopOf(one.nexthops) ?? '',
  // What the router originates has no neighbor.
  peer: one.peerId === '(unspec)' ? '' : one.peerId,
  isBest: one.bestpath,
  reason: one.bestpath ? one.selectionReason : '',
  isInternal: one.pathFrom === 'internal',
});

/** `show bgp … json` and its parts, `routes`, `longer-prefixes` and `regexp`: every path to every prefix. */
export function readTable(value: unknown): Table<Path> {
  const answer = readBy(z.record(z.string(), z.unknown()), value);
  // What finds nothing answers without routes, or with nothing at all.
  const routes = readBy(z.record(z.string(), z.unknown()), answer.routes ?? {});
  return tableOf(Object.entries(routes), ([prefix, of]) => pathsIn(prefix, of));
}

const found = z.object({
  prefix: z.string(),
  paths: z.array(
    z.object({
      aspath: z.object({ string: word }).catch({ string: '' }).default({ string: '' }),
      bestpath: z
        .object({ overall: z.boolean().catch(false).default(false), selectionReason: word })
        .catch({ overall: false, selectionReason: '' })
        .default({ overall: false, selectionReason: '' }),
      nexthops: nextHops,
      peer: z.object({ peerId: word, type: word }).catch({ peerId: '', type: '' }).default({ peerId: '', type: '' }),
    }),
  ),
});

/** `show bgp … <address or prefix> json`: the prefix that matches, with every path to it; none where nothing does. */
export function readFound(value: unknown): Table<Path> {
  const answer = readBy(z.record(z.string(), z.unknown()), value);
  if (Object.keys(answer).length === 0) return { rows: [], total: 0, unread: 0 };
  const { prefix, paths: all } = readBy(found, answer);
  return tableOf(all, ({ aspath, bestpath, nexthops, peer: from }) => [
    {
      prefix,
      path: aspath.string === 'Local' ? '' : aspath.string,
      nextHop: hopOf(nexthops) ?? '',
      peer: from.peerId === '0.0.0.0' || from.peerId === '::' || from.peerId === '(unspec)' ? '' : from.peerId,
      isBest: bestpath.overall,
      reason: bestpath.overall ? bestpath.selectionReason : '',
      isInternal: from.type === 'internal',
    },
  ]);
}
