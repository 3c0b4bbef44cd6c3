import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/**
 * The headless shell where there is one: the window of the whole browser is as large as the page, its bars included, so the
 * page's last lines are never painted, and a press there waits for the next line that is.
 */
const NOTED = ['.cache/headless-path', '.cache/chromium-path'];
const FLAGS = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-extensions',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];

export interface Profile {
  cpu: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const SLOW_NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const PROFILES = {
  desktop: { cpu: 1 },
  mobile: { cpu: 4, network: SLOW_NETWORK },
  cpu4: { cpu: 4 },
} satisfies Record<string, Profile>;

export interface Request {
  url: string;
  type: string;
  /** Epoch milliseconds. */
  started: number;
  isOpen: boolean;
  hasFailed: boolean;
}

/** A page under measurement, with what it asked the network for. */
export interface Visit {
  page: Page;
  session: CDPSession;
  requests: Map<string, Request>;
  /** What the page threw. */
  errors: string[];
}

export function launch(): Promise<Browser> {
  const noted = NOTED.find((file) => existsSync(file));
  const found = noted ? readFileSync(noted, 'utf8').trim() : '/usr/bin/chromium';
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? found, args: FLAGS });
}

/** A context without history: nothing cached, nothing stored. */
export async function fresh(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'en-US' });
  await context.addInitScript({ path: 'tests/bench/probe.js' });
  return context;
}

function track(session: CDPSession, page: Page): Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    requests.set(requestId, {
      url: request.url,
      type: type ?? '',
      started: wallTime * 1000,
      isOpen: true,
      hasFailed: false,
    });
  });
  const end = (id: string, hasFailed: boolean) => {
    const request = requests.get(id);
    if (request) Object.assign(request, { isOpen: false, hasFailed });
  };
  // The end of a worker's script is told to the worker: for the page it would be on its way for good.
  page.on('worker', (worker) => {
    for (const request of requests.values()) if (request.url === worker.url()) request.isOpen = false;
  });
  session.on('Network.loadingFinished', ({ requestId }) => end(requestId, false));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, true));
  return requests;
}

/** Opens an address and returns once `ready` is seen and painted, with the time of that. */
export async function visit(context: BrowserContext, url: string, ready: string, profile: Profile) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  if (profile.network) await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const seen: Visit = { page, session, requests: track(session, page), errors };
  await page.addInitScript((selector) => {
    window.bench.ready = window.bench.shown(selector);
  }, ready);
  await page.goto(url, { waitUntil: 'commit', timeout: 30_000 });
  const time = await within(
    30_000,
    `${ready} at ${url}`,
    page.evaluate(() => window.bench.ready),
  );
  if (time === undefined) throw new Error(`the probe is missing at ${url}`);
  return { ...seen, readyAt: time };
}

/** A promise of the page's, with a limit, since one that never settles would hang the run. */
export async function within<T>(limit: number, what: string, promise: Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = rest(limit, null, { signal: controller.signal }).then(() => {
    throw new Error(`not within ${limit} ms: ${what}`);
  });
  // Whichever loses the race must not end the process as an unhandled rejection.
  late.catch(() => undefined);
  promise.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => controller.abort());
}

/** Waits until nothing was asked for and no long task ran for `quiet` ms, so that one measurement does not disturb the next. */
export async function settle({ page, requests }: Visit, quiet = 600, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const all = [...requests.values()];
    const lastStart = Math.max(0, ...all.map(({ started }) => started));
    const idle = await page.evaluate(() => {
      const last = window.bench.long.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    if (!all.some(({ isOpen }) => isOpen) && Date.now() - lastStart > quiet && idle > quiet) return;
    await rest(100);
  }
}
