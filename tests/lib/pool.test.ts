import { expect, it, vi } from 'vitest';
import { runPool } from '@/lib/pool';

it('runs so many at once, all of them, and nothing more once it is stopped', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const run = (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve) => ends.set(item, resolve));
  };
  const pool = runPool([1, 2, 3, 4, 5], 2, run, controller.signal);
  const end = async (item: number) => {
    ends.get(item)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  // One in a turn: who presses something meanwhile does not wait for all of them.
  expect(begun).toEqual([1]);
  await vi.waitFor(() => expect(begun).toEqual([1, 2]));
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  controller.abort();
  await end(1);
  await end(3);
  await pool;
  expect(begun).toEqual([1, 2, 3]);
  await runPool([], 2, run, controller.signal);
  expect(begun).toHaveLength(3);
});
