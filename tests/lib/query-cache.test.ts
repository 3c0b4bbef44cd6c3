import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { secretKeys } from '@/api/account-center/secret-key';
import type { roles } from '@/api/business-account/role';
import type { subAccounts } from '@/api/business-account/sub-account';
import {
  clearQueries,
  deferInvalidations,
  freshResult,
  invalidate,
  onInvalidate,
  onQueryResult,
  outdate,
  queryResult,
  setQueryResult,
  shareFetch,
} from '@/lib/contract/query-cache';
import { resourceIn } from '@/lib/contract/resource';

const MINUTE = 60_000;
const ROLE = resourceIn<typeof roles>('/api/acm/role');
const keep = (key: string, value: string, resources = [ROLE]) =>
  setQueryResult({ key, value, at: Date.now(), resources: new Set(resources) });
const valueAt = (key: string) => queryResult<string>(key)?.value;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearQueries();
  vi.useRealTimers();
});

describe('a kept answer', () => {
  it('is given for five minutes', () => {
    keep('a', 'one');
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(valueAt('a')).toBe('one');
    vi.advanceTimersByTime(1);
    expect(valueAt('a')).toBeUndefined();
  });

  it('gives way to a newer one', () => {
    keep('a', 'one');
    keep('a', 'two');
    expect(valueAt('a')).toBe('two');
  });

  it('holds no timer', () => {
    for (const key of ['a', 'b', 'c']) keep(key, key);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is gone after the clock was put back, since nobody knows its age', () => {
    keep('a', 'one');
    vi.setSystemTime(Date.now() - MINUTE);
    expect(valueAt('a')).toBeUndefined();
  });

  it('goes with the next answer once it is old, while a young one stays', () => {
    keep('old', 'one');
    vi.advanceTimersByTime(4 * MINUTE);
    keep('young', 'two');
    vi.advanceTimersByTime(MINUTE);
    keep('new', 'three');
    vi.setSystemTime(Date.now() - MINUTE);
    expect(valueAt('old')).toBeUndefined();
    expect(valueAt('young')).toBe('two');
  });

  it('is forgotten after a write of its resource, or of one that it depends on', () => {
    keep('list of roles', 'one');
    keep('an account, with its role', 'two', [resourceIn<typeof subAccounts>('/api/acm/subAccount'), ROLE]);
    keep('keys', 'three', [resourceIn<typeof secretKeys>('/api/acm/secretKey')]);
    invalidate(ROLE);
    expect([valueAt('list of roles'), valueAt('an account, with its role')]).toEqual([undefined, undefined]);
    expect(valueAt('keys')).toBe('three');
    clearQueries();
    expect(valueAt('keys')).toBeUndefined();
  });
});

describe('many writes that follow each other', () => {
  const ACCOUNT = resourceIn<typeof subAccounts>('/api/acm/subAccount');

  it('forget answers at once, and tell who shows them once, when the last run of them is over', () => {
    const told: string[] = [];
    const stop = onInvalidate((resource) => told.push(resource));
    keep('list of roles', 'one');
    const [outer, inner] = [deferInvalidations(), deferInvalidations()];
    for (const resource of [ROLE, ACCOUNT, ROLE]) invalidate(resource);
    expect(valueAt('list of roles')).toBeUndefined();
    inner();
    inner();
    expect(told).toEqual([]);
    outer();
    expect(told).toEqual([ROLE, ACCOUNT]);
    invalidate(ROLE);
    expect(told).toHaveLength(3);
    stop();
  });
});

describe('who shows an answer', () => {
  it('hears of each newer one to its own question, until it leaves', () => {
    const heard: string[] = [];
    const stops = ['first', 'second'].map((name) =>
      onQueryResult<string>('a', ({ value }) => heard.push(`${name} ${value}`)),
    );
    keep('a', 'one');
    keep('b', 'two');
    stops[0]?.();
    keep('a', 'three');
    stops[1]?.();
    keep('a', 'four');
    expect(heard).toEqual(['first one', 'second one', 'second three']);
  });
});

describe('a question that is under way', () => {
  const call = () => {
    let settle: { answer: (value: string) => void; fail: () => void } = { answer: () => {}, fail: () => {} };
    const promise = new Promise<string>((answer, reject) => {
      settle = { answer, fail: () => reject(new Error('failed')) };
    });
    return { promise, ...settle };
  };

  it('is asked once by many, and anew by the part that asked it', async () => {
    const [first, second] = [call(), call()];
    const asked = shareFetch('a', null, () => first.promise);
    expect(shareFetch('a', null, () => second.promise)).toBe(asked);
    expect(shareFetch('b', null, () => second.promise)).toBe(second.promise);
    const anew = shareFetch('a', asked, () => second.promise);
    expect(anew).toBe(second.promise);
    first.answer('old');
    await asked;
    expect(shareFetch('a', null, () => first.promise)).toBe(anew);
    second.answer('new');
    await anew;
  });

  it('is asked anew after it was answered or failed', async () => {
    const failing = call();
    const failed = shareFetch('a', null, () => failing.promise);
    failing.fail();
    await expect(failed).rejects.toThrow('failed');
    const next = call();
    expect(shareFetch('a', null, () => next.promise)).toBe(next.promise);
    next.answer('one');
    await next.promise;
    const last = call();
    expect(shareFetch('a', null, () => last.promise)).toBe(last.promise);
  });
});

describe('an answer of a moment ago', () => {
  const isFresh = () => freshResult<string>('fresh') !== undefined;

  it('serves another part as long as one shows it, nothing asks anew and nothing was written', async () => {
    keep('fresh', 'one');
    expect(isFresh()).toBe(false);
    const stop = onQueryResult('fresh', () => {});
    expect(isFresh()).toBe(true);
    const asked = shareFetch('fresh', null, () => Promise.resolve('two'));
    expect(isFresh()).toBe(false);
    await asked;
    expect(isFresh()).toBe(true);
    vi.advanceTimersByTime(5_000);
    expect(isFresh()).toBe(false);
    keep('fresh', 'three');
    expect(isFresh()).toBe(true);
    outdate();
    expect(isFresh()).toBe(false);
    stop();
  });

  it('is none where none was kept', () => {
    const stop = onQueryResult('fresh', () => {});
    expect(isFresh()).toBe(false);
    stop();
  });
});
