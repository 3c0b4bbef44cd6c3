import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { OLDER, supply } from '@/lib/older-engines';

type Call = (this: unknown, ...given: unknown[]) => unknown;

const isCall = (value: unknown): value is Call => typeof value === 'function';

/** What stands in, and what the engine of this run has by that name. */
function pair(owner: object, name: string): [Call, Call] {
  const stand = OLDER.find((one) => one[0] === owner && one[1] === name)?.[2];
  const own: unknown = Reflect.get(owner, name);
  if (!isCall(stand) || !isCall(own)) throw new Error(`${name} is not there`);
  return [stand, own];
}

const list = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
const index = fc.integer({ min: -10, max: 10 });

describe('SHIP-09 what the oldest engines lack', () => {
  it('at is as the engine has it, on lists and on texts', () => {
    const [onList, ownList] = pair(Array.prototype, 'at');
    const [onText, ownText] = pair(String.prototype, 'at');
    fc.assert(
      fc.property(list, fc.string({ maxLength: 8 }), index, (items, text, place) => {
        expect(onList.call(items, place)).toBe(ownList.call(items, place));
        expect(onText.call(text, place)).toBe(ownText.call(text, place));
      }),
    );
  });

  it('findLast, toSorted and toSpliced are as the engine has them, and leave the list alone', () => {
    const calls = ['findLast', 'toSorted', 'toSpliced'].map((name) => pair(Array.prototype, name));
    fc.assert(
      fc.property(list, index, index, (items, start, count) => {
        const before = [...items];
        const given = [
          [(item: number) => item % 3 === 0],
          [(one: number, other: number) => other - one],
          [start, count, 'new'],
        ];
        for (const [place, [stand, own]] of calls.entries())
          expect(stand.call(items, ...(given[place] ?? []))).toEqual(own.call(items, ...(given[place] ?? [])));
        expect(items).toEqual(before);
      }),
    );
  });

  it('hasOwn and canParse are as the engine has them', () => {
    const [hasOwn, ownHas] = pair(Object, 'hasOwn');
    for (const name of ['a', 'toString', 'b'])
      expect(hasOwn({ a: undefined }, name)).toBe(ownHas({ a: undefined }, name));
    const [canParse, ownParse] = pair(URL, 'canParse');
    for (const given of [['https://a.example'], ['/a'], ['/a', 'https://a.example'], ['']])
      expect(canParse(...given)).toBe(ownParse(...given));
  });

  it('none of them leans on what is missing', () => {
    const missing = () => {
      throw new TypeError('is not a function');
    };
    const [hasOwn] = pair(Object, 'hasOwn');
    const [toSorted] = pair(Array.prototype, 'toSorted');
    vi.spyOn(Object, 'hasOwn').mockImplementation(missing);
    vi.spyOn(Array.prototype, 'toSorted').mockImplementation(missing);
    const found = [hasOwn({ a: 1 }, 'a'), toSorted.call([2, 1])];
    vi.restoreAllMocks();
    expect(found).toEqual([true, [1, 2]]);
  });

  it('of the time zones the own one is known', () => {
    const [stand, own] = pair(Intl, 'supportedValuesOf');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(stand('timeZone')).toEqual([zone]);
    expect(['UTC', ...(own('timeZone') as string[])]).toContain(zone);
  });

  it('is given to an engine that lacks it and to no other, and nobody meets it while walking through an object', () => {
    const bare: { kept: string; given?: string } = { kept: 'own' };
    supply([
      [bare, 'kept', 'another'],
      [bare, 'given', 'new'],
    ]);
    expect(bare.kept).toBe('own');
    expect(bare.given).toBe('new');
    expect(Object.keys(bare)).toEqual(['kept']);
  });
});
