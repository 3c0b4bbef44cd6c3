/** What the screen waits for now, calls and its own code, and who waits for the end of that. */
let underWay = 0;
const waiting = new Set<() => void>();

/**
 * The screen begins to wait for something, such as a call. The function that this gives ends that: it is called once, when the
 * answer is there or will not come.
 */
export function beginWait(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const resume of waiting) resume();
    waiting.clear();
  };
}

/** A browser that is never idle is not waited for any longer, milliseconds. */
const BUSY_MS = 1_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such call: by then the screen's own files and calls are asked for.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
    else setTimeout(resolve, 100);
  });

async function answered(): Promise<void> {
  await idle();
  while (underWay > 0) {
    await new Promise<void>((resolve) => void waiting.add(resolve));
    // The answer is drawn first, and the calls that it leads to begin.
    await idle();
  }
}

/**
 * Resolves once the screen waits for nothing more, its code and its first answers are drawn, or `limitMs` are over. What nobody
 * asked for begins then; its code and its calls would take their share of the line from the rows.
 */
export function atRest(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, limitMs);
    void answered().then(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
