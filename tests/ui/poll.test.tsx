import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedCall } from '@/lib/contract/client';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { useLoad } from '@/ui/data/use-load';
import { usePoll } from '@/ui/data/use-poll';
import { renderPart } from '../support/render';

let answers: string[] = [];
let calls = 0;
let asked: number[] = [];

/** A reading call as the client makes it, answered from a list whose last entry stays. */
const status: TypedCall<object, { state: string }> = Object.assign(
  async () => {
    calls += 1;
    asked.push(Date.now());
    return { state: answers[Math.min(calls, answers.length) - 1] ?? '' };
  },
  { path: '/api/dcomm/commandTask/getStatus' },
);

function Progress() {
  const { data } = usePoll(status, {}, ({ state }) => state === 'done');
  return <p>State: {data?.state}</p>;
}

function Paced() {
  useLoad(status, {}, { pollMs: 5_000 });
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

beforeEach(() => {
  calls = 0;
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** The seconds between one question and the next; the test's clock goes on by itself, so each is a little late. */
const gaps = () => asked.slice(1).map((at, index) => Math.floor((at - (asked[index] ?? 0)) / 1_000));

it('REL-7 asks after 1, 2, 4 … and at most 30 seconds, until the state is final', async () => {
  answers = [...Array(8).fill('running'), 'done'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(123_000);
  expect(gaps()).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(screen.getByText('State: done')).toBeVisible();
  await pass(120_000);
  expect(asked).toHaveLength(9);
});

it('REL-7 follows what starts after an end as closely as the first', async () => {
  answers = ['running', 'running', 'running', 'running', 'done', 'running', 'running', 'done'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(60_000);
  expect(gaps()).toEqual([1, 2, 4, 8]);
  expect(screen.getByText('State: done')).toBeVisible();
  // Something was written that starts another run.
  act(() => invalidate(resourceOf(status.path)));
  await pass(0);
  expect(screen.getByText('State: running')).toBeVisible();
  await pass(60_000);
  expect(gaps().slice(5)).toEqual([1, 2]);
  expect(screen.getByText('State: done')).toBeVisible();
});

it('REL-7 rests in a hidden tab and goes on when it is seen again', async () => {
  answers = ['running'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(0);
  setVisibility('hidden');
  await pass(60_000);
  expect(calls).toBe(1);
  setVisibility('visible');
  await pass(1_200);
  expect(calls).toBeGreaterThan(1);
});

it('REL-7 ends with its screen', async () => {
  answers = ['running'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(0);
  cleanup();
  await pass(60_000);
  expect(calls).toBe(1);
});

it('REL-7 KIT-07 a pace that an operator chose rests in a hidden tab too, and ends with its screen', async () => {
  answers = ['running'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Paced />);
  await pass(11_000);
  expect(calls).toBe(3);
  setVisibility('hidden');
  await pass(60_000);
  const rested = calls;
  // The round that was due as the tab went out of sight is the last one.
  expect(rested).toBeLessThanOrEqual(4);
  setVisibility('visible');
  await pass(6_000);
  expect(calls).toBeGreaterThan(rested);
  const seen = calls;
  cleanup();
  await pass(60_000);
  expect(calls).toBe(seen);
});
