import { describe, expect, it } from 'vitest';
import { answerOf } from '@/domain/ask/answer';
import { compare, standingsOf, timesOf } from '@/domain/ask/compare';
import type { NodeReply } from '@/domain/ask/reply';
import { failure } from '@/lib/contract/failure';

const says = (text: string, ms: number | null = null): NodeReply => ({
  state: 'answered',
  answer: answerOf('records', { sameAs: text, lines: [text], ms }),
});
const SILENT: NodeReply = { state: 'silent', words: '' };
const REFUSED: NodeReply = { state: 'refused', failure: failure('business', '60005') };

const replies = (...all: readonly (readonly [count: number, reply: NodeReply])[]) =>
  new Map(
    all.flatMap(([count, reply], kind) => Array.from({ length: count }, (_, at) => [`${kind}.${at}`, reply] as const)),
  );

const groupsOf = (all: ReadonlyMap<string, NodeReply>) =>
  compare(all).groups.map(({ key, ids, standing }) => [key, ids.length, standing]);

describe('BEY-42 answers side by side', () => {
  it('tell what most say, who says otherwise, and who says nothing', () => {
    const all = replies(
      [1, says('b')],
      [197, says('a')],
      [1, says('c')],
      [1, SILENT],
      [1, REFUSED],
      [1, { state: 'said', words: 'x' }],
    );
    expect(groupsOf(all)).toEqual([
      ['a', 197, 'most'],
      ['b', 1, 'odd'],
      ['c', 1, 'odd'],
    ]);
    expect(compare(all)).toMatchObject({ answered: 199, silent: ['3.0'], failed: ['4.0', '5.0'], stopped: [] });
  });

  it.each<[string, ReadonlyMap<string, NodeReply>, unknown]>([
    ['one', replies([3, says('a')]), [['a', 3, 'most']]],
    [
      'a tie',
      replies([2, says('a')], [2, says('b')]),
      [
        ['a', 2, 'part'],
        ['b', 2, 'part'],
      ],
    ],
    [
      'half of them is not most of them',
      replies([2, says('a')], [1, says('b')], [1, says('c')]),
      [
        ['a', 2, 'part'],
        ['b', 1, 'part'],
        ['c', 1, 'part'],
      ],
    ],
    ['none', replies([2, SILENT]), []],
  ])('mark nobody as odd where most do not agree: %s', (_, all, wanted) => {
    expect(groupsOf(all)).toEqual(wanted);
  });

  it('are two where some validated it and others did not; who has the zone itself stands with the greater part', () => {
    const of = (isValidated: boolean | null): NodeReply => ({
      state: 'answered',
      answer: answerOf('records', { sameAs: 'a', isValidated }),
    });
    expect(groupsOf(replies([3, of(true)], [1, of(false)], [2, of(null)]))).toEqual([
      ['a', 5, 'most'],
      ['a\nAD false', 1, 'odd'],
    ]);
    expect(groupsOf(replies([1, of(true)], [2, of(false)], [1, of(null)]))).toEqual([
      ['a', 3, 'most'],
      ['a\nAD true', 1, 'odd'],
    ]);
    expect(groupsOf(replies([1, of(false)], [2, of(null)]))).toEqual([['a', 3, 'most']]);
  });

  it('stand in the order in which they are looked at', () => {
    const all = replies(
      [5, says('a')],
      [2, says('b')],
      [1, says('c')],
      [1, SILENT],
      [1, REFUSED],
      [1, { state: 'stopped' }],
    );
    const order = standingsOf([...all.keys(), 'later'], compare(all));
    expect(order.map(({ id, standing }) => `${id} ${standing}`)).toEqual([
      ...['2.0 odd', '1.0 odd', '1.1 odd', '3.0 silent', '4.0 failed'],
      ...['0.0 most', '0.1 most', '0.2 most', '0.3 most', '0.4 most', '5.0 stopped', 'later waiting'],
    ]);
  });
});

describe('BEY-42 how long answers took', () => {
  it('is told by the middle one, the slowest, and bars of the same width', () => {
    const all = replies([1, says('a', 40)], [1, says('a', 9)], [2, says('a', 1)], [1, says('b')], [1, SILENT]);
    expect(timesOf(all, 4)).toEqual({ count: 4, median: 1, slowest: { id: '0.0', ms: 40 }, bars: [3, 0, 0, 1] });
    expect(timesOf(replies([2, says('a', 0)]))?.bars[0]).toBe(2);
    expect(timesOf(replies([1, says('a')]))).toBeNull();
  });
});
