import type { World } from './world';

type Listener = (world: World) => void;

const listeners: Listener[] = [];

/** Hears of each write of a world before it is done: what it changes can still be seen as it was. */
export const hearWrites = (listener: Listener): void => void listeners.push(listener);

/** Tells whoever listens that something is about to be written. */
export function tellWrite(world: World): void {
  for (const listener of listeners) listener(world);
}
