// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256Of } from '@/lib/digest';
import { untilOnline, whileOnline } from '@/lib/online';
import { durationText } from '@/lib/time';
import { rateOf, type Sample, withSample } from '@/lib/transfer-rate';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the rate of a transfer', () => {
  it('is what moved in the span of its samples, per second', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 1_000, max: 10_000 }),
        fc.integer({ min: 1, max: 1e9 }),
        (at, ms, bytes) => {
          const samples = [
            { at, bytes: 7 },
            { at: at + ms, bytes: 7 + bytes },
          ];
          expect(rateOf(samples)).toBeCloseTo((bytes * 1000) / ms);
        },
      ),
    );
  });

  it.each<[string, Sample[]]>([
    ['nothing', []],
    ['one moment', [{ at: 0, bytes: 9 }]],
    [
      'less than a second',
      [
        { at: 0, bytes: 0 },
        { at: 999, bytes: 9 },
      ],
    ],
    [
      'a standstill',
      [
        { at: 0, bytes: 9 },
        { at: 5_000, bytes: 9 },
      ],
    ],
  ])('cannot be said of %s', (_, samples) => {
    expect(rateOf(samples)).toBeNull();
  });

  it('is of all that moved between the first sample and the last one', () => {
    const samples = [0, 1, 2, 3].map((second) => ({ at: second * 1000, bytes: second ** 2 }));
    expect(rateOf(samples)).toBe(3);
  });

  it('forgets what is more than ten seconds ago', () => {
    const old = { at: 0, bytes: 1 };
    const edge = { at: 1, bytes: 2 };
    expect(withSample([old, edge], { at: 10_001, bytes: 3 })).toEqual([edge, { at: 10_001, bytes: 3 }]);
  });
});

describe('a length of time', () => {
  it.each([
    [0, '1 sec', '1 秒'],
    [59.2, '60 sec', '60 秒'],
    [60, '1 min', '1 分钟'],
    [61, '2 min', '2 分钟'],
    [3_600, '1 hr', '1 小时'],
    [4_000_000, '1112 hr', '1112 小时'],
  ])('of %d seconds is rounded up in its largest unit', (seconds, english, chinese) => {
    expect(durationText(seconds, 'en-US')).toBe(english);
    expect(durationText(seconds, 'zh-CN')).toBe(chinese);
  });
});

describe('a checksum', () => {
  it('is the SHA-256 of all bytes (FIPS 180-4)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (bytes) => {
        expect(await sha256Of(new Uint8Array(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('is missing where the browser has no Web Crypto', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(Reflect.get({}, 'none'));
    expect(await sha256Of(new Uint8Array(1))).toBeNull();
  });
});

describe('the wait before another attempt', () => {
  const wait = (signal = new AbortController().signal) => {
    const settled = vi.fn();
    return { settled, done: untilOnline(500, signal).then(() => settled('on'), settled) };
  };

  it('ends after its time', async () => {
    vi.useFakeTimers();
    const { settled } = wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('on');
  });

  it('is over when the network is back', async () => {
    vi.useFakeTimers();
    const { settled, done } = wait();
    window.dispatchEvent(new Event('online'));
    await done;
    expect(settled).toHaveBeenCalledWith('on');
  });

  it('leaves no listener behind', async () => {
    const controller = new AbortController();
    const heard = [window, controller.signal].map((target) => ({
      added: vi.spyOn(target, 'addEventListener'),
      removed: vi.spyOn(target, 'removeEventListener'),
    }));
    const { done } = wait(controller.signal);
    window.dispatchEvent(new Event('online'));
    await done;
    for (const { added, removed } of heard) {
      expect(added).toHaveBeenCalledOnce();
      expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
        added.mock.calls.map(([type, listener]) => [type, listener]),
      );
    }
  });

  it('ends with the reason of its signal, before or while it waits', async () => {
    const controller = new AbortController();
    const running = wait(controller.signal);
    controller.abort('given up');
    const late = wait(controller.signal);
    await Promise.all([running.done, late.done]);
    expect(running.settled).toHaveBeenCalledWith('given up');
    expect(late.settled).toHaveBeenCalledWith('given up');
  });
});

describe('a signal while there is a network', () => {
  it('ends when the network is gone, or with the other signal, before or later', () => {
    const none = new AbortController();
    const line = whileOnline(none.signal);
    expect(line.signal.aborted).toBe(false);
    window.dispatchEvent(new Event('offline'));
    expect(line.signal.aborted).toBe(true);
    const other = new AbortController();
    const later = whileOnline(other.signal);
    other.abort('given up');
    expect(later.signal.reason).toBe('given up');
    expect(whileOnline(other.signal).signal.aborted).toBe(true);
  });

  it('hears nothing once it is released', () => {
    const other = new AbortController();
    const line = whileOnline(other.signal);
    line.release();
    window.dispatchEvent(new Event('offline'));
    other.abort();
    expect(line.signal.aborted).toBe(false);
  });
});
