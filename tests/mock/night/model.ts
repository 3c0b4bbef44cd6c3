/**
 * What a night on call should be, second by second: written from the words of the product, in another way than the engine
 * of the mock gateway, which it shares no code with. All times are whole seconds since 1970.
 */

export type Second = number;

/** What was measured of a source of data at a second; no values where it sent nothing. */
export interface Measured {
  at: Second;
  source: string;
  values: Readonly<Record<string, unknown>> | null;
}

/** What an alarm task looks for, and whom it tells. */
export interface Watch {
  name: string;
  isHit: (values: Measured['values']) => boolean;
  /** What says nothing at all: a source that is silent where the task asks what it measured. */
  isBlind: (values: Measured['values']) => boolean;
  triggerAfter: number;
  restoreAfter: number;
  notice: 'step' | 'firstAndLast';
  receivers: readonly Receiver[];
}

export interface Receiver {
  channel: string;
  name: string;
  /** Whose address was never verified is left out, and it is said. */
  isSkipped?: boolean;
}

/** An alarm as it happens, whoever hears of it. */
export interface Happening {
  source: string;
  turns: { at: Second; move: 'begin' | 'trigger' | 'recover'; count: number }[];
}

/** One line of the story of an alarm: what happened, what became of its notice, and who was sent it when. */
export interface Line {
  at: Second;
  move: string;
  decision: string;
  sent: { at: Second; channel: string; name: string; state: 'tried' | 'skipped' }[];
}

/** Names what is told of an alarm to a receiver, by the second of what happened. */
export const noticeKey = (alarm: string, { at, move }: { at: Second; move: string }, channel: string, name: string) =>
  [alarm, move, at, channel, name].join(' ');

/** What people and machines do in a night. */
export interface Night {
  from: Second;
  to: Second;
  /** The engine is dead from one second on, and lives again in another. */
  dead: readonly [Second, Second];
  /** Of some sources nothing is told while a clock in a zone shows a time between two weekday times. */
  quiet: { sources: ReadonlySet<string>; zone: string; isQuiet: (weekday: string, time: string) => boolean };
  /** Who has an alarm, from when until when; the end is when it was given back or its time was up. */
  care: readonly { alarm: string; from: Second; to: Second }[];
}

/** Finds the alarms in what was measured: so many bad cycles in a row begin one, so many good ones end it. */
export function happeningsOf(watch: Watch, measured: readonly Measured[]): Happening[] {
  const found: Happening[] = [];
  for (const source of new Set(measured.map((one) => one.source))) {
    let bad = 0;
    let good = 0;
    let open: Happening | null = null;
    for (const { at, values } of measured.filter((one) => one.source === source)) {
      if (watch.isBlind(values)) continue;
      const isBad = watch.isHit(values);
      bad = isBad ? bad + 1 : 0;
      good = isBad ? 0 : good + 1;
      if (open && isBad) open.turns.push({ at, move: 'trigger', count: open.turns.length + 1 });
      else if (open && good === watch.restoreAfter) {
        open.turns.push({ at, move: 'recover', count: open.turns.length });
        open = null;
      } else if (!open && bad === watch.triggerAfter) {
        open = { source, turns: [{ at, move: 'begin', count: 1 }] };
        found.push(open);
      }
    }
  }
  return found;
}

/** Of the triggers of an alarm the first, the second, the fourth … are told, after the 128th each 128th. */
const isStep = (count: number) => (count > 128 ? count % 128 === 0 : [1, 2, 4, 8, 16, 32, 64, 128].includes(count));

/** The seconds of a night in which the clock of the zone says that it is quiet. */
function quietSeconds({ from, to, quiet }: Night): ReadonlySet<Second> {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: quiet.zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const seconds = new Set<Second>();
  let shown = '';
  for (let at = from; at <= to; at += 1) {
    // Zones differ from each other by whole minutes.
    if (at % 60 === 0 || shown === '') shown = clock.format(at * 1000);
    const [weekday = '', time = ''] = shown.split(' ');
    if (quiet.isQuiet(weekday.replace(',', ''), time)) seconds.add(at);
  }
  return seconds;
}

/** The seconds in which it may become another matter whether something is held back: those after a change too. */
function turningSeconds({ from, to, dead, care }: Night, isQuietAt: ReadonlySet<Second>): ReadonlySet<Second> {
  const changes = [from, ...dead, ...care.flatMap((one) => [one.from, one.to])];
  for (let at = from + 1; at <= to; at += 1) if (isQuietAt.has(at) !== isQuietAt.has(at - 1)) changes.push(at);
  return new Set(changes.flatMap((at) => [at, at + 1]));
}

/** An alarm that somebody could still have to be told of. */
interface Open {
  id: string;
  watch: Watch;
  source: string;
  lines: Line[];
  /** Whether anybody was told of it, and whom that was sent to. */
  reached: Set<string>;
  isTold: boolean;
  /** Why a notice was left out that somebody should hear of later. */
  owes: 'care' | 'quiet' | null;
}

/** Plays a night: who is told what, second by second, of alarms by their ids. Whom anything was sent to is told the end too. */
export function play(
  night: Night,
  alarms: readonly { id: string; watch: Watch; happening: Happening }[],
): Map<string, Line[]> {
  const isQuietAt = quietSeconds(night);
  const agenda = new Map<Second, { alarm: Open; turn: Happening['turns'][number] }[]>();
  const stories = new Map<string, Line[]>();
  for (const { id, watch, happening } of alarms) {
    const alarm: Open = {
      id,
      watch,
      source: happening.source,
      lines: [],
      reached: new Set(),
      isTold: false,
      owes: null,
    };
    stories.set(id, alarm.lines);
    for (const turn of happening.turns) {
      if (turn.at > night.to) continue;
      const [diedAt, livesAt] = night.dead;
      // What happens while the engine is dead is found when it lives again.
      const at = turn.at >= diedAt && turn.at < livesAt ? livesAt : turn.at;
      agenda.set(at, [...(agenda.get(at) ?? []), { alarm, turn }]);
    }
  }
  const careOf = new Map<string, { from: Second; to: Second }[]>();
  for (const one of night.care) careOf.set(one.alarm, [...(careOf.get(one.alarm) ?? []), one]);
  const isCared = ({ id }: Open, at: Second) => (careOf.get(id) ?? []).some(({ from, to }) => at > from && at < to);
  const isQuiet = ({ source }: Open, at: Second) => night.quiet.sources.has(source) && isQuietAt.has(at);

  const send = (alarm: Open, turn: { at: Second; move: string }, now: Second) => {
    const isEnd = turn.move === 'recover';
    const to = alarm.watch.receivers.filter(({ channel, name }) => !isEnd || alarm.reached.has(`${channel} ${name}`));
    const line = { at: turn.at, move: turn.move };
    const sent = to.map((receiver): Line['sent'][number] => {
      const { channel, name, isSkipped } = receiver;
      if (isSkipped) return { at: now, channel, name, state: 'skipped' };
      alarm.reached.add(`${channel} ${name}`);
      return { at: now, channel, name, state: 'tried' };
    });
    alarm.isTold = true;
    alarm.owes = null;
    alarm.lines.push({ ...line, decision: isEnd && sent.length === 0 ? 'unannounced' : 'sent', sent });
  };
  const leave = (alarm: Open, { at, move }: { at: Second; move: string }, decision: string) =>
    alarm.lines.push({ at, move, decision, sent: [] });

  const owing = new Set<Open>();
  for (const start of [...agenda.keys()].filter((at) => at < night.from).sort((a, b) => a - b))
    for (const { alarm, turn } of agenda.get(start) ?? []) meet(alarm, turn, start);
  const isTurning = turningSeconds(night, isQuietAt);
  for (let now = night.from; now <= night.to; now += 1) {
    if (now >= night.dead[0] && now < night.dead[1]) continue;
    // A second in which nothing happens is as the one before it.
    if (!isTurning.has(now) && !agenda.has(now)) continue;
    for (const alarm of owing) {
      if (isCared(alarm, now) || isQuiet(alarm, now)) continue;
      send(alarm, { at: now, move: alarm.owes === 'care' ? 'resume' : 'unsilence' }, now);
      owing.delete(alarm);
    }
    for (const { alarm, turn } of agenda.get(now) ?? []) meet(alarm, turn, now);
    for (const alarm of owing) {
      // What ends last is why it is told again.
      if (isCared(alarm, now)) alarm.owes = 'care';
      else if (isQuiet(alarm, now)) alarm.owes = 'quiet';
    }
  }
  return stories;

  function meet(alarm: Open, turn: Happening['turns'][number], now: Second): void {
    if (turn.move === 'recover') {
      owing.delete(alarm);
      if (alarm.isTold) send(alarm, turn, now);
      else leave(alarm, turn, 'unannounced');
      return;
    }
    const isDue = alarm.watch.notice === 'step' ? isStep(turn.count) : turn.count === 1;
    if (isCared(alarm, now)) leave(alarm, turn, 'acknowledged');
    else if (!isDue) leave(alarm, turn, 'suppressed');
    else if (isQuiet(alarm, now)) leave(alarm, turn, 'quiet');
    else {
      send(alarm, turn, now);
      return;
    }
    if (isDue) {
      owing.add(alarm);
      alarm.owes = isCared(alarm, now) ? 'care' : 'quiet';
    }
  }
}
