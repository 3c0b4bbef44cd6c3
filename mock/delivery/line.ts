import type { DeliveryReason } from '@/domain/push/delivery';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After so many failures in a row a line is suspended by itself. */
export const FAILURES_IN_A_ROW = 10;
/** A piece waits so long before it is given up. */
export const KEPT_FOR = 24 * HOUR;
/** How long the next attempt is waited for after the first failures in a row; the last one holds for all further ones. */
const PAUSES = [1, 2, 4, 5].map((minutes) => minutes * MINUTE);

/** Something to deliver. */
export interface Offer {
  /** Names it over all looks at its source: what was offered under this key is not offered again. */
  key: string;
  at: number;
  /** When it may first be tried; when it came where nothing is said. */
  readyAt?: number | undefined;
  size: number;
  about: { kind: 'module' | 'alarm' | 'code' | 'message'; id: string };
  /** Its end is for those alone who have, or will have, what was told before: taken only where a piece of this group is. */
  follows?: string | undefined;
  group?: string | undefined;
}

export interface Piece extends Offer {
  id: string;
  state: 'delivered' | 'failed' | 'waiting';
  /** From when on it may be tried, and up to when it is kept. */
  readyAt: number;
  keptUntil: number;
  isResent: boolean;
  /** Since when it waits, or waited last. */
  since: number;
  attempts: number;
  /** The latest of them. */
  last: Attempt | null;
}

/** What a receiver answers to an attempt. */
export interface Answer {
  /** Null where the way there knows no answer. */
  isDelivered: boolean | null;
  reason: DeliveryReason | null;
  status: number | null;
  reply: string;
  headers: { name: string; value: string }[];
  durationMs: number;
}

export interface Attempt extends Answer {
  id: string;
  at: number;
  piece: Piece;
  number: number;
  origin: 'event' | 'test' | 'resend';
}

/** What a line asks of its receiver at a time. */
export interface Terms {
  /** Whether it is running at all: one that somebody paused tries nothing. */
  isOpen: boolean;
  /** Whether failures in a row suspend it. */
  suspends: boolean;
  answer: (piece: Pick<Piece, 'id' | 'size'>, at: number, number: number) => Answer;
  onSuspended: (at: number, attempt: Attempt) => void;
}

/** To send the very same once more changes nothing: the receiver does not want what it is sent. */
const isForGood = ({ status }: Answer) => status === 400 || status === 413 || status === 422;

/** What one receiver is sent: pieces in their order, one at a time, each tried until it arrives or is given up. */
export class Line {
  readonly pieces: Piece[] = [];
  /** Oldest first. */
  readonly attempts: Attempt[] = [];
  failures = 0;
  suspendedAt: number | null = null;
  private readonly queue: Piece[] = [];
  private readonly byKey = new Map<string, Piece>();
  private readonly dropped = new Set<string>();
  private readonly groups = new Map<string, Piece[]>();
  private readonly owner: string;
  private nextAt = Number.NEGATIVE_INFINITY;
  private upTo: number;

  constructor(owner: string, from: number) {
    this.owner = owner;
    this.upTo = from;
  }

  pieceOf = (key: string): Piece | undefined => this.byKey.get(key);

  /** What waits, the oldest first. */
  get waiting(): readonly Piece[] {
    return this.queue;
  }

  /** Since when the first of what waits does; null where nothing does. */
  get waitingSince(): number | null {
    return this.queue.reduce<number | null>(
      (first, { since }) => (first === null ? since : Math.min(first, since)),
      null,
    );
  }

  /** The last attempt that was no test. */
  get lastRegular(): Attempt | undefined {
    return this.attempts.findLast(({ origin }) => origin !== 'test');
  }

  /** When the next attempt comes; null where nothing waits or nothing is tried. */
  nextAttemptAt(isOpen: boolean): number | null {
    const [head] = this.queue;
    return head && isOpen && this.suspendedAt === null ? Math.max(head.readyAt, this.nextAt, this.upTo) : null;
  }

  /** Lets everything happen up to a time; `offers` came since the last one, in the order of their time. */
  advance(to: number, offers: readonly Offer[], terms: Terms): void {
    let next = 0;
    for (;;) {
      const offer = offers[next];
      const arrival = offer ? Math.max(offer.at, this.upTo) : Number.POSITIVE_INFINITY;
      const due = this.nextAttemptAt(terms.isOpen) ?? Number.POSITIVE_INFINITY;
      const expiry = this.queue[0]?.keptUntil ?? Number.POSITIVE_INFINITY;
      const first = Math.min(arrival, due, expiry);
      if (first > to) break;
      if (offer && first === arrival) {
        next += 1;
        this.take(offer, arrival);
      } else if (first === expiry) this.giveUp();
      else this.attemptHead(due, terms);
    }
    this.upTo = Math.max(this.upTo, to);
  }

  private take(offer: Offer, at: number): void {
    if (this.byKey.has(offer.key) || this.dropped.has(offer.key)) return;
    const before = offer.follows === undefined ? null : (this.groups.get(offer.follows) ?? []);
    if (before && !before.some(({ state }) => state !== 'failed')) {
      this.dropped.add(offer.key);
      return;
    }
    const piece: Piece = {
      ...offer,
      at,
      id: `${this.owner}-P${this.pieces.length + 1}`,
      state: 'waiting',
      readyAt: Math.max(at, offer.readyAt ?? at),
      keptUntil: at + KEPT_FOR,
      isResent: false,
      since: at,
      attempts: 0,
      last: null,
    };
    this.pieces.push(piece);
    this.byKey.set(offer.key, piece);
    if (offer.group !== undefined) this.groups.set(offer.group, [...(this.groups.get(offer.group) ?? []), piece]);
    this.queue.push(piece);
  }

  private giveUp(): void {
    const piece = this.queue.shift();
    if (piece) piece.state = 'failed';
  }

  private attemptHead(at: number, terms: Terms): void {
    const [piece] = this.queue;
    if (!piece) return;
    const attempt = this.record(piece, at, piece.isResent ? 'resend' : 'event', terms);
    const end = at + attempt.durationMs;
    if (attempt.isDelivered !== false) {
      this.queue.shift();
      piece.state = 'delivered';
      this.failures = 0;
      this.nextAt = end;
      return;
    }
    this.failures += 1;
    if (isForGood(attempt)) {
      this.giveUp();
      this.nextAt = end;
    } else this.nextAt = end + (PAUSES[this.failures - 1] ?? PAUSES.at(-1) ?? MINUTE);
    if (!terms.suspends || this.failures < FAILURES_IN_A_ROW) return;
    this.suspendedAt = end;
    terms.onSuspended(end, attempt);
  }

  private record(piece: Piece, at: number, origin: Attempt['origin'], terms: Terms): Attempt {
    piece.attempts += 1;
    const answer = terms.answer(piece, at, piece.attempts);
    const id = `${this.owner}-A${this.attempts.length + 1}`;
    const attempt: Attempt = { ...answer, id, at, piece, number: piece.attempts, origin };
    this.attempts.push(attempt);
    piece.last = attempt;
    return attempt;
  }

  /** Sends something for a try, beside what waits: it neither waits nor counts. */
  test(about: Offer['about'], size: number, terms: Terms): Attempt {
    const at = this.upTo;
    const serial = this.attempts.filter(({ origin }) => origin === 'test').length + 1;
    const piece: Piece = {
      key: '',
      id: `${this.owner}-T${serial}`,
      at,
      size,
      about,
      state: 'waiting',
      readyAt: at,
      keptUntil: at,
      isResent: false,
      since: at,
      attempts: 0,
      last: null,
    };
    const attempt = this.record(piece, at, 'test', terms);
    piece.state = attempt.isDelivered === false ? 'failed' : 'delivered';
    return attempt;
  }

  /** Puts pieces behind what waits, to be sent once more. */
  resend(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      const at = this.upTo;
      Object.assign(piece, { state: 'waiting', isResent: true, since: at, readyAt: at, keptUntil: at + KEPT_FOR });
      this.queue.push(piece);
    }
  }

  /** What failed before counts no longer, and what waits is tried at once. */
  resume(): void {
    this.suspendedAt = null;
    this.failures = 0;
    this.nextAt = this.upTo;
  }
}
