const listeners = new Set<() => void>();

/** A cache says how it is emptied; `forgetAll` calls it. Returns the function that takes it back. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empties every cache in memory: on sign-out and on a change of account (SEC-9). */
export function forgetAll(): void {
  for (const listener of [...listeners]) listener();
}
