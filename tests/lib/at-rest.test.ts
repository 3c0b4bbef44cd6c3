import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRest, beginWait } from '@/lib/at-rest';

const IDLE_MS = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Notes what has resolved, so that a test can say that something has not. */
function watch(limitMs = 5_000) {
  const seen = { isAtRest: false };
  void atRest(limitMs).then(() => {
    seen.isAtRest = true;
  });
  return seen;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the moment when a screen has its answers', () => {
  it('is once the browser is idle, where nothing is under way', async () => {
    const seen = watch();
    expect(seen.isAtRest).toBe(false);
    await pass(IDLE_MS);
    expect(seen.isAtRest).toBe(true);
  });

  it('waits for every call, for the drawing of its answer, and for the calls that this leads to', async () => {
    const session = beginWait();
    const list = beginWait();
    const seen = watch();
    await pass(IDLE_MS);
    session();
    await pass(1_000);
    expect(seen.isAtRest).toBe(false);
    list();
    await pass(IDLE_MS / 2);
    const details = beginWait();
    await pass(1_000);
    expect(seen.isAtRest).toBe(false);
    details();
    await pass(IDLE_MS - 1);
    expect(seen.isAtRest).toBe(false);
    await pass(1);
    expect(seen.isAtRest).toBe(true);
  });

  it('does not wait longer than it is told for an answer that does not come', async () => {
    const end = beginWait();
    const seen = watch(2_000);
    await pass(1_999);
    expect(seen.isAtRest).toBe(false);
    await pass(1);
    expect(seen.isAtRest).toBe(true);
    end();
  });

  it('asks a browser that can tell when it is idle, which it need not be for longer than a second', async () => {
    let isIdle = () => {};
    const ask = vi.fn((run: () => void) => {
      isIdle = run;
    });
    vi.stubGlobal('requestIdleCallback', ask);
    const seen = watch();
    await pass(1_500);
    expect(seen.isAtRest).toBe(false);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 1_000 });
    isIdle();
    await pass(0);
    expect(seen.isAtRest).toBe(true);
  });
});
