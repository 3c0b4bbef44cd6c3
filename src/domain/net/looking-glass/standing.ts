import type { AnswerTable } from './answer';
import type { BgpPath, BgpRoute } from './bgp';
import { type Filters, type PeerSession, type Why, whyNotTaken, whyNotTold } from './policy';

/** How a route between the node and a neighbor stands: of those that come, and of those that go. */
export const STANDINGS = {
  in: ['best', 'accepted', 'filtered'],
  out: ['advertised', 'withheld'],
} as const;
export type RouteStanding = (typeof STANDINGS)['in' | 'out'][number];

/** A route between the node and a neighbor. */
export interface NeighborRoute extends BgpRoute {
  readonly id: string;
  readonly standing: RouteStanding;
  /** Why it is the best one, in the words of the router. */
  readonly reason: string;
  /** Why it is not taken or not told; asked of the rows in sight only, since each is held against every filter. */
  readonly why: () => Why | null;
}

const nothing = () => null;

const unreadOf = (tables: readonly (AnswerTable<unknown> | null)[]) =>
  tables.reduce((sum, one) => sum + (one?.unread ?? 0), 0);

/**
 * What a neighbor sent, beside what became of it. `received` is null where the router does not keep it: then only what was
 * taken is known.
 */
export function incoming(
  received: AnswerTable<BgpRoute> | null,
  accepted: AnswerTable<BgpPath>,
  session: PeerSession,
  filters: Filters,
): AnswerTable<NeighborRoute> {
  const taken = new Map(accepted.rows.map((one) => [one.prefix, one]));
  const sent = received?.rows ?? accepted.rows;
  const rows = sent.map(({ prefix, path, nextHop }): NeighborRoute => {
    const route = { id: prefix, prefix, path, nextHop };
    const known = taken.get(prefix);
    if (!known) return { ...route, standing: 'filtered', reason: '', why: () => whyNotTaken(route, session, filters) };
    return { ...route, standing: known.isBest ? 'best' : 'accepted', reason: known.reason, why: nothing };
  });
  return { rows, total: received?.total ?? accepted.total, unread: unreadOf([received, accepted]) };
}

/**
 * What a neighbor is told, and the best paths of the table that it is not told. `table` is null where it is more than is
 * read: then only what is told is known.
 */
export function outgoing(
  advertised: AnswerTable<BgpRoute>,
  table: AnswerTable<BgpPath> | null,
  neighbor: string,
  session: PeerSession,
  filters: Filters,
): AnswerTable<NeighborRoute> {
  const told = new Set(advertised.rows.map(({ prefix }) => prefix));
  const kept = (table?.rows ?? []).filter(({ isBest, prefix }) => isBest && !told.has(prefix));
  const rows = [
    ...advertised.rows.map(
      (one): NeighborRoute => ({ ...one, id: one.prefix, standing: 'advertised', reason: '', why: nothing }),
    ),
    ...kept.map(
      (one): NeighborRoute => ({
        ...{ id: one.prefix, prefix: one.prefix, path: one.path, nextHop: one.nextHop, reason: '' },
        standing: 'withheld',
        why: () => whyNotTold(one, neighbor, session, filters),
      }),
    ),
  ];
  return { rows, total: advertised.total + kept.length, unread: unreadOf([advertised, table]) };
}
