type Listener = (resource: string) => void;

const listeners = new Set<Listener>();

/** Tells the cache, then every screen that shows this resource (`/api/acm/secretKey`), that a write went through. */
export function announceChange(resource: string): void {
  for (const listener of [...listeners]) listener(resource);
}

/** Calls back after each write; returns the function that stops it. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
