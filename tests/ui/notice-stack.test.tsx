import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeStack } from '@/ui/feedback/notice-stack';
import { renderPart } from '../support/render';

const notice = { id: 7, at: 0, kind: 'success', title: 'Key disabled', detail: '' } as const;
const close = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  close.mockClear();
  await renderPart(<p>screen</p>);
  vi.useFakeTimers();
  await renderPart(<NoticeStack notices={[notice]} onClose={close} onUndo={() => {}} />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a notice', () => {
  it('goes by itself after 1.5 seconds', async () => {
    await pass(1_499);
    expect(close).not.toHaveBeenCalled();
    await pass(1);
    expect(close).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('stays as long as the pointer or the focus is on it, and has its whole time again after that', async () => {
    const item = screen.getByRole('region', { name: 'Key disabled' });
    await pass(1_400);
    fireEvent.pointerEnter(item);
    await pass(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerLeave(item);
    await pass(1_499);
    expect(close).not.toHaveBeenCalled();
    await pass(1);
    expect(close).toHaveBeenCalled();
  });
});
