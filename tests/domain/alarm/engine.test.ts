import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, testOf, type Value } from '@/domain/alarm/condition';
import { isSameCourse, LOST_LIMIT, type Measurement, type Rule } from '@/domain/alarm/machine';
import { NOTICES, nextTold, STEPS, tellsTrigger, toldTriggers } from '@/domain/alarm/notice';
import { decide, dryRun, endOfEpisode, tells, Watch } from '@/domain/alarm/run';
import { condition, effective, rule, samples, value } from './rules';

function opposite(one: Condition): Condition | null {
  if (one.operator === 'equal') return { ...one, operator: 'notEqual' };
  if (one.operator === 'contains') return { ...one, operator: 'notContains' };
  if (one.operator === 'in') return { ...one, operator: 'notIn' };
  return one.operator === 'empty' ? { ...one, operator: 'notEmpty' } : null;
}

const BASE: Rule = {
  filters: [],
  event: null,
  match: 'all',
  triggers: [{ field: 'qps', operator: 'greater', value: 100 }],
  triggerAfter: 1,
  restoreAfter: 1,
  notice: 'step',
};
const ALL_DAY = { mode: 'allDay' } as const;

/** One sample each cycle: `x` above the threshold, `.` below, `?` lost, `~` outside the filter. */
const stream = (text: string): Measurement[] =>
  [...text].map((mark, index) => ({
    at: index,
    source: 'node-1',
    values: { qps: mark === 'x' ? 500 : 5, site: mark === '~' ? 'other' : 'here' },
    isLost: mark === '?',
  }));
const movesOf = (text: string, change: Partial<Rule> = {}, isEvent = false) => {
  const watch = new Watch({ ...BASE, ...change }, isEvent);
  for (const sample of stream(text)) watch.feed(sample);
  return watch.episodes.map(({ turns }) => turns.map(({ at, move }) => `${at} ${move}`).join(', '));
};

describe('the alarms of a changed rule', () => {
  const site: Condition = { field: 'site', operator: 'equal', value: 'here' };
  const two: Rule = { ...BASE, filters: [site, { ...site, field: 'code' }], triggers: [...BASE.triggers, site] };

  it.each<[string, Rule, Rule, boolean]>([
    ['go on under another notice type', BASE, { ...BASE, notice: 'single' }, true],
    ['go on where its conditions stand in another order', two, { ...two, filters: [...two.filters].reverse() }, true],
    ['go on under any instead of all of a single one', BASE, { ...BASE, match: 'any' }, true],
    ['end under any instead of all of two', two, { ...two, match: 'any' }, false],
    [
      'end under another threshold',
      BASE,
      { ...BASE, triggers: [{ field: 'qps', operator: 'greater', value: 9 }] },
      false,
    ],
    ['end under another count', BASE, { ...BASE, triggerAfter: 2 }, false],
  ])('%s', (_, one, other, isSame) => {
    expect(isSameCourse(one, other)).toBe(isSame);
  });
});

describe('a condition', () => {
  it.each<[Condition, Value, boolean]>([
    [{ field: 'f', operator: 'equal', value: 'API.acme.example' }, 'api.acme.example', true],
    [{ field: 'f', operator: 'equal', value: '5.0' }, 5, true],
    [{ field: 'f', operator: 'equal', value: '2001:db8::1' }, '2001:DB8:0:0::1', true],
    [{ field: 'f', operator: 'notEqual', value: 'a' }, null, true],
    [{ field: 'f', operator: 'greater', value: 0 }, null, false],
    [{ field: 'f', operator: 'greater', value: 0 }, '', false],
    [{ field: 'f', operator: 'greaterOrEqual', value: 5 }, 5, true],
    [{ field: 'f', operator: 'less', value: 5 }, 5, false],
    [{ field: 'f', operator: 'lessOrEqual', value: 5 }, 5, true],
    [{ field: 'f', operator: 'contains', value: 'ACME' }, 'api.acme.example', true],
    [{ field: 'f', operator: 'notContains', value: 'acme' }, undefined, true],
    [{ field: 'f', operator: 'empty' }, '  ', true],
    [{ field: 'f', operator: 'empty' }, 0, false],
    [{ field: 'f', operator: 'notEmpty' }, 0, true],
    [{ field: 'f', operator: 'notEmpty' }, '  ', false],
    [{ field: 'f', operator: 'in', values: ['1', '2'] }, 2, true],
    [{ field: 'f', operator: 'notIn', values: ['1', '2'] }, null, true],
    [{ field: 'f', operator: 'cidr', value: '192.0.2.0/24' }, '192.0.2.255', true],
    [{ field: 'f', operator: 'cidr', value: '192.0.2.0/24' }, '::ffff:192.0.2.1', true],
    [{ field: 'f', operator: 'cidr', value: '192.0.2.0/24' }, '192.0.3.0', false],
    [{ field: 'f', operator: 'cidr', value: '192.0.2.0/24' }, 'no address', false],
    [{ field: 'f', operator: 'cidr', value: '192.0.2.0/24' }, 3221225985, false],
    [{ field: 'f', operator: 'cidr', value: 'no network' }, '192.0.2.1', false],
  ])('%j holds for %j: %s', (one, given, expected) => {
    expect(testOf(one)(given)).toBe(expected);
  });

  it('is exactly the opposite of its negation, whatever was measured', () => {
    fc.assert(
      fc.property(condition, value, (one, given) => {
        const negated = opposite(one);
        if (negated) expect(testOf(negated)(given)).toBe(!testOf(one)(given));
      }),
    );
  });
});

describe('an alarm', () => {
  it.each<[string, Partial<Rule>, string[]]>([
    ['x', {}, ['0 begin']],
    ['xx.x', {}, ['0 begin, 1 trigger, 2 recover', '3 begin']],
    ['xx.xxx', { triggerAfter: 3 }, ['5 begin']],
    ['x.x..', { restoreAfter: 2 }, ['0 begin, 2 trigger, 4 recover']],
    ['xxxxx', { triggerAfter: 5 }, ['4 begin']],
    ['x~~x', { filters: [{ field: 'site', operator: 'equal', value: 'here' }] }, ['0 begin, 3 trigger']],
    [`x${'?'.repeat(LOST_LIMIT - 1)}x`, {}, [`0 begin, ${LOST_LIMIT} trigger`]],
    [`x${'?'.repeat(LOST_LIMIT)}x`, {}, [`0 begin, ${LOST_LIMIT} interrupt`, `${LOST_LIMIT + 1} begin`]],
  ])('of %s under %j: %j', (text, change, moves) => {
    expect(movesOf(text, change)).toEqual(moves);
  });

  it('of an event never recovers: it is closed, and the next one is another alarm', () => {
    expect(movesOf('xx.x', {}, true)).toEqual(['0 begin, 1 trigger, 2 close', '3 begin']);
  });

  it.each([
    ['an event with its last trigger', 'xx.', true, 1],
    ['a state when it recovered', 'xx.', false, 2],
    ['an event never while it goes on', 'xx', true, null],
  ])('was over: %s', (_, text, isEvent, end) => {
    const watch = new Watch(BASE, isEvent);
    for (const sample of stream(text)) watch.feed(sample);
    expect(watch.episodes.map(endOfEpisode)).toEqual([end]);
  });

  it('is interrupted when its task is paused, and counting begins anew', () => {
    const watch = new Watch({ ...BASE, triggerAfter: 2 }, false);
    for (const sample of stream('xxx')) watch.feed(sample);
    watch.interrupt(3);
    watch.feed({ at: 4, source: 'node-1', values: { qps: 500 } });
    expect(watch.episodes.map(({ end, endedAt, count }) => [end, endedAt, count])).toEqual([['interrupted', 3, 2]]);
  });

  it.each([false, true])(
    'that came later is the same but for its times, and has a course of its own (event: %s)',
    (isEvent) => {
      const levels = ['minor', 'critical', 'major'];
      const at = (by: number) => (sample: Measurement, index: number) => ({
        ...sample,
        at: sample.at + by,
        level: levels[index % 3] ?? null,
      });
      const [before, after] = [stream('xx.xx?'), stream('x...x')];
      const feed = (watch: Watch, given: readonly Measurement[]) => {
        for (const sample of given) watch.feed(sample);
        return watch;
      };
      const [one, late] = [new Watch(BASE, isEvent), new Watch(BASE, isEvent)];
      const other = feed(one, before.map(at(0))).later(1000);
      const told = JSON.stringify(one.episodes);
      feed(other, after.map(at(2000)));
      expect(other.episodes).toEqual(feed(feed(late, before.map(at(1000))), after.map(at(2000))).episodes);
      expect(JSON.stringify(one.episodes)).toBe(told);
    },
  );

  it('counts on as if all had come later where it had not begun yet, since the first of its cycles', () => {
    const fed = (watch: Watch, text: string, from: number) => {
      for (const sample of stream(text)) watch.feed({ ...sample, at: sample.at + from });
      return watch;
    };
    const rule: Rule = { ...BASE, triggerAfter: 3 };
    const [one] = fed(fed(new Watch(rule, false), '.xx', 0).later(1000), 'x', 1003).episodes;
    expect([one?.since, one?.firstAt]).toEqual([1001, 1003]);
  });

  it('never begins earlier nor ends earlier than the rule says, whatever the samples are', () => {
    fc.assert(
      fc.property(rule, samples, (one, given) => {
        const { episodes } = dryRun(one, ALL_DAY, given, false);
        for (const { since, firstAt, lastAt, endedAt, count, turns } of episodes) {
          expect(firstAt - since).toBeGreaterThanOrEqual((one.triggerAfter - 1) * 60_000);
          expect(lastAt).toBeGreaterThanOrEqual(firstAt);
          if (endedAt !== null) expect(endedAt - lastAt).toBeGreaterThanOrEqual(60_000);
          expect(turns.filter(({ move }) => move === 'begin' || move === 'trigger')).toHaveLength(count);
        }
      }),
    );
  });

  it('is the same however the samples are cut into parts', () => {
    fc.assert(
      fc.property(rule, samples, fc.nat(80), (one, given, cut) => {
        const watch = new Watch(one, false);
        for (const sample of given.slice(0, cut)) watch.feed(sample);
        for (const sample of given.slice(cut)) watch.feed(sample);
        expect(watch.episodes).toEqual(dryRun(one, ALL_DAY, given, false).episodes);
      }),
    );
  });
});

describe('a notice type', () => {
  it('tells triggers 1, 2, 4 … 128 and every 128th after that by steps', () => {
    const told = Array.from({ length: 520 }, (_, index) => index + 1).filter((count) => tellsTrigger('step', count));
    expect(told).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 384, 512]);
    expect(STEPS).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
  });

  it('counts in one go what it tells one by one, and names the next', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOTICES), fc.integer({ min: 1, max: 1000 }), (notice, count) => {
        const all = Array.from({ length: count }, (_, index) => index + 1);
        expect(toldTriggers(notice, count)).toBe(all.filter((one) => tellsTrigger(notice, one)).length);
        const next = nextTold(notice, count);
        if (next === null) return;
        expect(next).toBeGreaterThan(count);
        expect(toldTriggers(notice, next)).toBe(toldTriggers(notice, count) + 1);
        expect(toldTriggers(notice, next - 1)).toBe(toldTriggers(notice, count));
      }),
    );
  });

  it('sends, mutes or leaves unannounced each notice of a dry run, and loses none', () => {
    fc.assert(
      fc.property(rule, effective, samples, fc.boolean(), (one, times, given, isEvent) => {
        const { notices, muted, quiet, episodes } = dryRun(one, times, given, isEvent);
        const terms = [{ from: 0, notice: one.notice, effective: times }];
        const until = given.at(-1)?.at ?? 0;
        const decided = episodes.flatMap(({ turns }) => decide(turns, terms, isEvent, until));
        const told = episodes.flatMap((episode) => episode.turns).filter((turn) => tells(one.notice, turn)).length;
        const announced = decided.filter(({ turn }) => turn.move === 'announce').length;
        const unannounced = decided.filter(({ decision }) => decision === 'unannounced').length;
        expect(notices[one.notice] - announced + muted + unannounced).toBe(told);
        expect(quiet).toBeLessThanOrEqual(muted);
        expect(notices.single).toBeLessThanOrEqual(notices.firstAndLast);
        expect(notices.step).toBeLessThanOrEqual(notices.continuous);
      }),
    );
  });
});

describe('each notice type', () => {
  it.each([
    ['single', [1], false],
    ['firstAndLast', [1], true],
    ['continuous', Array.from({ length: 300 }, (_, index) => index + 1), true],
    ['step', [1, 2, 4, 8, 16, 32, 64, 128, 256], true],
  ] as const)('%s tells the triggers that it says', (notice, triggers, isEndTold) => {
    const counts = Array.from({ length: 300 }, (_, index) => index + 1);
    expect(counts.filter((count) => tells(notice, { move: 'trigger', count }))).toEqual(triggers);
    expect(toldTriggers(notice, 300)).toBe(triggers.length);
    const told = new Set<number | null>(triggers);
    for (const count of counts.slice(0, 256)) {
      const next = counts.find((one) => one > count && told.has(one)) ?? (notice === 'step' ? 384 : null);
      expect(nextTold(notice, count), `after ${count}`).toBe(next);
    }
    expect(tells(notice, { move: 'recover', count: 3 })).toBe(isEndTold);
    expect(tells(notice, { move: 'interrupt', count: 3 })).toBe(isEndTold);
    expect(tells(notice, { move: 'close', count: 3 })).toBe(false);
  });

  it('counts what it told, and what fell outside the effective time', () => {
    const any = { ...BASE, match: 'any', notice: 'continuous' } as const;
    const run = dryRun(any, ALL_DAY, stream('xxx.'), false);
    expect(run).toMatchObject({ notices: { single: 1, continuous: 4, step: 3, firstAndLast: 2 }, muted: 0 });
    const never = { mode: 'custom', zone: 'UTC', windows: [] } as const;
    // The end of an alarm that nobody was notified of is no notice that was muted.
    expect(dryRun(any, never, stream('xxx.'), false)).toMatchObject({ notices: { continuous: 0 }, muted: 3, quiet: 1 });
  });
});

describe('a rule that waits for an event', () => {
  const WAITS = { ...BASE, event: 'zoneChanged', triggers: [{ field: 'qps', operator: 'greater', value: 0 }] } as const;
  const happened = (at: number, event: string | null, isLost = false): Measurement => ({
    ...{ at, event, isLost },
    source: 'node-1',
    values: { qps: 1 },
  });

  it('looks at no other event', () => {
    const watch = new Watch(WAITS, true);
    watch.feed(happened(0, 'zoneDeleted'));
    watch.feed(happened(1, null));
    expect(watch.episodes).toEqual([]);
    watch.feed(happened(2, 'zoneChanged'));
    expect(watch.episodes.map(({ firstAt }) => firstAt)).toEqual([2]);
  });

  it('is closed by silence or by a pause, not interrupted', () => {
    const [lost, paused] = [new Watch(WAITS, true), new Watch(WAITS, true)];
    for (const watch of [lost, paused]) watch.feed(happened(0, 'zoneChanged'));
    for (let at = 1; at <= LOST_LIMIT; at += 1) lost.feed(happened(at, null, true));
    paused.interrupt(9);
    paused.interrupt(10);
    expect([...lost.episodes, ...paused.episodes].map(({ end, endedAt }) => [end, endedAt])).toEqual([
      ['closed', LOST_LIMIT],
      ['closed', 9],
    ]);
  });
});
