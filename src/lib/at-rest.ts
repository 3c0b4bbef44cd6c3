import { afterPaint } from './after-paint';

/** Calls of this page without an answer yet, and who waits for the last of them. */
let underWay = 0;
const waiting = new Set<() => void>();

/** A call begins; the function that this gives is called once when it has its answer, or none. */
export function callBegins(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const resume of waiting) resume();
    waiting.clear();
  };
}

/** How long nothing waits for a browser that is never idle. */
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
    await afterPaint();
  }
}

/**
 * Resolves once the screen has its first answers on it: no call of the page is under way, or `limitMs` are over. What nobody
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
