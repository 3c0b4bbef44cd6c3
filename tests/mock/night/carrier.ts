/**
 * How notices are brought to those whom they are for: written from the terms in mock/README.md alone, in another way than the
 * engine of the mock gateway, which it shares no code with. What only a receiver can say, it says: what it answered, how long
 * that took, and how long within seconds a notice was on its way. All times are milliseconds since 1970.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** One piece at a time, in their order; after a failure again after 1, 2, 4 and then every 5 minutes. */
const pauseAfter = (failures: number) => (failures < 3 ? 2 ** (failures - 1) : failures === 3 ? 4 : 5) * MINUTE;
/** So many failures in a row suspend a receiver until somebody resumes it. */
const MOST_FAILURES = 10;
/** So long a piece waits before it is given up. */
const KEPT = 24 * 60 * MINUTE;
/** What is refused so is not sent once more: the receiver does not want it as it is. */
const FOR_GOOD: ReadonlySet<number | null> = new Set([400, 413, 422]);
/** A notice is ready to go one to five seconds after it was told, which is known by its second. */
const READY = [SECOND, 6 * SECOND] as const;

/** A notice on its way to one receiver. */
export interface Notice {
  /** Names it, and the notices of the same alarm to the same receiver. */
  key: string;
  group: string;
  /** The end of an alarm is for whom anything before it reached, or will reach. */
  isEnd: boolean;
  /** The second in which it was told. */
  told: number;
}

/** What was noted of one attempt where it arrived; foreign is what the night knows nothing of, such as a code to sign in. */
export interface Attempt {
  at: number;
  endedAt: number;
  key: string;
  isForeign: boolean;
  number: number;
  isDelivered: boolean;
  status: number | null;
}

/** What became of a notice: `left` is an end that was not for its receiver. */
export interface Outcome {
  state: 'delivered' | 'waiting' | 'failed' | 'left';
  /** When it last changed: when the last attempt had its answer, else when it was told. */
  at: number;
  attempts: number;
}

export interface Carried {
  outcomes: Map<string, Outcome>;
  suspensions: number[];
  isSuspended: boolean;
  failures: number;
  /** Attempts that should not have been so, or not at all, and what should have been tried and was not. */
  wrong: string[];
}

interface Waiting extends Notice {
  outcome: Outcome;
}

/** Brings notices to one receiver, up to a time and as it answered; each resumption is what somebody did by hand. */
export function carry(
  notices: readonly Notice[],
  attempts: readonly Attempt[],
  resumptions: readonly number[],
  until: number,
): Carried {
  const coming = [...notices].sort((a, b) => a.told - b.told);
  const resuming = [...resumptions];
  const outcomes = new Map<string, Outcome>();
  const groups = new Map<string, Outcome[]>();
  const suspensions: number[] = [];
  const wrong: string[] = [];
  const queue: Waiting[] = [];
  let isSuspended = false;
  let failures = 0;
  /** From when on the next attempt may be made, and the one piece that it must be about after a failure. */
  let free = Number.NEGATIVE_INFINITY;
  let again: string | null = null;
  let next = 0;

  const giveUp = (before: number) => {
    for (let head = queue[0]; head && head.told + KEPT <= before; head = queue[0]) {
      head.outcome.state = 'failed';
      if (again === head.key) again = null;
      queue.shift();
    }
  };
  const arrive = (notice: Notice) => {
    giveUp(notice.told);
    const before = groups.get(notice.group) ?? [];
    const isFor = !notice.isEnd || before.some(({ state }) => state === 'delivered' || state === 'waiting');
    const outcome: Outcome = { state: isFor ? 'waiting' : 'left', at: notice.told, attempts: 0 };
    outcomes.set(notice.key, outcome);
    groups.set(notice.group, [...before, outcome]);
    if (isFor) queue.push({ ...notice, outcome });
  };
  /** What happens before a time; of what was told so shortly before nothing is ready yet. */
  const pass = (now: number, shortly: number) => {
    for (let notice = coming[next]; notice && notice.told + shortly <= now; notice = coming[next]) {
      next += 1;
      arrive(notice);
    }
    giveUp(now);
    for (let at = resuming[0]; at !== undefined && at <= now; at = resuming[0]) {
      resuming.shift();
      if (!isSuspended) wrong.push(`resumed at ${at}, and was not suspended`);
      isSuspended = false;
      failures = 0;
      free = at;
    }
  };
  const windowOf = ({ told }: Notice) => [Math.max(told + READY[0], free), Math.max(told + READY[1], free)] as const;
  const answer = ({ endedAt, isDelivered, status, key }: Attempt, found: Waiting | undefined) => {
    again = null;
    free = endedAt;
    if (found) Object.assign(found.outcome, { at: endedAt, attempts: found.outcome.attempts + 1 });
    const isOver = isDelivered || FOR_GOOD.has(status);
    if (found && isOver) {
      found.outcome.state = isDelivered ? 'delivered' : 'failed';
      queue.splice(queue.indexOf(found), 1);
    }
    failures = isDelivered ? 0 : failures + 1;
    if (!isOver) {
      again = key;
      free = endedAt + pauseAfter(failures);
    }
    if (failures < MOST_FAILURES) return;
    isSuspended = true;
    suspensions.push(endedAt);
  };

  for (const one of attempts) {
    if (one.at > until) break;
    pass(one.at, READY[0]);
    const { at, key, isForeign, number } = one;
    const first = queue[0]?.told;
    // In one second several may be told, in any order.
    const found = queue.find((waiting) => waiting.told === first && waiting.key === key);
    if (isSuspended) wrong.push(`${at} ${key}: tried while it is suspended`);
    else if (again !== null && again !== key) wrong.push(`${at} ${key}: tried before ${again}, which waits`);
    else if (isForeign && at < free) wrong.push(`${at} ${key}: tried before ${free}`);
    else if (!isForeign && !found) wrong.push(`${at} ${key}: tried, and not what waits first`);
    else if (!isForeign && found) {
      const [from, to] = windowOf(found);
      if (at < from || at > to) wrong.push(`${at} ${key}: tried not from ${from} to ${to}`);
      if (number !== found.outcome.attempts + 1) wrong.push(`${at} ${key}: number ${number}`);
    }
    answer(one, found);
  }
  pass(until, 0);
  const [head] = queue;
  if (head && !isSuspended && again === null && windowOf(head)[1] < until) wrong.push(`${head.key}: never tried`);
  if (again !== null && !isSuspended && free < until) wrong.push(`${again}: not tried again`);
  return { outcomes, suspensions, isSuspended, failures, wrong };
}
