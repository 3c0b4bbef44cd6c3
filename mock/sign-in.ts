import { securityHeaders } from '../deploy/page.mjs';
import { sessionCookie, signIn } from './control';
import { PASSWORD, personas } from './runtime/personas';
import type { World, Worlds } from './runtime/world';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Only a path of our own origin may follow a sign-in (decision 1). */
const safeRedirect = (value: string | null) => (value && /^\/(?![/\\])/.test(value) ? value : null);

function page(redirect: string, problem: string): string {
  const options = Object.values(personas)
    .map((one) => `<option value="${one.key}">${one.key} · ${escaped(one.name)}</option>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in - mock gateway</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{font:14px/22px system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;background:#f4f5f7;color:#1c2430}
form{background:#fff;border:1px solid #dde1e7;border-radius:6px;padding:24px;inline-size:300px;display:grid;gap:12px}
h1{font-size:20px;margin:0}label{display:grid;gap:4px}input,select,button{font:inherit;padding:6px 8px;border:1px solid #b9c0ca;border-radius:6px}
button{background:#1d5fd1;color:#fff;border:0;cursor:pointer}p{margin:0}[role=alert]{color:#b3261e}</style></head>
<body><form method="post" action="/sign-in?redirect=${encodeURIComponent(redirect)}"><h1>Mock gateway</h1>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<label>Persona<select name="persona">${options}</select></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label>
<button>Sign in</button><p>Password of all: <code>${escaped(PASSWORD)}</code></p></form></body></html>`;
}

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { ...securityHeaders(), 'content-type': 'text/html; charset=utf-8' } });

const cookieOf = (request: Request) => /(?:^|;\s*)access_token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];

/** The world of a request that carries the cookie instead of the header, as documents and files do. */
export const worldOf = (request: Request, worlds: Worlds): World =>
  worlds.find(cookieOf(request) ?? null) ?? worlds.anonymous;

/** Sends a document request for a console path without a good session to the sign-in page (decision 4). Null if it may pass. */
export function sendToSignIn(request: Request, worlds: Worlds, base: string): Response | null {
  const { pathname, search } = new URL(request.url);
  const isDocument = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');
  if (!isDocument || !pathname.startsWith(base) || pathname.startsWith(`${base}anonymous/`)) return null;
  const world = worlds.find(cookieOf(request) ?? null);
  if (world && !world.isEnded) return null;
  const location = `/sign-in?redirect=${encodeURIComponent(`${pathname}${search}`)}`;
  return new Response(null, { status: 302, headers: { location } });
}

/** The gateway's sign-in page, outside the console. Null if the path is another one. */
export async function signInPage(request: Request, worlds: Worlds, base: string): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.pathname !== '/sign-in') return null;
  const redirect = safeRedirect(url.searchParams.get('redirect')) ?? base;
  if (request.method !== 'POST') return html(page(redirect, ''));
  const form = new URLSearchParams(await request.text());
  const opened = signIn(worlds, form.get('persona') ?? '', form.get('password') ?? '');
  if (opened === 'locked') {
    return Response.redirect(new URL(`${base}anonymous/loginLock?reason=password&left=900`, url), 303);
  }
  if (opened === null) return html(page(redirect, 'Account name or password is incorrect'), 403);
  return new Response(null, {
    status: 303,
    headers: { location: redirect, 'set-cookie': sessionCookie(opened.token, url.protocol === 'https:') },
  });
}
