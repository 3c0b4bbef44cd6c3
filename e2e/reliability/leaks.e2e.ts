import type { CDPSession, Page } from '@playwright/test';
import config from '../../playwright.config';
import { expect, signIn, test } from '../support/console';

// The engine compiles what runs often, and counts the machine code as heap: as much again in a hundred cycles as the
// bound allows. Without the compiler the figure is what the console holds.
const launch = config.use?.launchOptions;
test.use({ launchOptions: { ...launch, args: [...(launch?.args ?? []), '--js-flags=--jitless'] } });

const CYCLES = 100;
const WARM_UP = 15;

interface Use {
  heap: number;
  listeners: number;
  timers: number;
}

/** Counts the timers of the page that are neither cleared nor over. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<unknown>();
    const { setTimeout: later, setInterval: often, clearTimeout: noLater, clearInterval: never } = window;
    const after = (run: () => void, ms?: number) => {
      const id = later(() => {
        live.delete(id);
        run();
      }, ms);
      live.add(id);
      return id;
    };
    const every = (run: () => void, ms?: number) => {
      const id = often(run, ms);
      live.add(id);
      return id;
    };
    const end = (stop: (id?: number) => void) => (id?: number) => {
      live.delete(id);
      stop.call(window, id);
    };
    Object.assign(window, {
      setTimeout: after,
      setInterval: every,
      clearTimeout: end(noLater),
      clearInterval: end(never),
      liveTimers: () => live.size,
    });
  });
}

/** Goes through the menu inside the page, so that the test's own traffic weighs nothing. */
const cycle = (page: Page, times: number) =>
  page.evaluate(async (rounds) => {
    const visit = async (name: string) => {
      const link = [...document.querySelectorAll('nav a')].find((one) => one.textContent?.trim() === name);
      if (!(link instanceof HTMLElement)) throw new Error(`no link ${name}`);
      link.click();
      while (document.querySelector('h1')?.textContent !== name) await new Promise(requestAnimationFrame);
    };
    for (let round = 0; round < rounds; round += 1) {
      await visit('Account info');
      if (round % 25 === 0) await visit('Console home');
      await visit('Secret keys');
    }
  }, times);

const timersOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const live: unknown = Reflect.get(window, 'liveTimers');
    return typeof live === 'function' ? Number(live()) : Number.NaN;
  });

async function look(page: Page, devtools: CDPSession): Promise<Use> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const timers = await timersOf(page);
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), timers };
}

/** What is in use once the screen has come to rest: parts that come late add listeners of their own. */
async function measure(page: Page, devtools: CDPSession): Promise<Use> {
  await page.waitForLoadState('networkidle');
  let use = await look(page, devtools);
  const isAtRest = async () => {
    const { listeners } = use;
    use = await look(page, devtools);
    return use.listeners === listeners;
  };
  await expect.poll(isAtRest, { message: 'the number of listeners stays', intervals: [500] }).toBe(true);
  return use;
}

test('REL-8 after 100 route cycles the heap is at most 10 % larger; listeners and timers are back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await countTimers(page);
  await signIn(page, 'main', { language: 'en-US' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto('/account_center/secret_key');
  await page.getByRole('row').nth(2).waitFor();
  await cycle(page, WARM_UP);
  const before = await measure(page, devtools);
  await cycle(page, CYCLES);
  const after = await measure(page, devtools);
  test.info().annotations.push({ type: 'REL-8', description: JSON.stringify({ before, after }) });
  expect(after.heap / before.heap).toBeLessThanOrEqual(1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.02);
  // What the last screen still waits for ends by itself.
  await expect.poll(() => timersOf(page)).toBeLessThanOrEqual(before.timers + 2);
});
