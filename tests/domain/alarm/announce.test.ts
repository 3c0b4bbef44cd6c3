import { describe, expect, it } from 'vitest';
import type { Effective } from '@/domain/alarm/effective';
import type { NoticeType } from '@/domain/alarm/notice';
import { decide, type Turn } from '@/domain/alarm/run';

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const within = (from: string, to: string, zone = 'Asia/Shanghai'): Effective => ({
  mode: 'custom',
  zone,
  windows: [{ days: DAILY, from, to }],
});
const NIGHT = within('22:00', '06:00');
const ALL_DAY: Effective = { mode: 'allDay' };

/** `begin 14:30, trigger 15:30`: turns of one alarm; the days follow each other as the clock goes back, `+1` is a day later. */
function turnsOf(text: string, day: string, offset: string): Turn[] {
  let count = 0;
  return text.split(', ').map((one): Turn => {
    const [move = '', clock = '', later = '0'] = one.split(' ');
    if (move === 'begin' || move === 'trigger') count += 1;
    const at = Date.parse(`${day}T${clock}:00${offset}`) + Number(later) * 86_400_000;
    if (move !== 'begin' && move !== 'trigger' && move !== 'recover' && move !== 'interrupt' && move !== 'close')
      throw new Error(move);
    return { at, move, count };
  });
}

interface Case {
  story: string;
  notice?: NoticeType;
  effective?: Effective;
  isEvent?: boolean;
  until?: string;
}

function toldIn({ story, notice = 'firstAndLast', effective = NIGHT, isEvent = false, until = '23:00 1' }: Case) {
  const [clock, later] = until.split(' ');
  const end = Date.parse(`2026-11-02T${clock}:00+08:00`) + Number(later) * 86_400_000;
  const terms = [{ from: 0, notice, effective }];
  return decide(turnsOf(story, '2026-11-02', '+08:00'), terms, isEvent, end).map(({ turn, decision }) => {
    const shown = new Date(turn.at + 8 * 3_600_000).toISOString().slice(11, 16);
    return `${turn.move} ${shown} ${decision}`;
  });
}

describe('an alarm outside the effective time', () => {
  it.each<[string, Case, string[]]>([
    [
      'is told when the window opens, once, and its end to whoever heard of it',
      { story: 'begin 14:30, trigger 15:30, trigger 22:30, recover 03:30 1' },
      [
        'begin 14:30 muted',
        'trigger 15:30 suppressed',
        'announce 22:00 sent',
        'trigger 22:30 suppressed',
        'recover 03:30 sent',
      ],
    ],
    [
      'that is over before the window opens is never told, and neither is its end',
      { story: 'begin 14:30, recover 21:59' },
      ['begin 14:30 muted', 'recover 21:59 unannounced'],
    ],
    [
      'that is over the moment the window opens is not told',
      { story: 'begin 14:30, recover 22:00' },
      ['begin 14:30 muted', 'recover 22:00 unannounced'],
    ],
    [
      'that still goes on is told up to now',
      { story: 'begin 14:30', until: '22:00 0' },
      ['begin 14:30 muted', 'announce 22:00 sent'],
    ],
    ['waits until then', { story: 'begin 14:30', until: '21:59 0' }, ['begin 14:30 muted']],
    [
      'that began inside hears its end outside',
      { story: 'begin 05:30, trigger 06:30, recover 07:30' },
      ['begin 05:30 sent', 'trigger 06:30 suppressed', 'recover 07:30 sent'],
    ],
    [
      'is not announced a second night',
      { story: 'begin 14:30, trigger 23:30, trigger 23:30 1, recover 01:00 2', until: '12:00 2' },
      [
        'begin 14:30 muted',
        'announce 22:00 sent',
        'trigger 23:30 suppressed',
        'trigger 23:30 suppressed',
        'recover 01:00 sent',
      ],
    ],
    [
      'with step inhibition goes on at its own steps',
      { notice: 'step', story: 'begin 20:00, trigger 21:00, trigger 22:30, trigger 23:30, interrupt 07:00 1' },
      [
        'begin 20:00 muted',
        'trigger 21:00 muted',
        'announce 22:00 sent',
        'trigger 22:30 suppressed',
        'trigger 23:30 sent',
        'interrupt 07:00 sent',
      ],
    ],
    [
      'is told by the trigger itself where one that is told comes as the window opens',
      { notice: 'continuous', story: 'begin 21:00, trigger 22:00, recover 23:00' },
      ['begin 21:00 muted', 'trigger 22:00 sent', 'recover 23:00 sent'],
    ],
    [
      'is announced where that trigger is left out',
      { notice: 'step', story: 'begin 20:00, trigger 21:00, trigger 22:00, recover 23:00' },
      [
        'begin 20:00 muted',
        'trigger 21:00 muted',
        'trigger 22:00 suppressed',
        'announce 22:00 sent',
        'recover 23:00 sent',
      ],
    ],
    [
      'of a single notice has that one at the opening, and no end',
      { notice: 'single', story: 'begin 14:30, recover 03:30 1' },
      ['begin 14:30 muted', 'announce 22:00 sent', 'recover 03:30 suppressed'],
    ],
    [
      'of an event does not go on, so nothing is told later',
      { isEvent: true, notice: 'step', story: 'begin 14:30, close 23:30' },
      ['begin 14:30 muted', 'close 23:30 suppressed'],
    ],
    [
      'is told at midnight where the window begins there',
      { effective: within('00:00', '06:00'), story: 'begin 14:30, recover 03:30 1' },
      ['begin 14:30 muted', 'announce 00:00 sent', 'recover 03:30 sent'],
    ],
    [
      'all day is as it always was',
      { effective: ALL_DAY, story: 'begin 14:30, trigger 15:30, recover 16:00' },
      ['begin 14:30 sent', 'trigger 15:30 suppressed', 'recover 16:00 sent'],
    ],
  ])('%s', (_, given, expected) => {
    expect(toldIn(given)).toEqual(expected);
  });

  it.each([
    ['2026-10-24', '20:00Z', '2026-10-24T20:00Z', 'in summer'],
    ['2026-10-25', '20:00Z', '2026-10-25T21:00Z', 'on the day when the clocks went back'],
    ['2026-03-29', '19:00Z', '2026-03-29T20:00Z', 'on the day when they went forward'],
  ])('is told at 22:00 by the clocks of Berlin, %s', (day, before, expected) => {
    const begin: Turn = { at: Date.parse(`${day}T12:00Z`), move: 'begin', count: 1 };
    const terms = [{ from: 0, notice: 'step' as const, effective: within('22:00', '06:00', 'Europe/Berlin') }];
    const told = decide([begin], terms, false, Date.parse(`${day}T${before}`) + 3 * 3_600_000);
    expect(told.at(-1)).toEqual({
      turn: { at: Date.parse(expected), move: 'announce', count: 1 },
      decision: 'sent',
    });
  });

  it('is told when a changed task lets it be', () => {
    const begin: Turn = { at: Date.parse('2026-11-02T14:30+08:00'), move: 'begin', count: 1 };
    const changed = Date.parse('2026-11-02T15:00+08:00');
    const terms = [
      { from: 0, notice: 'step' as const, effective: NIGHT },
      { from: changed, notice: 'step' as const, effective: ALL_DAY },
    ];
    expect(decide([begin], terms, false, changed + 1).map(({ turn }) => [turn.move, turn.at])).toEqual([
      ['begin', begin.at],
      ['announce', changed],
    ]);
    // What a later change of the task would let be is not known yet.
    const later = [terms[0], { from: changed + 2, notice: 'step' as const, effective: ALL_DAY }].flatMap(
      (one) => one ?? [],
    );
    expect(decide([begin], later, false, changed + 1).map(({ turn }) => turn.move)).toEqual(['begin']);
    // Nothing is told of a task that no terms are known of.
    expect(decide([begin], [], false, changed)).toEqual([]);
  });
});

describe('an alarm that a silence is about', () => {
  const DAY = '2026-11-02';
  const at = (clock: string) => Date.parse(`${DAY}T${clock}:00+08:00`);
  /** What is told of a story by the times of its silences, and of whoever takes care of it. */
  const toldIn = (story: string, quiet: [string, string][], holds: [string, string][] = [], isEvent = false) =>
    decide(
      turnsOf(story, DAY, '+08:00'),
      [{ from: 0, notice: 'firstAndLast', effective: ALL_DAY }],
      isEvent,
      at('20:00'),
      holds.map(([from, to]) => ({ from: at(from), to: at(to), isWorse: false })),
      quiet.map(([from, to]) => [at(from), at(to)]),
    ).map(
      ({ turn, decision }) =>
        `${turn.move} ${new Date(turn.at + 8 * 3_600_000).toISOString().slice(11, 16)} ${decision}`,
    );

  it.each<[string, string[], string, [string, string][], [string, string][]?, boolean?]>([
    [
      'is told when the silence ends, and its end to whoever heard of it',
      ['begin 10:30 quiet', 'trigger 10:40 suppressed', 'unsilence 11:00 sent', 'recover 12:00 sent'],
      'begin 10:30, trigger 10:40, recover 12:00',
      [['10:00', '11:00']],
    ],
    [
      'that is over before the silence ends is never told',
      ['begin 10:30 quiet', 'recover 10:50 unannounced'],
      'begin 10:30, recover 10:50',
      [['10:00', '11:00']],
    ],
    [
      'is told before a silence that has not begun yet',
      ['begin 10:30 sent', 'recover 12:00 sent'],
      'begin 10:30, recover 12:00',
      [['21:00', '22:00']],
    ],
    [
      'is not told by the end of a silence while somebody takes care of it, but after that',
      ['begin 10:30 quiet', 'resume 11:30 sent', 'recover 12:00 sent'],
      'begin 10:30, recover 12:00',
      [['10:00', '11:00']],
      [['10:40', '11:30']],
    ],
    ['is not told by a silence that goes on until now', ['begin 10:30 quiet'], 'begin 10:30', [['10:00', '20:30']]],
    ['of an event is not told later', ['begin 10:30 quiet'], 'begin 10:30', [['10:00', '11:00']], [], true],
  ])('%s', (_, told, story, quiet, holds, isEvent) => {
    expect(toldIn(story, quiet, holds, isEvent)).toEqual(told);
  });
});
