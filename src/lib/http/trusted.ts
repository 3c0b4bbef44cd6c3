const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
// Characters that browsers drop or turn around while parsing a URL: they hide where it leads.
const DECEPTIVE = /[\p{Cc}\p{Cf}\\\s]/u;

function parse(value: unknown, base: string): URL | null {
  if (typeof value !== 'string' || value === '' || DECEPTIVE.test(value)) return null;
  if (/^https?:(?!\/\/)/i.test(value)) return null;
  try {
    const url = new URL(value, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

function isTrustedOrigin(url: URL, origin: string, trusted: readonly string[]): boolean {
  if (url.origin === origin || trusted.includes(url.origin)) return true;
  return LOOPBACK.test(url.hostname) && LOOPBACK.test(new URL(origin).hostname);
}

/**
 * A redirect target as an absolute URL with whether we may go there unasked: our own origin or a trusted one.
 * Null for anything that is no plain http(s) address: other schemes, user information, `//host`, `/\host`, control characters.
 */
export function redirectTarget(
  value: unknown,
  origin: string,
  trusted: readonly string[],
): { url: string; isTrusted: boolean } | null {
  if (typeof value === 'string' && value.startsWith('//')) return null;
  const url = parse(value, origin);
  if (url === null) return null;
  return { url: url.href, isTrusted: url.origin === origin || trusted.includes(url.origin) };
}

/** A pattern for the end would look at each run of slashes once for each of its slashes. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A stored server base as `origin/path` without trailing slash, or null if it is not allowed. */
export function safeBase(value: unknown, origin: string, trusted: readonly string[]): string | null {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value)) return null;
  const url = parse(value, origin);
  if (url === null || /[?#]/.test(value)) return null;
  return isTrustedOrigin(url, origin, trusted) ? `${url.origin}${withoutEndSlashes(url.pathname)}` : null;
}
