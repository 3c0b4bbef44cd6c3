import {
  type DeliveryAttempt,
  type DeliveryDetail,
  type DeliveryOwner,
  deliveryCan,
  providerDeliveries,
  pushDeliveries,
  type ResendChoice,
  robotDeliveries,
} from '@/api/message/delivery';
import { shownHeader } from '@/domain/push/delivery';
import type { Range } from '@/lib/time';
import { type Handlers, implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import { noteRow } from '../runtime/watch';
import type { World } from '../runtime/world';
import { isKnown, lineOf, nameOf, nextAttemptAt, ownersOf, type Place } from './engine';
import { type Attempt, FAILURES_IN_A_ROW, KEPT_FOR, type Line, type Piece } from './line';

/** So many pieces are sent again by one call. */
const MOST_RESENT = 1000;
/** So much of an answer is kept. */
const MOST_REPLY = 4000;

function rowOf({ id, at, piece, number, origin, isDelivered, reason, status, durationMs }: Attempt): DeliveryAttempt {
  const result = isDelivered === null ? 'sent' : isDelivered ? 'delivered' : 'failed';
  const { id: pieceId, size } = piece;
  const { kind, id: of } = piece.about;
  const about = { kind, ...(kind === 'module' && { module: of }), ...(kind === 'alarm' && { alarmId: of }) };
  return { id, at, pieceId, number, origin, result, reason, status, size, durationMs, about };
}

function detailOf(line: Line, attempt: Attempt, nextAt: number | null): DeliveryDetail {
  const { reply, headers, piece } = attempt;
  return {
    ...rowOf(attempt),
    reply: reply.slice(0, MOST_REPLY),
    isReplyCut: reply.length > MOST_REPLY,
    headers: headers.map((one) => ({ name: one.name, value: shownHeader(one) })),
    piece: {
      state: piece.state,
      at: piece.at,
      attempts: piece.attempts,
      nextAt: line.waiting[0] === piece ? nextAt : null,
    },
  };
}

const cameIn = (pieces: readonly Piece[], range: Readonly<Range> | undefined) =>
  range === undefined ? pieces : pieces.filter(({ at }) => at >= range[0] && at <= range[1]);

function summaryOf(world: World, kind: DeliveryOwner, id: string, range: Readonly<Range> | undefined) {
  const line = knownLine(world, kind, id);
  const came = cameIn(line.pieces, range);
  const count = (state: Piece['state']) => came.filter((one) => one.state === state).length;
  const isFailing = line.failures > 0;
  return {
    state: line.suspendedAt === null ? ('active' as const) : ('suspended' as const),
    failures: line.failures,
    limit: FAILURES_IN_A_ROW,
    suspendedAt: line.suspendedAt,
    reason: isFailing ? (line.lastRegular?.reason ?? null) : null,
    nextAt: nextAttemptAt(world, { kind, id }),
    waiting: { total: line.waiting.length, since: line.waitingSince },
    keptFor: KEPT_FOR,
    counts: { delivered: count('delivered'), failed: count('failed'), waiting: count('waiting') },
  };
}

const TABLES = { pushTask: 'pushDelivery', robot: 'robotDelivery', serviceProvider: 'providerDelivery' } as const;

/** Changes the deliveries of an object, so that the operation log has what was changed under its name. */
function noted<Facts extends object>(world: World, place: Place, before: Facts, change: () => Facts): void {
  const row = { id: place.id, name: nameOf(world, place), ...before };
  noteRow(world, TABLES[place.kind], row);
  Object.assign(row, change());
}

function knownLine(world: World, kind: DeliveryOwner, id: string): Line {
  return isKnown(world, { kind, id }) ? lineOf(world, { kind, id }) : refuse('NOT_FOUND');
}

function resent(
  world: World,
  kind: DeliveryOwner,
  id: string,
  range: Readonly<Range> | undefined,
  which: ResendChoice,
) {
  const line = knownLine(world, kind, id);
  if (deliveryCan.sendAgain({ state: line.suspendedAt === null ? 'active' : 'suspended' }) !== true)
    refuse('ILLEGAL_STATE');
  const wanted = cameIn(line.pieces, range).filter(
    ({ state }) => state === 'failed' || (which === 'all' && state === 'delivered'),
  );
  const chosen = wanted.slice(0, MOST_RESENT);
  noted<{ resent: number | null }>(world, { kind, id }, { resent: null }, () => {
    line.resend(chosen);
    return { resent: chosen.length };
  });
  return { queued: chosen.length, left: wanted.length - chosen.length };
}

function resumed(world: World, kind: DeliveryOwner, id: string) {
  const line = knownLine(world, kind, id);
  if (deliveryCan.resume({ state: line.suspendedAt === null ? 'active' : 'suspended' }) !== true)
    refuse('ILLEGAL_STATE');
  noted<{ deliveryState: string }>(world, { kind, id }, { deliveryState: 'suspended' }, () => {
    line.resume();
    return { deliveryState: 'active' };
  });
  return {};
}

const handlersOf = (kind: DeliveryOwner): Handlers<typeof pushDeliveries> => ({
  list: ({ filters: { ownerId = [], ...filters } = {}, ...request }, { world }) => {
    const owners = ownersOf(world, kind).filter(({ id }) => ownerId.length === 0 || ownerId.includes(id));
    const attempts = owners.flatMap((place) => lineOf(world, place).attempts.map(rowOf));
    // Of one moment the later one comes first.
    const newest = attempts.reverse().sort((a, b) => b.at - a.at);
    return pageOf(newest, { ...request, filters }, { keyword: ['id', 'pieceId', 'status'], time: 'at' });
  },
  get: ({ id }, { world }) => {
    for (const place of ownersOf(world, kind)) {
      const line = lineOf(world, place);
      const found = line.attempts.find((one) => one.id === id);
      if (found) return detailOf(line, found, nextAttemptAt(world, place));
    }
    return refuse('NOT_FOUND');
  },
  getSummary: ({ id, timeRange }, { world }) => summaryOf(world, kind, id, timeRange),
  sendAgain: ({ id, timeRange, which }, { world }) => resent(world, kind, id, timeRange, which),
  resume: ({ id }, { world }) => resumed(world, kind, id),
});

export const pushDelivery = implement(pushDeliveries, handlersOf('pushTask'));
export const robotDelivery = implement(robotDeliveries, handlersOf('robot'));
export const providerDelivery = implement(providerDeliveries, handlersOf('serviceProvider'));
