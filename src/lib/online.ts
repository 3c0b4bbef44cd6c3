/**
 * Waits some milliseconds before something is tried again, and no longer than until the network is back. Rejects with
 * the signal's reason once it is aborted.
 */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onBack = () => end(resolve);
    const onAbort = () => end(() => reject(signal.reason));
    const timer = setTimeout(onBack, ms);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', onBack);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    if (signal.aborted) return onAbort();
    window.addEventListener('online', onBack);
    signal.addEventListener('abort', onAbort);
  });
}

/**
 * A signal that ends with another one, and as soon as the browser knows of no network: a call on its way would only time
 * out. `release` stops listening.
 */
export function whileOnline(signal: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  window.addEventListener('offline', end);
  signal.addEventListener('abort', end);
  const release = () => {
    window.removeEventListener('offline', end);
    signal.removeEventListener('abort', end);
  };
  return { signal: controller.signal, release };
}
