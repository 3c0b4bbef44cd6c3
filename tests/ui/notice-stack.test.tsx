import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeStack } from '@/ui/feedback/notice-stack';
import { renderPart } from '../support/render';

const notice = { id: 7, at: 0, heard: 0, kind: 'success', title: 'Key disabled', detail: '' } as const;
const close = vi.fn();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  close.mockClear();
  await renderPart(<p>screen</p>);
  vi.useFakeTimers();
  await renderPart(<NoticeStack notices={[notice]} onClose={close} onUndo={() => {}} onRetry={() => {}} />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a notice', () => {
  it('KIT-10 is read out by itself, without taking the focus', () => {
    const item = screen.getByRole('region', { name: 'Key disabled' });
    expect(item.closest('[aria-live="polite"]')).toHaveRole('status');
    expect(document.body).toHaveFocus();
  });

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

  it('stays under the focus when the pointer goes', async () => {
    const item = screen.getByRole('region', { name: 'Key disabled' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.pointerEnter(item);
    fireEvent.pointerLeave(item);
    await pass(60_000);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a notice that can be taken back', () => {
  const undo = vi.fn();
  beforeEach(async () => {
    undo.mockClear();
    cleanup();
    const takenBack = { ...notice, undo: () => Promise.resolve() };
    await renderPart(
      <>
        <button type="button">Row</button>
        <button type="button">Elsewhere</button>
        <NoticeStack notices={[takenBack]} onClose={close} onUndo={undo} onRetry={() => {}} />
      </>,
    );
    screen.getByRole('button', { name: 'Row' }).focus();
  });

  it('goes after 1.5 seconds as any other: the header has the way back for longer', async () => {
    await pass(1_499);
    expect(close).not.toHaveBeenCalled();
    await pass(1);
    expect(close).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is reached by F8, which waits for the answer, and left to where the focus was', async () => {
    fireEvent.keyDown(document.body, { key: 'F8' });
    const button = screen.getByRole('button', { name: 'Undo' });
    expect(button).toBe(document.activeElement);
    await pass(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Row' })).toBe(document.activeElement);
  });

  it('calls nobody back who went on by Tab meanwhile', async () => {
    fireEvent.keyDown(document.body, { key: 'F8' });
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toBe(document.activeElement);
  });

  it('is closed by Escape', () => {
    fireEvent.keyDown(document.body, { key: 'F8' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
    expect(close).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByRole('button', { name: 'Row' })).toBe(document.activeElement);
  });
});
