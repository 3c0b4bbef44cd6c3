import * as z from 'zod';
import { frontInitApi } from '@/api/session/front-init';
import type { Product } from '@/api/session/session';
import { probe } from '@/lib/http/axios';
import { readEnvelope } from '@/lib/http/envelope';
import { redirectTarget } from '@/lib/http/trusted';
import { timeLimit } from '@/lib/time-limit';
import { config, innerPath } from './config';

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

/** Whether a target is the page we are on, however it is spelled: following it would loop. */
const isHere = (url: string) => {
  const target = new URL(url);
  if (target.origin !== window.location.origin) return false;
  const inner = innerPath(target.pathname);
  return inner !== null && [innerPath(), '/', '/console'].includes(inner);
};

function landingAt(value: unknown): Landing {
  const target = redirectTarget(value, window.location.origin, config.trustedOrigins);
  if (target === null || isHere(target.url)) return { kind: 'app' };
  return { kind: target.isTrusted ? 'go' : 'ask', url: target.url };
}

/**
 * Where an entry at the root leads. Never rejects: no URL, a failure of any kind or a time-out lets the app render, and so does an
 * overview that is no screen of ours. Whatever it waits for, also a second proof (40114), it ends with the time limit.
 */
export function boot(
  products: () => Promise<readonly Product[]>,
  isScreen: (path: string) => boolean,
): Promise<Landing> {
  const signal = timeLimit(TIMEOUT_MS);
  const late = new Promise<Landing>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'app' }));
  });
  return Promise.race([choose(products, isScreen, signal), late]);
}

async function choose(
  products: () => Promise<readonly Product[]>,
  isScreen: (path: string) => boolean,
  signal: AbortSignal,
): Promise<Landing> {
  try {
    const { defaultUrl, defaultUrlCheck } = await frontInitApi.get({}, { signal });
    if (!defaultUrl || !defaultUrlCheck) return { kind: 'app' };
    const check = redirectTarget(defaultUrlCheck, window.location.origin, config.trustedOrigins);
    if (!check?.isTrusted) return { kind: 'app' };
    const flag = readFlag(await probe(check.url, signal));
    if (flag === null) return { kind: 'app' };
    if (flag) return landingAt(defaultUrl);
    const overview = overviewOf(await products());
    return overview && isScreen(overview) ? landingAt(`${config.base}${overview.slice(1)}`) : { kind: 'app' };
  } catch {
    return { kind: 'app' };
  }
}

/** Boot runs only for an entry at the root or at the console home. */
export function isBootPath(pathname: string): boolean {
  const inner = innerPath(pathname);
  return inner === '/' || (inner === '/console' && config.deployEnv === '');
}
