import type { Browser, BrowserContext } from '@playwright/test';
import { fresh, PROFILES, type Profile, settle, type Visit, visit, within } from './browser';
import { type Control, LARGE } from './large';
import { packedSize } from './packed';
import { median, percentile, slope } from './stats';
import { type Leg, type Screen, type Target, uncover } from './targets';

/** What one round of a suite found: `home.desktop.ready` → 412. */
export type Figures = Record<string, number>;

const WARM_TRIPS = 4;
/** Until then the heap grows by compiled code and by caches that fill once. */
const HEAP_WARM_UP = 20;
const HEAP_TRIPS = 40;
const HEAP_EVERY = 5;
const TYPED = 'tradecode42';
const REPEATS = 5;
/** The browser reports no interaction that is shorter. */
const SHORTEST_INTERACTION = 16;

/** One measurement of a suite; what it finds is empty-handed or whole. */
export interface Measure {
  name: string;
  run(browser: Browser): Promise<Figures>;
}

async function signedIn<T>(
  browser: Browser,
  { signIn }: Pick<Target, 'signIn'>,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await fresh(browser);
  try {
    await signIn?.(context);
    return await use(context);
  } finally {
    await context.close();
  }
}

/** Scripts as brotli KB, and all requests, that were asked for before the screen was ready. */
async function weigh(seen: Visit, readyAt: number): Promise<Figures> {
  const origin = await seen.page.evaluate(() => performance.timeOrigin);
  const early = [...seen.requests.values()].filter(
    ({ started, hasFailed }) => started <= origin + readyAt && !hasFailed,
  );
  const scripts = new Set(
    early.filter(({ url, type }) => type === 'Script' || /\.m?js(\?|$)/.test(url)).map(({ url }) => url),
  );
  const sizes = await Promise.all([...scripts].map(packedSize));
  return {
    script: sizes.reduce((total, { bytes }) => total + bytes, 0) / 1024,
    requests: early.length,
  };
}

function loadScreen(browser: Browser, target: Target, screen: Screen, profile: Profile): Promise<Figures> {
  return signedIn(browser, screen.isAnonymous ? {} : target, async (context) => {
    const seen = await visit(context, target.origin + screen.path, screen.ready, profile);
    await settle(seen);
    if (seen.errors.length > 0) throw new Error(`${screen.path}: ${seen.errors[0]}`);
    const { firstPaint, shift, long } = await seen.page.evaluate(() => window.bench);
    const late = long.filter(({ start, duration }) => start + duration > firstPaint);
    const blocking = late.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { ...(await weigh(seen, seen.readyAt)), ready: seen.readyAt, paint: firstPaint, blocking, shift };
  });
}

const prefixed = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}.${name}`, value]));

/** First loads with nothing cached: every screen on a desktop and a mobile line. */
const load = (target: Target): Measure[] =>
  Object.entries(target.screens).flatMap(([name, screen]) =>
    (['desktop', 'mobile'] as const).map((profile) => ({
      name: `${name} ${profile}`,
      run: async (browser: Browser) =>
        prefixed(`${name}.${profile}`, await loadScreen(browser, target, screen, PROFILES[profile])),
    })),
  );

/** Clicks a link and measures from the click's time stamp to the screen painted. */
async function go({ page }: Visit, { link, ready }: Leg): Promise<number> {
  await uncover(page, link);
  await page.evaluate((selector) => window.bench.arm(selector), ready);
  const shown = page.locator(link).filter({ visible: true }).first();
  await shown.click();
  const time = await within(
    30_000,
    `${ready} after ${link}`,
    page.evaluate(() => window.bench.tapped),
  );
  if (time === undefined) throw new Error('the probe was not armed');
  return time;
}

/** Menu click to first row: the first time, and visited before. */
const menu = (target: Target): Measure[] =>
  (['desktop', 'cpu4'] as const).map((profile) => ({
    name: profile,
    run: (browser) =>
      signedIn(browser, target, async (context) => {
        const { home } = target.screens;
        const seen = await visit(context, target.origin + home.path, home.ready, PROFILES[profile]);
        await settle(seen, 1000);
        const cold = await go(seen, target.toList);
        const warm: number[] = [];
        for (let trip = 0; trip < WARM_TRIPS; trip += 1) {
          await settle(seen, 400);
          await go(seen, target.toHome);
          await settle(seen, 400);
          warm.push(await go(seen, target.toList));
        }
        return prefixed(`menu.${profile}`, { cold, warm: median(warm) ?? 0 });
      }),
  }));

/** The durations of `count` interactions since `before`; those too short to be reported count as the shortest that would be. */
async function durations({ page }: Visit, before: string[], count: number): Promise<number[]> {
  const all = await page.evaluate(() => window.bench.interactions);
  const reported = Object.entries(all)
    .filter(([id]) => !before.includes(id))
    .map(([, duration]) => duration);
  const short = Math.max(0, count - reported.length);
  return [...reported, ...Array.from({ length: short }, () => SHORTEST_INTERACTION)];
}

async function type({ page }: Visit, { filter }: Target): Promise<number> {
  await page.locator(filter).first().focus();
  await page.keyboard.type(TYPED, { delay: 120 });
  return TYPED.length;
}

async function open(seen: Visit, { create }: Target): Promise<number> {
  for (let time = 0; time < REPEATS; time += 1) {
    await go(seen, { link: create.button, ready: create.seen });
    // The opening motion has to end first: half-open is another interaction.
    await settle(seen, 1000);
    await seen.page.keyboard.press('Escape');
    await within(
      15_000,
      'the form to close',
      seen.page.evaluate((form) => window.bench.gone(form), create.seen),
    );
  }
  return REPEATS;
}

async function sort(seen: Visit, { sorter }: Target): Promise<number> {
  for (let time = 0; time < REPEATS; time += 1) {
    await seen.page.locator(sorter).first().click();
    await settle(seen, 300);
  }
  return REPEATS;
}

/** Typing into the filter, opening the form, sorting: the time from input to the next frame, on a slow processor. */
const interact = (target: Target): Measure[] =>
  Object.entries({ type, open, sort }).map(([name, act]) => ({
    name,
    run: (browser) =>
      signedIn(browser, target, async (context) => {
        const { list } = target.screens;
        const seen = await visit(context, target.origin + list.path, list.ready, PROFILES.cpu4);
        await settle(seen, 1000);
        const before = Object.keys(await seen.page.evaluate(() => window.bench.interactions));
        const count = await act(seen, target);
        await settle(seen, 400);
        return { [`interact.${name}`]: percentile(await durations(seen, before, count), 95) ?? 0 };
      }),
  }));

/** Heap that stays after collection, per trip from the list to home and back. */
const memory = (target: Target): Measure[] => [
  {
    name: 'round trips',
    run: (browser) =>
      signedIn(browser, target, async (context) => {
        const { home } = target.screens;
        const seen = await visit(context, target.origin + home.path, home.ready, PROFILES.desktop);
        const heap = async () => {
          for (let time = 0; time < 3; time += 1) await seen.session.send('HeapProfiler.collectGarbage');
          const { metrics } = await seen.session.send('Performance.getMetrics');
          return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024;
        };
        await settle(seen, 1000);
        const points: { x: number; y: number }[] = [];
        for (let trip = 1; trip <= HEAP_TRIPS; trip += 1) {
          await go(seen, target.toList);
          await settle(seen, 150);
          await go(seen, target.toHome);
          await settle(seen, 150);
          if (trip >= HEAP_WARM_UP && trip % HEAP_EVERY === 0) points.push({ x: trip, y: await heap() });
        }
        return { 'memory.growth': slope(points), 'memory.heap': points.at(-1)?.y ?? 0 };
      }),
  },
];

/** Opens each large screen on a slow processor, then clicks through it: first row, longest task, worst interaction. */
const large = (target: Target): Measure[] =>
  LARGE.filter(() => target.ask !== undefined).map(({ name, before: controls, path, ready, begin, turn, count }) => ({
    name,
    run: (browser) =>
      signedIn(browser, target, async (context) => {
        const ask = async (...control: Control) => target.ask?.(context, ...control);
        for (const control of controls) await ask(...control);
        const seen = await visit(context, target.origin + path, ready, PROFILES.cpu4);
        await settle(seen, 1000);
        const begun = performance.now();
        await begin?.(seen, ask);
        await settle(seen, 1000);
        const took = performance.now() - begun;
        const before = Object.keys(await seen.page.evaluate(() => window.bench.interactions));
        for (let time = 0; time < REPEATS; time += 1) {
          await turn(seen);
          await settle(seen, 300);
        }
        const tasks = await seen.page.evaluate(() => window.bench.long.map(({ duration }) => duration));
        return prefixed(`large.${name}`, {
          ready: seen.readyAt,
          click: percentile(await durations(seen, before, REPEATS * count), 95) ?? 0,
          longest: Math.max(0, ...tasks),
          ...(begin && { begin: took }),
          rows: await seen.page.locator(ready).count(),
        });
      }),
  }));

export const SUITES = { load, menu, interact, memory, large };
