import type { Range } from '@/lib/time';
import type { Hold } from './acknowledgment';
import { type Effective, isEffective, nextEffective } from './effective';
import {
  type AlarmMove,
  advance,
  CALM,
  judge,
  type Measurement,
  type Rule,
  type SampleVerdict,
  type Tracker,
} from './machine';
import { type NoticeType, tellsEnd, tellsTrigger } from './notice';
import { isWorse } from './scene';

export type AlarmEnd = 'recovered' | 'interrupted' | 'closed';

/** One thing that happened to an alarm. */
export interface Turn {
  at: number;
  move: AlarmMove;
  /** Triggers so far. */
  count: number;
}

/** An alarm from its first trigger to its end, if it has one. */
export interface Episode {
  source: string;
  /** When the first of the cycles in a row was that led to it. */
  since: number;
  firstAt: number;
  lastAt: number;
  endedAt: number | null;
  end: AlarmEnd | null;
  count: number;
  /** The worst that its events brought so far, and when each worse one came. */
  level: string | null;
  worsenedAt: number[];
  /** The levels that its events brought, each worse than the one before. */
  levels: { from: number; level: string }[];
  turns: Turn[];
}

/**
 * When an alarm was over, as its duration tells: an event with its last trigger, which is known for that only once no other
 * came for long enough. Null while it goes on.
 */
export const endOfEpisode = ({ end, endedAt, lastAt }: Pick<Episode, 'end' | 'endedAt' | 'lastAt'>): number | null =>
  end === 'closed' ? lastAt : endedAt;

const ENDS: Readonly<Partial<Record<AlarmMove, AlarmEnd>>> = {
  recover: 'recovered',
  interrupt: 'interrupted',
  close: 'closed',
};

type Judge = (sample: Measurement) => SampleVerdict;

interface Line {
  tracker: Tracker;
  since: number;
  open: Episode | null;
}

/** Whether a notice type tells a turn at all, whatever the clock says. */
export function tells(notice: NoticeType, { move, count }: Pick<Turn, 'move' | 'count'>): boolean {
  if (move === 'begin' || move === 'trigger') return tellsTrigger(notice, count);
  return (move === 'recover' || move === 'interrupt') && tellsEnd(notice);
}

function moveLater(one: Episode, by: number): void {
  one.since += by;
  one.firstAt += by;
  one.lastAt += by;
  if (one.endedAt !== null) one.endedAt += by;
  one.worsenedAt = one.worsenedAt.map((at) => at + by);
  for (const level of one.levels) level.from += by;
  for (const turn of one.turns) turn.at += by;
}

/** A rule at work: it is fed samples in the order of their time and knows the alarms that came of them. */
export class Watch {
  readonly episodes: Episode[] = [];
  private readonly lines = new Map<string, Line>();
  private readonly rule: Rule;
  private readonly isEvent: boolean;
  private readonly outcomeOf: Judge;

  constructor(rule: Rule, isEvent: boolean, outcomeOf: Judge = judge(rule)) {
    this.rule = rule;
    this.isEvent = isEvent;
    this.outcomeOf = outcomeOf;
  }

  feed(sample: Measurement): void {
    const { source, at } = sample;
    const line = this.lines.get(source) ?? { tracker: CALM, since: at, open: null };
    const [tracker, move] = advance(this.rule, line.tracker, this.outcomeOf(sample), this.isEvent);
    if (tracker.hits === 1 && line.tracker.hits === 0) line.since = at;
    line.tracker = tracker;
    this.lines.set(source, line);
    if (move === 'begin') this.begin(line, sample);
    else if (move !== null && line.open) {
      if (move === 'trigger') this.worsen(line.open, sample);
      this.go(line, line.open, move, at);
    }
  }

  private worsen(open: Episode, { at, level = null }: Measurement): void {
    if (level === null || !isWorse(level, open.level ?? '')) return;
    open.level = level;
    open.levels.push({ from: at, level });
    open.worsenedAt.push(at);
  }

  private begin(line: Line, { source, at, level = null }: Measurement): void {
    const turns: Turn[] = [{ at, move: 'begin', count: 1 }];
    line.open = {
      source,
      since: line.since,
      firstAt: at,
      lastAt: at,
      endedAt: null,
      end: null,
      count: 1,
      level,
      worsenedAt: [],
      levels: level === null ? [] : [{ from: at, level }],
      turns,
    };
    this.episodes.push(line.open);
  }

  private go(line: Line, open: Episode, move: AlarmMove, at: number): void {
    if (move === 'trigger') {
      open.count += 1;
      open.lastAt = at;
    }
    open.turns.push({ at, move, count: open.count });
    const end = ENDS[move];
    if (end === undefined) return;
    open.end = end;
    open.endedAt = at;
    line.open = null;
  }

  /** The same watch as if everything had come so many milliseconds later; what either of them is fed then is its own. */
  later(by: number): Watch {
    const other = new Watch(this.rule, this.isEvent, this.outcomeOf);
    // One copy of both: an alarm that goes on is the same in either.
    const { episodes, lines } = structuredClone({ episodes: this.episodes, lines: this.lines });
    for (const one of episodes) moveLater(one, by);
    for (const [source, line] of lines) other.lines.set(source, { ...line, since: line.since + by });
    other.episodes.push(...episodes);
    return other;
  }

  /** Ends everything that goes on, as when the task is paused. */
  interrupt(at: number): void {
    for (const line of this.lines.values()) {
      if (line.open) this.go(line, line.open, this.isEvent ? 'close' : 'interrupt', at);
      line.tracker = CALM;
    }
  }
}

/** How an alarm is told from a time on: a task may be changed while its alarms go on. */
export interface Terms {
  from: number;
  notice: NoticeType;
  effective: Effective;
}

/**
 * A turn of an alarm; that the effective time began while nobody had been notified of it; or that it goes on after an
 * acknowledgment, or after a silence, in which notices were left out.
 */
export interface TurnNotice extends Omit<Turn, 'move'> {
  move: AlarmMove | 'announce' | 'resume' | 'unsilence';
}

/**
 * What becomes of the notice of a turn: it is sent; the notice type leaves it out; it falls outside the effective time;
 * somebody takes care of the alarm; a silence keeps it quiet; or it is the end of an alarm that nobody was notified of.
 */
export type NoticeDecision = 'sent' | 'suppressed' | 'muted' | 'acknowledged' | 'quiet' | 'unannounced';

export interface Decided {
  turn: TurnNotice;
  decision: NoticeDecision;
}

const isBegun = ({ move }: Turn) => move === 'begin' || move === 'trigger';

/** The first moment after a time and before another one at which the effective time goes on or begins. */
function openingIn(terms: readonly Terms[], after: number, before: number): number | null {
  for (const [index, { from, effective }] of terms.entries()) {
    const start = Math.max(after, from);
    const end = Math.min(before, terms[index + 1]?.from ?? before);
    const opening = start < end ? nextEffective(effective, start) : null;
    if (opening !== null && opening < end) return opening;
  }
  return null;
}

/**
 * Turns and the bounds of holds and silences in the order of their times; an end comes before the turn that brought it, and
 * a silence is about what happens at its first moment.
 */
function stepsOf(turns: readonly Turn[], holds: readonly Hold[], quiet: readonly Range[], until: number) {
  const bounds = holds.flatMap(({ from, to, isWorse }) => [
    { at: from, rank: 2, kind: 'hold' as const },
    ...(to === null ? [] : [{ at: to, rank: 0, kind: 'free' as const, isWorse }]),
  ]);
  const silences = quiet.flatMap(([from, to]) => [
    ...(from <= until ? [{ at: from, rank: 0, kind: 'hush' as const }] : []),
    ...(to <= until ? [{ at: to, rank: 0, kind: 'speak' as const }] : []),
  ]);
  const told = turns.map((turn) => ({ at: turn.at, rank: 1, kind: 'turn' as const, turn }));
  return [...bounds, ...silences, ...told].sort((a, b) => a.at - b.at || a.rank - b.rank);
}

/**
 * Which turns of an alarm are told, up to now. Outside the effective time nothing begins to be told: an alarm that still goes
 * on when it begins is told then, once; an event does not go on. Nothing is repeated while somebody takes care of it; once
 * nobody does any more, an alarm of which notices were left out is told. The same goes for silences: times that share no
 * moment and do not meet. The end is told at any time, where anything was before it.
 */
export function decide(
  turns: readonly Turn[],
  terms: readonly Terms[],
  isEvent: boolean,
  until: number,
  holds: readonly Hold[] = [],
  quiet: readonly Range[] = [],
): Decided[] {
  const decided: Decided[] = [];
  let isNotified = false;
  let count = 0;
  /** Since when an alarm goes on that somebody should have been notified of, and what that is called. */
  let waits: { since: number; move: 'announce' | 'resume' | 'unsilence' } | null = null;
  let isHeld = false;
  let isQuiet = false;
  /** What waits until nobody takes care of it any more and no silence is about it. */
  let owed = false;
  /** When it got worse under an acknowledgment: what happens then is told. */
  let worseAt: number | null = null;
  const announce = (before: number) => {
    const at = waits === null ? null : openingIn(terms, waits.since, before);
    if (at === null || waits === null) return;
    decided.push({ turn: { at, move: waits.move, count }, decision: 'sent' });
    isNotified = true;
    waits = null;
  };
  const begun = (turn: Turn, { notice, effective }: Terms) => {
    const isDue = tells(notice, turn) || turn.at === worseAt;
    if (isHeld) {
      owed ||= isDue;
      decided.push({ turn, decision: 'acknowledged' });
      return;
    }
    if (isQuiet) {
      owed ||= isDue;
      decided.push({ turn, decision: isDue ? 'quiet' : 'suppressed' });
      return;
    }
    const isOpen = isEffective(effective, turn.at);
    decided.push({ turn, decision: isDue ? (isOpen ? 'sent' : 'muted') : 'suppressed' });
    if (isDue && isOpen) {
      isNotified = true;
      waits = null;
    } else if (waits === null && !isNotified && !isEvent) waits = { since: turn.at, move: 'announce' };
  };
  const ended = (turn: Turn, { notice }: Terms) => {
    decided.push({ turn, decision: tells(notice, turn) ? (isNotified ? 'sent' : 'unannounced') : 'suppressed' });
    waits = null;
    owed = false;
  };
  const hold = () => {
    owed ||= waits !== null;
    waits = null;
  };
  /** What was left out is told, unless it is left out for another reason still. */
  const release = (since: number, move: 'resume' | 'unsilence') => {
    if (isHeld || isQuiet) return;
    if (owed && !isEvent) waits = { since, move };
    owed = false;
  };
  for (const step of stepsOf(turns, holds, quiet, until)) {
    announce(step.at);
    if (step.kind === 'hold') {
      hold();
      isHeld = true;
    } else if (step.kind === 'hush') {
      hold();
      isQuiet = true;
    } else if (step.kind === 'free') {
      isHeld = false;
      if (step.isWorse) worseAt = step.at;
      owed ||= step.isWorse;
      release(step.at, 'resume');
    } else if (step.kind === 'speak') {
      isQuiet = false;
      release(step.at, 'unsilence');
    } else {
      const { turn } = step;
      const now = terms.findLast(({ from }) => from <= turn.at) ?? terms[0];
      if (!now) continue;
      count = turn.count;
      if (isBegun(turn)) begun(turn, now);
      else ended(turn, now);
    }
  }
  // What happens at this very moment is there already.
  announce(until + 1);
  return decided;
}

/** What a rule would have done with samples of the past: its alarms, and the notices of each notice type. */
export interface DryRun {
  episodes: readonly Episode[];
  notices: Readonly<Record<NoticeType, number>>;
  /** Notices of the rule's own type that fell outside the effective time. */
  muted: number;
  /** Alarms that nobody would have been notified of, since they were over before the effective time began. */
  quiet: number;
}

/** Feeds a rule with samples of the past, in the order of their times, and looks at what is told of it until a time. */
export function dryRun(
  rule: Rule,
  effective: Effective,
  samples: readonly Measurement[],
  isEvent: boolean,
  until = samples.at(-1)?.at ?? 0,
  outcomeOf: Judge = judge(rule),
): DryRun {
  const watch = new Watch(rule, isEvent, outcomeOf);
  for (const sample of samples) watch.feed(sample);
  const under = (notice: NoticeType) => {
    const terms = [{ from: Number.NEGATIVE_INFINITY, notice, effective }];
    return watch.episodes.map(({ turns }) => decide(turns, terms, isEvent, until));
  };
  const count = (decided: readonly Decided[], decision: NoticeDecision) =>
    decided.filter((one) => one.decision === decision).length;
  const decided = {
    single: under('single'),
    continuous: under('continuous'),
    step: under('step'),
    firstAndLast: under('firstAndLast'),
  };
  const sent = (notice: NoticeType) => count(decided[notice].flat(), 'sent');
  const own = decided[rule.notice];
  return {
    episodes: watch.episodes,
    notices: {
      single: sent('single'),
      continuous: sent('continuous'),
      step: sent('step'),
      firstAndLast: sent('firstAndLast'),
    },
    muted: count(own.flat(), 'muted'),
    quiet: own.filter((one) => count(one, 'sent') === 0).length,
  };
}
