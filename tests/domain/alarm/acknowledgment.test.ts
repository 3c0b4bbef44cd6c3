import { describe, expect, it } from 'vitest';
import { type Acknowledgment, endOf, type Hold, holdsOf } from '@/domain/alarm/acknowledgment';
import type { Effective } from '@/domain/alarm/effective';
import type { NoticeType } from '@/domain/alarm/notice';
import { decide, type Turn, Watch } from '@/domain/alarm/run';
import { isWorse } from '@/domain/alarm/scene';

const MINUTE = 60_000;
const ALL_DAY: Effective = { mode: 'allDay' };
const NIGHT: Effective = {
  mode: 'custom',
  zone: 'UTC',
  windows: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:30', to: '06:00' }],
};
const FREE = { endedAt: null, worsenedAt: [] };
const taken = (at: number, until: number | null = null, releasedAt: number | null = null): Acknowledgment => ({
  at,
  until,
  releasedAt,
});

describe('an acknowledgment', () => {
  it.each([
    ['stands', taken(10), FREE, null],
    ['stands before its time is up', taken(10, 21), FREE, null],
    ['ends with its time', taken(10, 20), FREE, { at: 20, end: 'expired' }],
    ['ends when it is given back', taken(10, 20, 15), FREE, { at: 15, end: 'released' }],
    ['ends with the alarm', taken(10, 20), { ...FREE, endedAt: 12 }, { at: 12, end: 'over' }],
    ['ends when the alarm gets worse', taken(10, 20), { ...FREE, worsenedAt: [11] }, { at: 11, end: 'worsened' }],
    ['does not end by what was worse before', taken(10), { ...FREE, worsenedAt: [5, 10] }, null],
    ['of what comes at once ends with the alarm', taken(10, 20), { ...FREE, endedAt: 20 }, { at: 20, end: 'over' }],
  ] as const)('%s', (_, one, course, end) => {
    expect(endOf(one, course, 20)).toEqual(end);
  });

  it('goes on with the one that follows it at once, as when somebody takes over', () => {
    expect(holdsOf([taken(10, null, 15), taken(15, 18)], FREE, 20)).toEqual([{ from: 10, to: 18, isWorse: false }]);
    expect(holdsOf([taken(10, 12), taken(15)], FREE, 20)).toEqual([
      { from: 10, to: 12, isWorse: false },
      { from: 15, to: null, isWorse: false },
    ]);
  });
});

describe('levels', () => {
  it('are worse by their order, and one that is not known is worse than none', () => {
    expect(isWorse('critical', 'error')).toBe(true);
    expect(isWorse('error', 'error')).toBe(false);
    expect(isWorse('notice', 'error')).toBe(false);
    expect(isWorse('purple', 'debug')).toBe(false);
    expect(isWorse('debug', 'purple')).toBe(true);
  });

  it('of an alarm rise with its events, and never fall', () => {
    const rule = {
      filters: [],
      event: null,
      match: 'all' as const,
      triggers: [{ field: 'code', operator: 'equal' as const, value: 'bad' }],
      triggerAfter: 1,
      restoreAfter: 3,
      notice: 'step' as const,
    };
    const watch = new Watch(rule, true);
    for (const [index, level] of ['warning', 'notice', 'critical', 'critical', 'error'].entries())
      watch.feed({ at: index, source: 'a', values: { code: 'bad' }, level });
    expect(watch.episodes).toMatchObject([{ level: 'critical', worsenedAt: [2] }]);
    const bare = new Watch(rule, true);
    bare.feed({ at: 0, source: 'a', values: { code: 'bad' } });
    bare.feed({ at: 1, source: 'a', values: { code: 'bad' }, level: 'notice' });
    expect(bare.episodes).toMatchObject([{ level: 'notice', worsenedAt: [1] }]);
  });
});

/** Turns of one alarm by their minute: `0 begin, 5 trigger, 10 recover`. */
function turnsOf(text: string): Turn[] {
  let count = 0;
  return text.split(', ').map((one): Turn => {
    const [minute = '', move = ''] = one.split(' ');
    if (move !== 'begin' && move !== 'trigger' && move !== 'recover' && move !== 'interrupt') throw new Error(move);
    if (move === 'begin' || move === 'trigger') count += 1;
    return { at: Number(minute) * MINUTE, move, count };
  });
}

interface Case {
  story: string;
  holds: [from: number, to: number | null, isWorse?: boolean][];
  notice?: NoticeType;
  effective?: Effective;
  isEvent?: boolean;
}

function told({ story, holds, notice = 'continuous', effective = ALL_DAY, isEvent = false }: Case): string[] {
  const terms = [{ from: 0, notice, effective }];
  const at = holds.map(
    ([from, to, isWorse = false]): Hold => ({
      from: from * MINUTE,
      to: to === null ? null : to * MINUTE,
      isWorse,
    }),
  );
  const until = 60 * MINUTE;
  return decide(turnsOf(story), terms, isEvent, until, at).map(
    ({ turn, decision }) => `${turn.at / MINUTE} ${turn.move} ${decision}`,
  );
}

describe('an alarm that somebody takes care of', () => {
  it.each<[string, Case, string[]]>([
    [
      'is not repeated, and its recovery is told',
      { story: '0 begin, 5 trigger, 10 trigger, 15 recover', holds: [[3, 15]] },
      ['0 begin sent', '5 trigger acknowledged', '10 trigger acknowledged', '15 recover sent'],
    ],
    [
      'is not repeated as long as nobody gives it back',
      { story: '0 begin, 5 trigger', holds: [[3, null]] },
      ['0 begin sent', '5 trigger acknowledged'],
    ],
    [
      'is told again once its time is up and notices were left out, then repeated as before',
      { story: '0 begin, 5 trigger, 10 trigger', holds: [[3, 8]] },
      ['0 begin sent', '5 trigger acknowledged', '8 resume sent', '10 trigger sent'],
    ],
    [
      'is not told for the time being up alone, where nothing was left out',
      { notice: 'firstAndLast', story: '0 begin, 5 trigger, 10 trigger', holds: [[3, 8]] },
      ['0 begin sent', '5 trigger acknowledged', '10 trigger suppressed'],
    ],
    [
      'that got worse is told at once, whatever its notice type leaves out',
      { notice: 'single', story: '0 begin, 5 trigger, 10 trigger', holds: [[3, 10, true]] },
      ['0 begin sent', '5 trigger acknowledged', '10 trigger sent'],
    ],
    [
      'that got worse by its task is told then',
      { notice: 'single', story: '0 begin, 5 trigger, 10 trigger', holds: [[3, 7, true]] },
      ['0 begin sent', '5 trigger acknowledged', '7 resume sent', '10 trigger suppressed'],
    ],
    [
      'of an event that got worse is told, and never for the time alone',
      {
        isEvent: true,
        notice: 'single',
        story: '0 begin, 5 trigger, 10 trigger',
        holds: [
          [1, 5, true],
          [6, 8],
        ],
      },
      ['0 begin sent', '5 trigger sent', '10 trigger suppressed'],
    ],
    [
      'outside the effective time is not announced while somebody has it, and is once nobody does',
      { effective: NIGHT, story: '0 begin, 50 trigger', holds: [[10, 45]] },
      ['0 begin muted', '45 resume sent', '50 trigger sent'],
    ],
    [
      'that recovers while somebody has it and nobody had been notified ends without a word',
      { effective: NIGHT, story: '0 begin, 40 recover', holds: [[10, 40]] },
      ['0 begin muted', '40 recover unannounced'],
    ],
    [
      'taken over is held on to: what was owed is told once at the last end',
      {
        story: '0 begin, 5 trigger, 9 trigger',
        holds: [
          [3, 6],
          [6, 12],
        ],
      },
      ['0 begin sent', '5 trigger acknowledged', '9 trigger acknowledged', '12 resume sent'],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given)).toEqual(expected);
  });
});
