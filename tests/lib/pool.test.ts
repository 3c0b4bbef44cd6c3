import { expect, it, vi } from 'vitest';
import { runEach, runPool } from '@/lib/pool';

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

it('begins nothing more after a failure, and throws the first one once what began has ended', async () => {
  const { signal } = new AbortController();
  const begun: number[] = [];
  const ends = new Map<number, { well: () => void; badly: (reason: Error) => void }>();
  const run = (item: number) => {
    begun.push(item);
    return new Promise<void>((well, badly) => ends.set(item, { well, badly }));
  };
  const each = runEach([1, 2, 3], 2, run, signal);
  let isOver = false;
  const thrown = each
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  await vi.waitFor(() => expect(begun).toEqual([1, 2]));
  ends.get(2)?.badly(new Error('the first'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  ends.get(1)?.badly(new Error('another'));
  expect(await thrown).toEqual(new Error('the first'));
  expect(begun).toEqual([1, 2]);
  const well = runEach([4], 2, run, signal);
  await vi.waitFor(() => expect(begun).toContain(4));
  ends.get(4)?.well();
  await expect(well).resolves.toBeUndefined();
});
