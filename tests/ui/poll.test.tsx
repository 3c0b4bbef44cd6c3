import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedCall } from '@/lib/contract/client';
import { usePoll } from '@/ui/data/use-poll';
import { renderPart } from '../support/render';

let answers: string[] = [];
let calls = 0;

/** A reading call as the client makes it, answered from a list whose last entry stays. */
const status: TypedCall<object, { state: string }> = Object.assign(
  async () => {
    calls += 1;
    return { state: answers[Math.min(calls, answers.length) - 1] ?? '' };
  },
  { path: '/api/dcomm/commandTask/getStatus' },
);

function Progress() {
  const { data } = usePoll(status, {}, ({ state }) => state === 'done');
  return <p>State: {data?.state}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  calls = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks after 1, 2, 4 … and at most 30 seconds, until the state is final', async () => {
  answers = [...Array(8).fill('running'), 'done'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(0);
  const waits = [1, 2, 4, 8, 16, 30, 30, 30];
  for (const [index, seconds] of waits.entries()) {
    expect(calls).toBe(index + 1);
    await pass(seconds * 1000 - 200);
    expect(calls).toBe(index + 1);
    await pass(400);
  }
  expect(screen.getByText('State: done')).toBeVisible();
  const total = calls;
  await pass(120_000);
  expect(calls).toBe(total);
});

it('rests in a hidden tab and goes on when it is seen again', async () => {
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

it('ends with its screen', async () => {
  answers = ['running'];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Progress />);
  await pass(0);
  cleanup();
  await pass(60_000);
  expect(calls).toBe(1);
});
