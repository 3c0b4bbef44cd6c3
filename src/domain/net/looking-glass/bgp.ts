import * as z from 'zod';
import { type AnswerTable, count, entriesOf, isRow, objectOf, partOf, readBy, tableOf, textOf, word } from './answer';

const peer = z.object({
  remoteAs: z.number().nullable().catch(null).default(null),
  state: z.string(),
  peerUptimeMsec: count,
  pfxRcd: count,
  pfxSnt: count,
  desc: word,
});
const peers = z.object({ peers: z.record(z.string(), z.unknown()).catch({}).default({}) });

/** A neighbor as the summary of all of them tells it. */
export interface Peer {
  readonly id: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly asNumber: number | null;
  /** What it is called in the configuration; '' where it is called nothing. */
  readonly description: string;
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
export function readSummary(value: unknown): AnswerTable<Peer> {
  const answer = readBy(z.record(z.string(), z.unknown()), value);
  const entries = FAMILIES.flatMap(([key, family]) => {
    const one = answer[key];
    if (one === undefined) return [];
    return Object.entries(readBy(peers, one).peers).map(([id, of]) => ({ id, family, of }));
  });
  return tableOf(entries, ({ id, family, of }) => {
    const read = peer.safeParse(of);
    if (!read.success) return null;
    const { remoteAs, state, peerUptimeMsec, pfxRcd, pfxSnt, desc } = read.data;
    const isUp = state === 'Established';
    const row = { id, family, asNumber: remoteAs, description: desc, state, uptimeMs: peerUptimeMsec };
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
export interface BgpRoute {
  readonly prefix: string;
  readonly path: string;
  readonly nextHop: string;
}

function readTold(key: 'receivedRoutes' | 'advertisedRoutes', value: unknown): AnswerTable<BgpRoute> {
  // Without a route there may be no list of them.
  const routes = entriesOf(partOf(objectOf(value), key) ?? {});
  return tableOf(routes, ([prefix, of]) =>
    isRow(of)
      ? [{ prefix, path: textOf(of, 'path'), nextHop: textOf(of, 'nextHop') || textOf(of, 'nextHopGlobal') }]
      : null,
  );
}

/** `show bgp … neighbors … received-routes json`: before any filter. */
export const readReceived = (value: unknown) => readTold('receivedRoutes', value);

/** `show bgp … neighbors … advertised-routes json`. */
export const readAdvertised = (value: unknown) => readTold('advertisedRoutes', value);

/** A path to a prefix in the table. */
export interface BgpPath extends BgpRoute {
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

/** As `hopOf`, of a row that no schema has read. */
function rowHop(row: object): string {
  const hops = partOf(row, 'nexthops');
  const all: readonly unknown[] = Array.isArray(hops) ? hops : [];
  return textOf(all.find((hop) => textOf(hop, 'scope') !== 'link-local') ?? all[0], 'ip');
}

function pathRow(prefix: string, row: object): BgpPath {
  const isBest = partOf(row, 'bestpath') === true;
  const peer = textOf(row, 'peerId');
  return {
    prefix,
    path: textOf(row, 'path'),
    nextHop: rowHop(row),
    // What the router originates has no neighbor.
    peer: peer === '(unspec)' ? '' : peer,
    isBest,
    reason: isBest ? textOf(row, 'selectionReason') : '',
    isInternal: textOf(row, 'pathFrom') === 'internal',
  };
}

function pathsIn(prefix: string, value: unknown): readonly BgpPath[] | null {
  const rows = Array.isArray(value) ? value.filter(isRow).map((row) => pathRow(prefix, row)) : [];
  return rows.length > 0 ? rows : null;
}

/** `show bgp … json` and its parts, `routes`, `longer-prefixes` and `regexp`: every path to every prefix. */
export function readTable(value: unknown): AnswerTable<BgpPath> {
  // What finds nothing answers without routes, or with nothing at all.
  return tableOf(entriesOf(partOf(objectOf(value), 'routes') ?? {}), ([prefix, of]) => pathsIn(prefix, of));
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
export function readFound(value: unknown): AnswerTable<BgpPath> {
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
