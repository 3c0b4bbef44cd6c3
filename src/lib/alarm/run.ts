import { type Effective, isEffective } from './effective';
import { advance, CALM, judge, type Move, type Rule, type Sample, type Tracker } from './machine';
import { type Notice, tellsRecovery, tellsTrigger } from './notice';

export type AlarmEnd = 'recovered' | 'interrupted' | 'closed';

/** One thing that happened to an alarm. */
export interface Turn {
  at: number;
  move: Move;
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
  level: string | null;
  turns: Turn[];
}

const ENDS: Readonly<Partial<Record<Move, AlarmEnd>>> = {
  recover: 'recovered',
  interrupt: 'interrupted',
  close: 'closed',
};

interface Line {
  tracker: Tracker;
  since: number;
  open: Episode | null;
}

/** Whether a notice type tells a turn at all, whatever the clock says. */
export function tells(notice: Notice, { move, count }: Pick<Turn, 'move' | 'count'>): boolean {
  if (move === 'begin' || move === 'trigger') return tellsTrigger(notice, count);
  return move === 'recover' && tellsRecovery(notice);
}

/** A rule at work: it is fed samples in the order of their time and knows the alarms that came of them. */
export class Watch {
  readonly episodes: Episode[] = [];
  private readonly lines = new Map<string, Line>();
  private readonly rule: Rule;
  private readonly isEvent: boolean;
  private readonly outcomeOf: (sample: Sample) => ReturnType<ReturnType<typeof judge>>;

  constructor(rule: Rule, isEvent: boolean) {
    this.rule = rule;
    this.isEvent = isEvent;
    this.outcomeOf = judge(rule);
  }

  feed(sample: Sample): void {
    const { source, at } = sample;
    const line = this.lines.get(source) ?? { tracker: CALM, since: at, open: null };
    const [tracker, move] = advance(this.rule, line.tracker, this.outcomeOf(sample), this.isEvent);
    if (tracker.hits === 1 && line.tracker.hits === 0) line.since = at;
    line.tracker = tracker;
    this.lines.set(source, line);
    if (move === 'begin') this.begin(line, sample);
    else if (move !== null && line.open) this.go(line, line.open, move, at);
  }

  private begin(line: Line, { source, at, level = null }: Sample): void {
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
      turns,
    };
    this.episodes.push(line.open);
  }

  private go(line: Line, open: Episode, move: Move, at: number): void {
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

  /** Ends everything that goes on, as when the task is paused. */
  interrupt(at: number): void {
    for (const line of this.lines.values()) {
      if (line.open) this.go(line, line.open, this.isEvent ? 'close' : 'interrupt', at);
      line.tracker = CALM;
    }
  }
}

/** What a rule would have done with samples of the past: its alarms, and the notices of each notice type. */
export interface DryRun {
  episodes: readonly Episode[];
  notices: Readonly<Record<Notice, number>>;
  /** Notices of the rule's own type that fell outside the effective time. */
  muted: number;
}

/** Feeds a rule with samples of the past, in the order of their times. */
export function dryRun(rule: Rule, effective: Effective, samples: readonly Sample[], isEvent: boolean): DryRun {
  const watch = new Watch(rule, isEvent);
  for (const sample of samples) watch.feed(sample);
  const turns = watch.episodes.flatMap((episode) => episode.turns);
  const sent = (notice: Notice, isWithin: boolean) =>
    turns.filter((turn) => tells(notice, turn) && isEffective(effective, turn.at) === isWithin).length;
  return {
    episodes: watch.episodes,
    notices: {
      single: sent('single', true),
      continuous: sent('continuous', true),
      step: sent('step', true),
      firstAndLast: sent('firstAndLast', true),
    },
    muted: sent(rule.notice, false),
  };
}
