import { createContext } from 'react';
import type { BfdSession, BgpSession, OspfNeighbor, RoutingState } from '@/api/system-settings/routing-state';
import { addressKey } from '@/domain/net/drain';

/** What the node said last about its sessions, found by what the tables show. */
export interface Routing {
  /** The gateway's clock then, epoch milliseconds; null before the first answer. */
  readonly now: number | null;
  readonly isFailed: boolean;
  readonly bgp: ReadonlyMap<string, BgpSession>;
  /** By template id. */
  readonly bfd: ReadonlyMap<string, readonly BfdSession[]>;
  /** By version and port. */
  readonly ospf: ReadonlyMap<string, readonly OspfNeighbor[]>;
}

export const portKey = (version: string, port: string): string => `${version}/${port}`;

/** An answer as a cell looks into it. */
export function routingOf(data: RoutingState | undefined, isFailed: boolean): Routing {
  const bfd = new Map<string, BfdSession[]>();
  for (const session of data?.bfd ?? []) {
    const some = bfd.get(session.template);
    if (some) some.push(session);
    else bfd.set(session.template, [session]);
  }
  return {
    now: data?.now ?? null,
    isFailed,
    bgp: new Map(data?.bgp.map((session) => [addressKey(session.address), session])),
    bfd,
    ospf: new Map(data?.ospf.map(({ version, port, neighbors }) => [portKey(version, port), neighbors])),
  };
}

/** Only the cells look at it: an answer draws them again, and not the tables around them. */
export const RoutingContext = createContext<Routing>(routingOf(undefined, false));
