import * as z from 'zod';
import { type AnswerTable, count, entriesOf, isRow, partOf, readBy, tableOf, textOf, word } from './answer';

const anyRecord = z.record(z.string(), z.unknown());

/** A neighbor of OSPF on a port. */
export interface OspfPeer {
  readonly id: string;
  readonly version: 'v4' | 'v6';
  readonly routerId: string;
  readonly address: string;
  readonly port: string;
  /** As the router writes it: Full, 2-Way, Init … */
  readonly state: string;
  readonly role: string;
  readonly priority: number | null;
}

const v4Peer = z.object({
  nbrState: z.string(),
  role: word,
  nbrPriority: count,
  ifaceAddress: word,
  ifaceName: word,
});

/** `show ip ospf neighbor json`. */
export function readOspfPeers(value: unknown): AnswerTable<OspfPeer> {
  const answer = readBy(z.object({ neighbors: z.record(z.string(), z.unknown()).default({}) }), value);
  const entries = Object.entries(answer.neighbors).flatMap(([routerId, all]) =>
    (Array.isArray(all) ? all : [all]).map((of: unknown) => ({ routerId, of })),
  );
  return tableOf(entries, ({ routerId, of }) => {
    const read = v4Peer.safeParse(of);
    if (!read.success) return null;
    const { nbrState, role, nbrPriority, ifaceAddress, ifaceName } = read.data;
    const [state = '', byState = ''] = nbrState.split('/');
    const [port = ''] = ifaceName.split(':');
    const row = { version: 'v4', routerId, address: ifaceAddress, port, state, role: role || byState } as const;
    return [{ ...row, id: `v4/${port}/${routerId}`, priority: nbrPriority }];
  });
}

const v6Peer = z.object({
  neighborId: z.string(),
  state: z.string(),
  ifState: word,
  priority: count,
  interfaceName: word,
});

/** `show ipv6 ospf6 neighbor json`. */
export function readOspf6Peers(value: unknown): AnswerTable<OspfPeer> {
  const { neighbors } = readBy(z.object({ neighbors: z.array(z.unknown()).default([]) }), value);
  return tableOf(neighbors, (of) => {
    const read = v6Peer.safeParse(of);
    if (!read.success) return null;
    const { neighborId, state, ifState, priority, interfaceName } = read.data;
    const row = { version: 'v6', routerId: neighborId, address: '', port: interfaceName, role: ifState } as const;
    // The older protocol writes a hyphen there.
    return [{ ...row, id: `v6/${interfaceName}/${neighborId}`, state: state === 'Twoway' ? '2-Way' : state, priority }];
  });
}

/** An area with how much its database holds. */
export interface OspfAreaState {
  readonly id: string;
  readonly version: 'v4' | 'v6';
  readonly area: string;
  readonly ports: number | null;
  readonly adjacent: number | null;
  readonly lsas: number | null;
  /** How many of each kind, by the names of RFC 2328 and RFC 5340; what the router does not tell is not here. */
  readonly byKind: readonly { readonly kind: LsaKind; readonly count: number }[];
}

export type LsaKind = 'router' | 'network' | 'summary' | 'asbr' | 'nssa';

const v4Area = z.object({
  areaIfActiveCounter: count,
  nbrFullAdjacentCounter: count,
  lsaNumber: count,
  lsaRouterNumber: count,
  lsaNetworkNumber: count,
  lsaSummaryNumber: count,
  lsaAsbrNumber: count,
  lsaNssaNumber: count,
});

/** The areas of a process, with how many external routes its database holds. */
export interface OspfProcess {
  readonly routerId: string;
  readonly external: number | null;
  readonly areas: AnswerTable<OspfAreaState>;
}

const kinds = (counts: Readonly<Record<LsaKind, number | null>>) =>
  (['router', 'network', 'summary', 'asbr', 'nssa'] as const).flatMap((kind) => {
    const count = counts[kind];
    return count === null || count === 0 ? [] : [{ kind, count }];
  });

/** `show ip ospf json`. */
export function readOspf(value: unknown): OspfProcess {
  const schema = z.object({ routerId: word, lsaExternalCounter: count, areas: anyRecord.default({}) });
  const { routerId, lsaExternalCounter, areas } = readBy(schema, value);
  const table = tableOf(Object.entries(areas), ([area, of]) => {
    const read = v4Area.safeParse(of);
    if (!read.success) return null;
    const one = read.data;
    const row = { id: `v4/${area}`, version: 'v4', area, ports: one.areaIfActiveCounter } as const;
    const byKind = kinds({
      router: one.lsaRouterNumber,
      network: one.lsaNetworkNumber,
      summary: one.lsaSummaryNumber,
      asbr: one.lsaAsbrNumber,
      nssa: one.lsaNssaNumber,
    });
    return [{ ...row, adjacent: one.nbrFullAdjacentCounter, lsas: one.lsaNumber, byKind }];
  });
  return { routerId, external: lsaExternalCounter, areas: table };
}

const v6Area = z.object({
  numberOfAreaScopedLsa: count,
  lsaStatistics: z.array(z.number()).catch([]).default([]),
  interfacesAttachedToArea: z.array(z.string()).nullable().catch(null).default(null),
});

/** `show ipv6 ospf6 json`: its statistics are by the type of the LSA (RFC 5340 A.4.2.1). */
export function readOspf6(value: unknown): OspfProcess {
  const schema = z.object({ routerId: word, numberOfAsScopedLsa: count, areas: anyRecord.default({}) });
  const { routerId, numberOfAsScopedLsa, areas } = readBy(schema, value);
  const table = tableOf(Object.entries(areas), ([area, of]) => {
    const read = v6Area.safeParse(of);
    if (!read.success) return null;
    const { numberOfAreaScopedLsa, lsaStatistics: at, interfacesAttachedToArea } = read.data;
    const row = { id: `v6/${area}`, version: 'v6', area, ports: interfacesAttachedToArea?.length ?? null } as const;
    const byKind = kinds({
      router: at[1] ?? null,
      network: at[2] ?? null,
      summary: at[3] ?? null,
      asbr: at[4] ?? null,
      nssa: at[7] ?? null,
    });
    return [{ ...row, adjacent: null, lsas: numberOfAreaScopedLsa, byKind }];
  });
  return { routerId, external: numberOfAsScopedLsa, areas: table };
}

/** A session of BFD. */
export interface BfdPeer {
  readonly id: string;
  readonly peer: string;
  readonly port: string;
  readonly state: string;
  readonly uptimeS: number | null;
  readonly diagnostic: string;
  readonly multiplier: number | null;
  readonly receiveMs: number | null;
  readonly transmitMs: number | null;
}

const bfdPeer = z.object({
  peer: z.string(),
  interface: word,
  status: z.string(),
  uptime: count,
  downtime: count,
  diagnostic: word,
  'detect-multiplier': count,
  'receive-interval': count,
  'transmit-interval': count,
});

/** `show bfd peers json`. */
export function readBfd(value: unknown): AnswerTable<BfdPeer> {
  return tableOf(readBy(z.array(z.unknown()), value), (of) => {
    const read = bfdPeer.safeParse(of);
    if (!read.success) return null;
    const one = read.data;
    return [
      {
        id: `${one.peer}/${one.interface}`,
        peer: one.peer,
        port: one.interface,
        state: one.status,
        uptimeS: one.uptime ?? one.downtime,
        diagnostic: one.diagnostic,
        multiplier: one['detect-multiplier'],
        receiveMs: one['receive-interval'],
        transmitMs: one['transmit-interval'],
      },
    ];
  });
}

/** A route of the routing table, with where it comes from. */
export interface RibRoute {
  readonly id: string;
  readonly prefix: string;
  /** As the router names it: connected, static, ospf, bgp … */
  readonly source: string;
  readonly isUsed: boolean;
  readonly distance: number | null;
  readonly metric: number | null;
  readonly hops: readonly { readonly ip: string; readonly port: string }[];
}

const countIn = (row: object, name: string) => count.parse(partOf(row, name));

function ribRow(prefix: string, row: object, index: number): RibRoute[] {
  const source = textOf(row, 'protocol');
  if (source === '') return [];
  const nexthops = partOf(row, 'nexthops');
  const all: readonly unknown[] = Array.isArray(nexthops) ? nexthops : [];
  return [
    {
      id: `${prefix} ${source} ${index}`,
      prefix,
      source,
      isUsed: partOf(row, 'selected') === true,
      distance: countIn(row, 'distance'),
      metric: countIn(row, 'metric'),
      hops: all.map((hop) => ({ ip: textOf(hop, 'ip'), port: textOf(hop, 'interfaceName') })),
    },
  ];
}

/** `show ip route json` and `show ipv6 route json`: each source's route to each prefix. */
export function readRib(value: unknown): AnswerTable<RibRoute> {
  return tableOf(entriesOf(value), ([prefix, all]) => {
    const rows = Array.isArray(all) ? all.filter(isRow).flatMap((row, index) => ribRow(prefix, row, index)) : [];
    return rows.length > 0 ? rows : null;
  });
}
