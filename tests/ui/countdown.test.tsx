import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setGatewayClock } from '@/lib/gateway-clock';
import { useCountdown } from '@/ui/data/use-countdown';

const START = Date.UTC(2026, 10, 23, 9, 0, 0);

/** The page's clock of a machine that sleeps for some seconds, while the browser's goes on. */
let slept = 0;
function sleep(seconds: number): void {
  slept += seconds * 1000;
  vi.setSystemTime(Date.now() + seconds * 1000);
}

beforeEach(() => {
  slept = 0;
  vi.useFakeTimers({ now: START });
  setGatewayClock(START);
  const origin = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - origin - slept);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

function counted(seconds: number, since?: number) {
  const { result, rerender } = renderHook(({ seconds, since }) => useCountdown(seconds, since), {
    initialProps: { seconds, since },
  });
  const hear = (seconds: number, since: number) => act(() => rerender({ seconds, since }));
  return { left: () => result.current, hear };
}

describe('a countdown', () => {
  it('runs down to 0 and stays there', () => {
    const { left } = counted(3);
    expect(left()).toBe(3);
    pass(2);
    expect(left()).toBe(1);
    pass(9);
    expect(left()).toBe(0);
  });

  it('is set by each answer, also by one that leaves less than its own clock says, and by one after the end', () => {
    const { left, hear } = counted(60, START);
    pass(2);
    expect(left()).toBe(58);
    hear(29, Date.now());
    expect(left()).toBe(29);
    pass(40);
    expect(left()).toBe(0);
    hear(20, Date.now());
    expect(left()).toBe(20);
    pass(1);
    expect(left()).toBe(19);
  });

  it('counts an answer that was long on its way from when it was asked for', () => {
    const { left } = counted(54, START - 20_000);
    expect(left()).toBe(34);
  });

  it('knows when the machine wakes up how long it slept, and not only at the next second', () => {
    const { left } = counted(60);
    pass(5);
    sleep(30);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(left()).toBe(25);
  });

  it('is not made longer by a browser clock that is put back', () => {
    const { left } = counted(60);
    // The page's clock goes on all the same.
    vi.mocked(performance.now).mockReturnValue(10_000);
    vi.setSystemTime(START - 3_600_000);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(left()).toBe(50);
  });
});
