/** A signal that aborts after some milliseconds. AbortSignal.timeout is newer than Chrome 96 and Safari 15. */
export function timeLimit(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
