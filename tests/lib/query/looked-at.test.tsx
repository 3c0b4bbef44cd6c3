import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '@/lib/query/queries';

/** The queries of the page itself, which follow its window: whether it is seen, has the focus and is online. */
let asked = 0;
const want = (pollMs = 0) =>
  queries.of<number>('a').want({
    read: async () => {
      asked += 1;
      return asked;
    },
    resources: new Set(),
    pollMs,
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function see(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  queries.reset();
  vi.useRealTimers();
});

it('REL-7 a pace rests as long as the page is hidden, and goes on at once when it is seen', async () => {
  const leave = want(1_000);
  await pass(2_500);
  expect(asked).toBe(3);
  see('hidden');
  await pass(60_000);
  expect(asked).toBe(3);
  see('visible');
  await pass(0);
  expect(asked).toBe(4);
  await pass(2_000);
  expect(asked).toBe(6);
  leave();
  await pass(60_000);
  expect(asked).toBe(6);
});

it('REL-7 a pace that came due in a page without a network goes on as soon as there is one', async () => {
  const leave = want(1_000);
  await pass(500);
  see('hidden');
  await pass(5_000);
  expect(asked).toBe(1);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  see('visible');
  await pass(60_000);
  expect(asked).toBe(1);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(asked).toBe(2);
  leave();
});

it.each([
  ['gets the focus', () => window.dispatchEvent(new Event('focus')), 2],
  ['comes in sight', () => see('visible'), 2],
  ['goes out of sight', () => see('hidden'), 1],
  [
    'gets the focus without a network',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('focus'));
    },
    1,
  ],
])('a page that %s asks for what it shows only where it is looked at and has a network', async (_, happen, count) => {
  want();
  await pass(60_000);
  happen();
  await pass(0);
  expect(asked).toBe(count);
});
