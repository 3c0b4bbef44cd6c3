import { isAnonymousPath } from '@/lib/anonymous-path';

declare global {
  interface Window {
    routerBase?: string;
    publicPath?: string;
    consoleConfig?: Readonly<Record<string, unknown>> | undefined;
  }
}

/** What the deployment says in public/config.js, read once; what is wrong with it is found by config-check.ts. */
const given = (typeof window !== 'undefined' && window.consoleConfig) || {};

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null;

const text = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);

const trustedOrigins = texts(given.trustedOrigins) ?? [];

/** A whole address or one of our own origin, if it leads to an origin that is trusted; else ''. */
export function trustedAddress(value: unknown, trusted: readonly string[]): string {
  if (typeof value !== 'string' || value === '') return '';
  try {
    const { origin, href } = new URL(value, window.location.origin);
    return origin === window.location.origin || trusted.includes(origin) ? href : '';
  } catch {
    return '';
  }
}

/** The gateway's sign-in page, unless config.js names another. */
export const DEFAULT_SIGN_IN = '/sign-in';

export const config = {
  /** Non-empty: the console home is gone. */
  deployEnv: text(given.deployEnv, ''),
  signInUrl: text(given.signInUrl, DEFAULT_SIGN_IN),
  trustedOrigins,
  productName: text(given.productName, ''),
  /** What the gateway offers beyond the specification, where it does not say so itself; null: learnt as it is used. */
  capabilities: texts(given.capabilities),
  /** The codes by which the gateway's envelope says that it does not know a path. */
  unknownPathCodes: new Set<string>(
    Array.isArray(given.unknownPathCodes) ? given.unknownPathCodes.map((code: unknown) => String(code)) : [],
  ),
  /** Where the page tells of its errors and times, and the share of pages that do; '': nowhere. */
  telemetryUrl: trustedAddress(given.telemetryUrl, trustedOrigins),
  telemetryShare: typeof given.telemetryShare === 'number' ? given.telemetryShare : 1,
  /** The router base, with a slash at both ends. */
  base: `/${text(typeof window === 'undefined' ? '' : window.routerBase, '/').replace(/^\/+|\/+$/g, '')}/`.replace(
    '//',
    '/',
  ),
};

/**
 * A path of the page without the router base, as the routes name it; null for one that is not under the base. The page
 * itself has three spellings: the base with a slash, without one, and its index.html.
 */
export function innerPath(pathname: string = window.location.pathname): string | null {
  const path = `${pathname.replace(/\/index\.html$/, '')}/`.replace(/\/+$/, '/');
  if (!path.startsWith(config.base)) return null;
  return `/${path.slice(config.base.length)}`.replace(/(.)\/$/, '$1');
}

/** Whether the page shows an anonymous screen now: it reads no token, and nothing on it belongs to a session. */
export const isAnonymousPage = (): boolean => isAnonymousPath(innerPath() ?? '/');

/** The whole address of a path of the console, for use outside it. */
export const absoluteAddress = (path: string): string => `${window.location.origin}${config.base}${path.slice(1)}`;
