/** Somebody takes care of an alarm: since when, until when at most, and when it was given back. Epoch milliseconds. */
export interface Acknowledgment {
  at: number;
  /** Null: as long as the alarm goes on. */
  until: number | null;
  releasedAt: number | null;
}

/** How an acknowledgment ended: its time was up, the alarm was over, it got worse, or it was given back. */
export type AcknowledgmentEnd = 'expired' | 'over' | 'worsened' | 'released';

/** What ends an acknowledgment besides its own time. */
export interface Course {
  endedAt: number | null;
  /** When the alarm got worse than it had been before. */
  worsenedAt: readonly number[];
}

/** What ended an acknowledgment first, up to a time; null while it stands. */
export function endOf(
  { at, until, releasedAt }: Acknowledgment,
  { endedAt, worsenedAt }: Course,
  now: number,
): { at: number; end: AcknowledgmentEnd } | null {
  const ends: { at: number | null | undefined; end: AcknowledgmentEnd }[] = [
    // Of what comes at once the first one here is told: an alarm that is over needs nobody any more.
    { at: endedAt, end: 'over' },
    { at: releasedAt, end: 'released' },
    { at: worsenedAt.find((one) => one > at), end: 'worsened' },
    { at: until, end: 'expired' },
  ];
  let first: { at: number; end: AcknowledgmentEnd } | null = null;
  for (const { at: time, end } of ends) {
    if (time === null || time === undefined || time > now || time < at) continue;
    if (first === null || time < first.at) first = { at: time, end };
  }
  return first;
}

/** A time in which somebody takes care of an alarm, so that its repeats are not sent. */
export interface Hold {
  from: number;
  to: number | null;
  /** It ended since the alarm got worse, which is told whatever its notice type says. */
  isWorse: boolean;
}

/** The times in which repeats are not sent: one acknowledgment that follows another at once goes on with it. */
export function holdsOf(acknowledgments: readonly Acknowledgment[], course: Course, now: number): Hold[] {
  const holds: Hold[] = [];
  for (const one of acknowledgments) {
    const end = endOf(one, course, now);
    const last = holds.at(-1);
    const hold = { to: end?.at ?? null, isWorse: end?.end === 'worsened' };
    if (last && last.to === one.at && !last.isWorse) Object.assign(last, hold);
    else holds.push({ from: one.at, ...hold });
  }
  return holds;
}
