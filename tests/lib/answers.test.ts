import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, forgetAnswers, keepAnswer } from '@/lib/contract/answers';

const MINUTE = 60_000;
const answer = (value: string) => ({ time: Date.now(), value });
const valueAt = (key: string) => answerOf<{ time: number; value: string }>(key)?.value;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetAnswers();
  vi.useRealTimers();
});

describe('a kept answer', () => {
  it('is given for five minutes', () => {
    keepAnswer('a', answer('one'));
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(valueAt('a')).toBe('one');
    vi.advanceTimersByTime(1);
    expect(valueAt('a')).toBeUndefined();
  });

  it('gives way to a newer one', () => {
    keepAnswer('a', answer('one'));
    keepAnswer('a', answer('two'));
    expect(valueAt('a')).toBe('two');
  });

  it('holds no timer', () => {
    for (const key of ['a', 'b', 'c']) keepAnswer(key, answer(key));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is gone after the clock was put back, since nobody knows its age', () => {
    keepAnswer('a', answer('one'));
    vi.setSystemTime(Date.now() - MINUTE);
    expect(valueAt('a')).toBeUndefined();
  });

  it('goes with the next answer once it is old, while a young one stays', () => {
    keepAnswer('old', answer('one'));
    vi.advanceTimersByTime(4 * MINUTE);
    keepAnswer('young', answer('two'));
    vi.advanceTimersByTime(MINUTE);
    keepAnswer('new', answer('three'));
    vi.setSystemTime(Date.now() - MINUTE);
    expect(valueAt('old')).toBeUndefined();
    expect(valueAt('young')).toBe('two');
  });

  it('is forgotten alone by its key, or with all others', () => {
    keepAnswer('a', answer('one'));
    keepAnswer('b', answer('two'));
    keepAnswer('c', answer('three'));
    forgetAnswers('a');
    expect([valueAt('a'), valueAt('b')]).toEqual([undefined, 'two']);
    forgetAnswers();
    expect([valueAt('b'), valueAt('c')]).toEqual([undefined, undefined]);
  });
});
