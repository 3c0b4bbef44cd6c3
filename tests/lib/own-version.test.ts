import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { resetCaches } from '@/lib/cache-reset';
import { isUncounted, rowCount } from '@/lib/contract/count';
import { unversioned, withOwnVersions } from '@/lib/contract/own-version';
import { withCount } from '@/lib/contract/uncounted';
import { computed, isOwnVersion, lacksVersion, namesOwnVersion, objectVersion } from '@/lib/contract/version';

const key = z.object({
  id: z.string(),
  rules: z.array(z.object({ ip: z.string() })).optional(),
  lines: z.array(z.object({ ip: z.string() })),
  usedAt: computed(z.number()),
  version: objectVersion,
});
const one = { id: 'a', lines: [{ ip: '192.0.2.1' }], usedAt: 1 };
const many = z.object({ list: z.array(key), now: z.number(), rest: z.string().optional() });

const versionOf = (data: typeof one) =>
  z.object({ version: z.number() }).parse(withOwnVersions(key, data, () => Promise.resolve(data))).version;
const readAs = (answer: unknown) => () => Promise.resolve(answer);

describe('GATE-03 an object without a version', () => {
  it('is found in an answer: itself, in a list, and not where there is nothing to have one', () => {
    expect(lacksVersion(key, one)).toBe(true);
    expect(lacksVersion(key, { ...one, version: 0 })).toBe(false);
    expect(lacksVersion(many, { list: [one], now: 1 })).toBe(true);
    expect(lacksVersion(many, { list: [], now: 1 })).toBe(false);
    expect(lacksVersion(many, { list: null })).toBe(false);
    expect(lacksVersion(key, null)).toBe(false);
    expect(lacksVersion(z.string(), 'a')).toBe(false);
  });

  it('gets one that no gateway gives, the same as long as an edit could have changed nothing', () => {
    const version = versionOf(one);
    expect(isOwnVersion(version)).toBe(true);
    expect(Number.isSafeInteger(version)).toBe(true);
    expect(versionOf({ ...one, usedAt: 2 })).toBe(version);
    expect(versionOf({ ...one, lines: [{ ip: '192.0.2.2' }] })).not.toBe(version);
    expect(isOwnVersion(0)).toBe(false);
    expect(isOwnVersion('-1')).toBe(false);
  });

  it('leaves what has a version, and what else an answer holds, as it is', () => {
    const answer = { list: [{ ...one, version: 3 }, one], now: 5, more: 'kept' };
    expect(withOwnVersions(many, answer, readAs(answer))).toEqual({
      ...answer,
      list: [
        { ...one, version: 3 },
        { ...one, version: versionOf(one) },
      ],
    });
    expect(withOwnVersions(z.string(), 'a', readAs('a'))).toBe('a');
  });

  it('is written once it was read again and is the same', async () => {
    const given = { list: [{ ...one, id: 'b' }], now: 5 };
    const read = () => Promise.resolve(withOwnVersions(many, { ...given, now: 6 }, read));
    const version = withOwnVersions(key, { ...one, id: 'b' }, read);
    const input = { id: 'b', version: z.object({ version: z.number() }).parse(version).version };
    expect(namesOwnVersion(input)).toBe(true);
    expect(namesOwnVersion({ version: 4 })).toBe(false);
    expect(namesOwnVersion(null)).toBe(false);
    expect(await unversioned(input, true)).toEqual({ id: 'b' });
  });

  it('is not written where it is another one, or nobody knows where it was read', async () => {
    const changed = versionOf({ ...one, id: 'c' });
    withOwnVersions(key, { ...one, id: 'c' }, readAs({ ...one, version: -5 }));
    const stale = { failure: { kind: 'business', code: 'stale' } };
    await expect(unversioned({ version: changed }, true)).rejects.toMatchObject(stale);
    await expect(unversioned({ version: -7 }, true)).rejects.toMatchObject(stale);
    expect(await unversioned({ version: -7, id: 'c' }, false)).toEqual({ id: 'c' });
  });

  it('is forgotten after five hundred others', async () => {
    const read = readAs(one);
    const { version } = z.object({ version: z.number() }).parse(withOwnVersions(key, { ...one, id: 'first' }, read));
    for (let index = 0; index < 500; index += 1) versionOf({ ...one, id: `${index}` });
    await expect(unversioned({ version }, true)).rejects.toMatchObject({ failure: { code: 'stale' } });
  });
});

describe('GATE-03 a list without a count', () => {
  const page = { current: 2, pageSize: 2 };

  afterEach(resetCaches);
  /** A page of a list, and which pages were asked for beside it. */
  async function counted(input: unknown, answer: { list: unknown[] }, next: unknown[] | null = []) {
    const asked: unknown[] = [];
    const read = (other: unknown) => {
      asked.push(other);
      return next ? Promise.resolve(next) : Promise.reject(new Error('away'));
    };
    return { answer: await withCount({ path: '/list', input, read }, answer), asked };
  }

  it('has as many rows as were seen, and one more while its pages are full', async () => {
    const none = rowCount.parse(undefined);
    expect(await counted(page, { list: [1, 2] })).toEqual({
      answer: { list: [1, 2], total: 5, isCounted: false },
      asked: [],
    });
    const other = { list: [1], total: null };
    expect((await counted(page, other)).answer).toEqual({ list: [1], total: 3, isCounted: false });
    const empty = { list: [], total: none };
    expect((await counted(page, empty)).answer).toMatchObject({ total: 2 });
    expect((await counted({}, { list: [1] })).answer).toEqual({ list: [1] });
  });

  it('asks for the page behind one that is not full, as long as no page of so many rows was seen', async () => {
    const long = { current: 1, pageSize: 10, keyword: 'a' };
    const first = await counted(long, { list: [1, 2] });
    expect(first.asked).toEqual([{ current: 2, pageSize: 10, keyword: 'a' }]);
    expect(first.answer).toEqual({ list: [1, 2], total: 2, isCounted: false });
    expect((await counted(long, { list: [] })).asked).toEqual([]);
    expect((await counted(long, { list: [1] }, null)).answer).toMatchObject({ total: 1 });
    expect((await counted(long, { list: [1] }, [1])).answer).toMatchObject({ total: 1 });
    await counted({ current: 1, pageSize: 10 }, { list: Array.from({ length: 10 }) });
    expect((await counted(long, { list: [1] }, [2])).asked).toEqual([]);
  });

  it('says how many rows fill a page where those are fewer than were asked for', async () => {
    const long = (current: number) => ({ current, pageSize: 10 });
    const first = await counted(long(1), { list: [1, 2, 3] }, [4]);
    expect(first.answer).toEqual({ list: [1, 2, 3], total: 4, isCounted: false, given: 3 });
    const second = await counted(long(2), { list: [4, 5, 6] });
    expect(second).toEqual({ answer: { list: [4, 5, 6], total: 7, isCounted: false, given: 3 }, asked: [] });
    expect((await counted(long(3), { list: [7] })).answer).toMatchObject({ total: 7, given: 3 });
    expect((await counted(page, { list: [1, 2] })).answer).not.toHaveProperty('given');
  });

  it.each([
    [{ list: [1], total: null }, true],
    [{ list: [] }, true],
    [{ list: [], total: rowCount.parse(undefined) }, true],
    [{ list: [1], total: rowCount.parse(9) }, false],
    [{ rows: [1] }, false],
    [null, false],
  ])('%j is one that is not counted: %s', (answer, isOne) => {
    expect(isUncounted(answer)).toBe(isOne);
  });
});
