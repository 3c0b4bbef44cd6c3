import { createSignal } from './store';

const reset = createSignal();

/** A cache says how it is emptied; `resetCaches` calls it. Returns the function that takes it back. */
export const onCacheReset = (listener: () => void): (() => void) => reset.subscribe(listener);

/** Empties every cache in memory: on sign-out and on a change of account, so that nothing of one is shown to the next. */
export const resetCaches = (): void => reset.emit();
