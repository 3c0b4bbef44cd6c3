/** Work in steps: between two of them it can wait, and it may be given up there. */
export type Steps<R> = Generator<undefined, R>;

/** As long as no press or key waits long for its answer, milliseconds. */
const SLICE = 8;

/** Lets the page do what waits: a timer would be held back in a tab that is not looked at. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Does all the steps at once. */
export function whole<R>(steps: Steps<R>): R {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps in slices, between which the page answers; null where the signal ended it. */
export async function inSlices<R>(steps: Steps<R>, signal: AbortSignal): Promise<R | null> {
  let until = performance.now() + SLICE;
  while (!signal.aborted) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + SLICE;
  }
  return null;
}
