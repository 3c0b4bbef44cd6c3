import * as z from 'zod';
import { frontInitApi } from '@/api/session/front-init';
import type { Product } from '@/api/session/session';
import { probe } from '@/lib/http/axios';
import { readEnvelope } from '@/lib/http/envelope';
import { redirectTarget } from '@/lib/http/trusted';
import { timeLimit } from '@/lib/time-limit';
import { config, innerPath } from './config';
import { takeDeclared } from './gateway-offers';

const TIMEOUT_MS = 5_000;
/** Products that never count for the overview choice. */
const EXCLUDED = new Set([5, -1]);

/** Where an entry at the root leads: the app itself, a screen of ours, or another address. */
export type Landing = { kind: 'app' } | { kind: 'go'; url: string } | { kind: 'ask'; url: string };

const flagged = z.object({ flag: z.unknown() });
const checked = z.object({ data: flagged });

/**
 * The flag of the check URL's answer: `data.flag`, else a top-level `flag`; true, 1, "1" and "true" say yes. Null where
 * the answer says neither yes nor no: a refusal in an envelope, a page, or nothing that has a flag.
 */
export function readFlag(body: unknown): boolean | null {
  if (readEnvelope(body)?.isSuccess === false) return null;
  const flag = checked.safeParse(body).data?.data.flag ?? flagged.safeParse(body).data?.flag ?? null;
  if (flag === null) return null;
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

/** The overview path of the first opened product in menu order, or null. */
export function overviewOf(products: readonly Product[]): `/${string}` | null {
  const first = products.find((one) => one.isOpened && one.isAccessible && !EXCLUDED.has(one.id));
  return first ? `/landing_page/${first.code}` : null;
}

/** The path of a console's own address; null for any other. */
function ownPath(url: string): string | null {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin ? innerPath(pathname) : null;
}

/** Whether a target is the page we are on, however it is spelled: following it would loop. */
const isHere = (url: string) => {
  const inner = ownPath(url);
  return inner !== null && [innerPath(), '/', '/console'].includes(inner);
};

/** What the entry must know of the console: the account's products, once its session is here, and its screens. */
export interface BootContext {
  products: () => Promise<readonly Product[]>;
  isScreen: (path: string) => boolean;
  /** Whether the account may see a screen; asked after its products are here. */
  mayOpen: (path: string) => boolean;
}

/** Whether a target is a screen that the account may not see: the console itself is better than a refusal as the first thing. */
async function isBarred(url: string, { products, isScreen, mayOpen }: BootContext): Promise<boolean> {
  const path = ownPath(url);
  if (path === null || !isScreen(path)) return false;
  await products();
  return !mayOpen(path);
}

async function landingAt(value: unknown, known: BootContext): Promise<Landing> {
  const target = redirectTarget(value, window.location.origin, config.trustedOrigins);
  if (target === null || isHere(target.url) || (await isBarred(target.url, known))) return { kind: 'app' };
  return { kind: target.isTrusted ? 'go' : 'ask', url: target.url };
}

/**
 * Where an entry at the root leads. Never rejects: no URL, a failure of any kind or a time-out lets the app render, and so does
 * what is no screen of ours, or none that the account may see. Whatever it waits for, also a second proof (40114), it ends with
 * the time limit.
 */
export function boot(known: BootContext): Promise<Landing> {
  const signal = timeLimit(TIMEOUT_MS);
  const late = new Promise<Landing>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'app' }));
  });
  return Promise.race([choose(known, signal), late]);
}

async function choose(known: BootContext, signal: AbortSignal): Promise<Landing> {
  try {
    const { defaultUrl, defaultUrlCheck, capabilities } = await frontInitApi.get({}, { signal });
    if (capabilities) takeDeclared(capabilities);
    if (!defaultUrl || !defaultUrlCheck) return { kind: 'app' };
    const check = redirectTarget(defaultUrlCheck, window.location.origin, config.trustedOrigins);
    if (!check?.isTrusted) return { kind: 'app' };
    const flag = readFlag(await probe(check.url, signal));
    if (flag === null) return { kind: 'app' };
    if (flag) return await landingAt(defaultUrl, known);
    const overview = overviewOf(await known.products());
    if (!overview || !known.isScreen(overview)) return { kind: 'app' };
    return await landingAt(`${config.base}${overview.slice(1)}`, known);
  } catch {
    return { kind: 'app' };
  }
}

/** Boot runs only for an entry at the root or at the console home. */
export function isBootPath(pathname: string): boolean {
  const inner = innerPath(pathname);
  return inner === '/' || (inner === '/console' && config.deployEnv === '');
}
