import { expect, it, vi } from 'vitest';
import { createSignal, createStore } from '@/lib/store';

it('a store holds a value and calls who listens after each change, until they stop', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([2, 2]);
  expect(store.get()).toBe(3);
});

it('a listener that leaves or comes while a signal is told neither skips nor repeats another', () => {
  const signal = createSignal<[name: string]>();
  const late = vi.fn();
  const second = vi.fn();
  const stop = signal.subscribe(() => {
    stop();
    signal.subscribe(late);
  });
  signal.subscribe(second);
  signal.emit('one');
  expect(second).toHaveBeenCalledExactlyOnceWith('one');
  expect(late).not.toHaveBeenCalled();
  signal.emit('two');
  expect(late).toHaveBeenCalledExactlyOnceWith('two');
  expect(signal.size).toBe(2);
});
