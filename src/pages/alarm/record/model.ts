import type { AcknowledgmentTurn } from '@/api/alarm/acknowledgment';
import type { AlarmRecord, AlarmTurn } from '@/api/alarm/record';
import { clockText, dateText } from '@/lib/time';

/** When something ends within days: a time of today by its clock, any other with its month and day. */
export function untilText(until: number, now: number): string {
  const day = dateText(until);
  return day === dateText(now) ? clockText(until) : `${day.slice(5)} ${clockText(until)}`;
}

/** A turn of an alarm, several triggers in a row of which nothing was sent for one reason, or what became of the care for it. */
export type Entry =
  | { kind: 'turn'; turn: AlarmTurn }
  | { kind: 'run'; first: AlarmTurn; last: AlarmTurn }
  | { kind: 'care'; turn: AcknowledgmentTurn };

const isQuiet = ({ move, decision }: AlarmTurn) =>
  move === 'trigger' && (decision === 'suppressed' || decision === 'acknowledged' || decision === 'quiet');

const isSameReason = (a: AlarmTurn, b: AlarmTurn) => a.decision === b.decision && a.quietBy?.id === b.quietBy?.id;

/** The story with its quiet stretches folded: hundreds of suppressed triggers are one line. */
export function folded(turns: readonly AlarmTurn[], care: readonly AcknowledgmentTurn[] = []): Entry[] {
  const entries: Entry[] = [];
  const rest = [...care];
  for (const turn of turns) {
    // What ended the care comes before what was told for that reason.
    while (rest[0] && rest[0].at <= turn.at) entries.push(...rest.splice(0, 1).map(ofCare));
    const last = entries.at(-1);
    if (last?.kind === 'run' && isQuiet(turn) && isSameReason(last.last, turn)) last.last = turn;
    else if (isQuiet(turn)) entries.push({ kind: 'run', first: turn, last: turn });
    else entries.push({ kind: 'turn', turn });
  }
  return [...entries, ...rest.map(ofCare)];
}

const ofCare = (turn: AcknowledgmentTurn): Entry => ({ kind: 'care', turn });

/** What came of the notices of an alarm, counted. */
export function tally(turns: readonly AlarmTurn[]) {
  const triggers = turns.filter(({ move }) => move === 'begin' || move === 'trigger');
  const sendings = turns.flatMap((turn) => turn.sendings);
  return {
    sent: sendings.filter(({ state }) => state === 'delivered').length,
    undelivered: sendings.filter(({ state }) => state !== 'delivered').length,
    suppressed: triggers.filter(({ decision }) => decision === 'suppressed').length,
    muted: turns.filter(({ decision }) => decision === 'muted').length,
    acknowledged: turns.filter(({ decision }) => decision === 'acknowledged').length,
    quiet: turns.filter(({ decision }) => decision === 'quiet').length,
  };
}

/** A name at whose end the figure is parted neither from its unit nor from the word that says of what it is. */
export const unbroken = (name: string): string =>
  name.replace(/(\d) (?=\S{1,4}$)/, '$1\u00a0').replace(/ (?=\d[\d.,]*(?:%|\u00a0\S{1,4})?$)/, '\u00a0');

/** Whether an alarm asks for nothing any more; that of an event has no end that anybody could see. */
export const isOver = ({ status }: Pick<AlarmRecord, 'status'>): boolean =>
  status === 'recovered' || status === 'interrupted';
