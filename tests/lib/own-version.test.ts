import { describe, expect, it } from 'vitest';
import * as z from 'zod';
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

  it('has as many rows as were seen, and one more while its pages are full', () => {
    expect(withCount(page, { list: [1, 2] })).toEqual({ list: [1, 2], total: 5, isCounted: false });
    expect(withCount(page, { list: [1], total: null })).toEqual({ list: [1], total: 3, isCounted: false });
    expect(withCount(page, { list: [], total: rowCount.parse(undefined) })).toMatchObject({ total: 2 });
    expect(withCount({}, { list: [1] })).toEqual({ list: [1] });
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
