import { describe, expect, it } from 'vitest';
import { differences, isSame } from '@/lib/form/comparison';

describe('two values of a field', () => {
  it.each([
    ['nothing and nothing', undefined, '', true],
    ['an empty list and null', [], null, true],
    ['a number and its digits', 53, '53', true],
    ['two texts', 'a', 'b', false],
    ['lists of the same', [1, { a: '2' }], ['1', { a: 2 }], true],
    ['lists of another length', [1], [1, 2], false],
    ['lists in another order', [1, 2], [2, 1], false],
    ['an object that lacks what is empty', { a: 1 }, { a: 1, b: '' }, true],
    ['objects that differ', { a: 1, b: 1 }, { a: 1, b: 2 }, false],
    ['an object and a text', { a: 1 }, 'a', false],
    ['a text and an object', 'a', { a: 1 }, false],
    ['what is no plain object, by what is written down of it', new Date(0), new Date(0), true],
  ])('%s: %j and %j are the same: %s', (_, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});

describe('the states of a form', () => {
  const states = {
    base: { name: 'a', times: { from: '1', to: '2' }, rules: [{ ip: '1' }] },
    theirs: { name: 'a', times: { from: '1', to: '3' }, rules: [{ ip: '1' }] },
    mine: { name: 'b', times: { from: '0', to: '2' }, rules: [{ ip: '1' }], note: '' },
  };
  const keysOf = (isField: (key: string) => boolean) => differences(states, isField).map(({ key }) => key);

  it('differ field by field, an object gone into unless a field holds the whole of it', () => {
    expect(keysOf(() => false)).toEqual(['name', 'times.from', 'times.to']);
    expect(keysOf((key) => key === 'times')).toEqual(['name', 'times']);
  });

  it('have no field where there are no values', () => {
    expect(differences({ base: undefined, theirs: undefined, mine: undefined }, () => true)).toEqual([]);
  });
});
