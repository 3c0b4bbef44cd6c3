import type { DeliveryOwner } from '@/api/message/delivery';
import type { DeliveryMark } from '@/api/message/delivery-mark';
import { knows } from '../runtime/gateway-kind';
import type { World } from '../runtime/world';
import { type Trouble, troubled } from './answers';
import { type Answer, type Attempt, Line, type Offer, type Piece, type Terms } from './line';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What was delivered before anybody looked at a world is told for so long. */
export const HISTORY = 24 * HOUR;

/** Who something is delivered to: an object of the console by its kind and id. */
export interface Place {
  kind: DeliveryOwner;
  id: string;
}

/** A receiver as it is now. */
export interface Receiver extends Place {
  name: string;
  host: string;
  /** Whether it is sent anything: it is neither paused nor disabled. */
  isOpen: boolean;
  /** What it answers while nothing is planned for it. */
  answer: (piece: Pick<Piece, 'id' | 'size'>, at: number, number: number) => Answer;
}

/** An offer and whom it is for. */
export interface Addressed extends Offer {
  to: Place;
}

/** What came of a suspension by itself. */
export interface Suspension extends Place {
  name: string;
  at: number;
  failures: number;
  reason: string;
  /** Whether it came before anybody looked at this world. */
  isPast: boolean;
}

interface Course {
  epoch: number;
  seenAt: number;
  lines: Map<string, Line>;
  suspensions: Suspension[];
}

interface Planned {
  place: Place | null;
  from: number;
  to: number;
  trouble: Trouble;
}

type ReceiversOf = (world: World, epoch: number) => readonly Receiver[];
type OffersOf = (world: World, from: number, to: number, epoch: number) => readonly Addressed[];

const receiverSources: ReceiversOf[] = [];
const offerSources: OffersOf[] = [];
const listeners: ((world: World, suspension: Suspension) => void)[] = [];
const courses = new WeakMap<World, Course>();
const plans = new WeakMap<World, Planned[]>();
const underWay = new WeakSet<World>();

/** Lets a feature tell which of its objects are sent something. */
export const tellReceivers = (source: ReceiversOf): void => void receiverSources.push(source);

/**
 * Lets a feature tell what is to be delivered after `from` up to `to`; the world began at `epoch`. What it told before it may
 * tell again: a key is taken once.
 */
export const tellOffers = (source: OffersOf): void => void offerSources.push(source);

/** Hears of each suspension, once. */
export const onSuspension = (listener: (world: World, suspension: Suspension) => void): void =>
  void listeners.push(listener);

const keyOf = ({ kind, id }: Place) => `${kind} ${id}`;

/**
 * Lets a receiver fail between two times (`to` is the first moment at which it is well again); null is every one. What was
 * tried before now stays as it was. Plans of one receiver add up, the first that holds counts.
 */
export function failReceiver(world: World, place: Place | null, from: number, to: number, trouble: Trouble): void {
  settle(world);
  plans.set(world, [...(plans.get(world) ?? []), { place, from, to, trouble }]);
}

/** What went wrong for a while before anybody looked, counted from the beginning of a world. */
const PAST: readonly Planned[] = [
  { place: { kind: 'pushTask', id: 'PT-1' }, from: -190 * MINUTE, to: -168 * MINUTE, trouble: 503 },
  {
    place: { kind: 'pushTask', id: 'PT-4' },
    from: -9 * HOUR,
    to: -9 * HOUR + 22 * MINUTE,
    trouble: 'connectionRefused',
  },
  { place: { kind: 'serviceProvider', id: 'SP-1' }, from: -5 * HOUR, to: -5 * HOUR + 16 * MINUTE, trouble: 'timeout' },
];

/** What is planned for one receiver, the first that holds counts. */
function plannedFor(world: World, epoch: number, place: Place): readonly Planned[] {
  const past = PAST.map((one) => ({ ...one, from: epoch + one.from, to: epoch + one.to }));
  const isFor = (one: Planned) => one.place === null || keyOf(one.place) === keyOf(place);
  return [...(plans.get(world) ?? []), ...past].filter(isFor);
}

function termsOf(world: World, course: Course, receiver: Receiver): Terms {
  const { kind, id, name, host, isOpen } = receiver;
  const planned = plannedFor(world, course.epoch, receiver);
  return {
    isOpen,
    suspends: knows(world.gateway, 'deliveries'),
    answer: (piece, at, number) => {
      const trouble = planned.find(({ from, to }) => at >= from && at < to)?.trouble;
      return trouble === undefined ? receiver.answer(piece, at, number) : troubled(trouble, host);
    },
    onSuspended: (at, { reason }) => {
      const failures = course.lines.get(keyOf(receiver))?.failures ?? 0;
      course.suspensions.push({ kind, id, name, at, failures, reason: reason ?? '', isPast: at <= course.epoch });
    },
  };
}

function begin(world: World): Course {
  const epoch = Math.floor(world.now() / MINUTE) * MINUTE;
  const course: Course = { epoch, seenAt: epoch - HISTORY, lines: new Map(), suspensions: [] };
  courses.set(world, course);
  return course;
}

const receiversOf = (world: World, { epoch }: Course): Receiver[] =>
  receiverSources.flatMap((source) => [...source(world, epoch)]);

function lineIn(course: Course, place: Place): Line {
  const known = course.lines.get(keyOf(place)) ?? new Line(place.id, course.seenAt);
  course.lines.set(keyOf(place), known);
  return known;
}

/** Lets every delivery happen whose time has come. A feature calls it before it changes a receiver, so that what was stays. */
export function settle(world: World): Course {
  const known = courses.get(world);
  const now = world.now();
  // A clock that is set back begins it anew. What settles may look at what is settled, such as a message.
  const course = known && (known.seenAt <= now || underWay.has(world)) ? known : begin(world);
  if (underWay.has(world) || course.seenAt === now) return course;
  underWay.add(world);
  const before = course.suspensions.length;
  const receivers = receiversOf(world, course);
  const offers = offerSources.flatMap((source) => [...source(world, course.seenAt, now, course.epoch)]);
  const byPlace = new Map<string, Addressed[]>();
  for (const one of offers) {
    const own = byPlace.get(keyOf(one.to));
    if (own) own.push(one);
    else byPlace.set(keyOf(one.to), [one]);
  }
  for (const receiver of receivers) {
    const own = (byPlace.get(keyOf(receiver)) ?? []).sort((a, b) => a.at - b.at);
    lineIn(course, receiver).advance(now, own, termsOf(world, course, receiver));
  }
  course.seenAt = now;
  const fresh = course.suspensions.slice(before).sort((a, b) => a.at - b.at);
  for (const one of fresh) for (const hear of listeners) hear(world, one);
  underWay.delete(world);
  return course;
}

/** Since when deliveries are told one by one. */
export const keptSince = (world: World): number => settle(world).epoch - HISTORY;

/** Whether anybody has looked at the deliveries of a world. */
export const isBegun = (world: World): boolean => courses.has(world);

/** What a receiver was sent up to now. */
export const lineOf = (world: World, place: Place): Line => lineIn(settle(world), place);

const receiverAt = (world: World, place: Place) =>
  receiversOf(world, settle(world)).find((one) => keyOf(one) === keyOf(place));

/** What was to be delivered under a key that only one receiver has. */
export function pieceBy(world: World, key: string): Piece | null {
  for (const line of settle(world).lines.values()) {
    const piece = line.pieceOf(key);
    if (piece) return piece;
  }
  return null;
}

/** Sends something for a try to a receiver, whether it runs or not. */
export function sendTest(world: World, place: Place, about: Offer['about'], size: number): Attempt | undefined {
  const course = settle(world);
  const receiver = receiverAt(world, place);
  return receiver && lineIn(course, place).test(about, size, termsOf(world, course, receiver));
}

/** What a receiver answers now to something of nobody's line, which is not kept: what is planned for it, or its own answer. */
export function answered(world: World, place: Place, host: string, answer: Answer): Answer {
  const now = world.now();
  const planned = plannedFor(world, settle(world).epoch, place).find(({ from, to }) => now >= from && now < to);
  return planned ? troubled(planned.trouble, host) : answer;
}

/** The objects of a kind that deliver something. */
export const ownersOf = (world: World, kind: DeliveryOwner): Place[] =>
  receiversOf(world, settle(world)).filter((one) => one.kind === kind);

/** Whether there is such an object. */
export const isKnown = (world: World, place: Place): boolean => receiverAt(world, place) !== undefined;

/** What an object is called; its id where it is gone. */
export const nameOf = (world: World, place: Place): string => receiverAt(world, place)?.name ?? place.id;

/** When the next attempt of a receiver comes, if one does. */
export const nextAttemptAt = (world: World, place: Place): number | null =>
  lineOf(world, place).nextAttemptAt(receiverAt(world, place)?.isOpen ?? false);

/** How the deliveries of an object stand, as its row has it; nothing on a gateway that does not keep them. */
export function markOf(world: World, place: Place): { delivery?: DeliveryMark } {
  if (!knows(world.gateway, 'deliveries')) return {};
  const line = lineOf(world, place);
  const failed = line.failures > 0 || line.suspendedAt !== null;
  return {
    delivery: {
      state:
        line.suspendedAt !== null ? 'suspended' : line.failures > 0 && line.waiting.length > 0 ? 'retrying' : 'active',
      waiting: line.waiting.length,
      reason: failed ? (line.lastRegular?.reason ?? null) : null,
      since: line.suspendedAt,
    },
  };
}

/** The receivers that are suspended by themselves now, the latest first. */
export const suspendedNow = (world: World): Suspension[] => {
  const { lines, suspensions } = settle(world);
  return suspensions.filter((one) => lines.get(keyOf(one))?.suspendedAt === one.at).sort((a, b) => b.at - a.at);
};

/** Every suspension by itself so far, oldest first. */
export const suspensionsOf = (world: World): readonly Suspension[] => settle(world).suspensions;

/** One attempt with whom it was for: what a test asks when it wants to know what was delivered to whom and when. */
export interface ToldAttempt {
  kind: DeliveryOwner;
  receiver: string;
  at: number;
  /** When its answer was there. */
  endedAt: number;
  piece: string;
  about: Offer['about'];
  /** Names the notice of an alarm: its id, the turn, how many triggers so far, when it was. */
  key: string;
  number: number;
  origin: Attempt['origin'];
  isDelivered: boolean | null;
  reason: string | null;
  status: number | null;
}

/** Every attempt of a world up to now, oldest first, tests among them. */
export function attemptsOf(world: World): ToldAttempt[] {
  const course = settle(world);
  const { lines } = course;
  const told = receiversOf(world, course).flatMap(({ kind, id }) =>
    (lines.get(keyOf({ kind, id }))?.attempts ?? []).map((one): ToldAttempt => {
      const { at, durationMs, piece, number, origin, isDelivered, reason, status } = one;
      const { id: pieceId, about, key } = piece;
      const common = { at, endedAt: at + durationMs, piece: pieceId, about, key, number, origin };
      return { kind, receiver: id, ...common, isDelivered, reason, status };
    }),
  );
  return told.sort((a, b) => a.at - b.at);
}
