import { readFileSync } from 'node:fs';
import { sessionCookie, signIn, signInMade } from './control';
import { PASSWORD, personas } from './runtime/personas';
import { escaped, html, STYLE } from './runtime/plain-page';
import type { World, Worlds } from './runtime/world';

/** Only a path of our own origin may follow a sign-in; a browser drops tabs and line breaks from an address. */
export const safeRedirect = (value: string | null) =>
  value && /^\/(?![/\\])/.test(value) && !/\p{Cc}/u.test(value) ? value : null;

const WORDS = {
  'en-US': {
    product: 'Cloud DNS console',
    title: 'Sign in',
    note: 'Mock gateway: every account has the password',
    persona: 'Persona',
    made: 'Or an account that you created, by its name',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'Account name or password is incorrect',
    other: '中文',
    otherLanguage: 'zh-CN',
  },
  'zh-CN': {
    product: '云 DNS 控制台',
    title: '登录',
    note: '模拟网关，所有账号的密码均为',
    persona: '账号',
    made: '或您新建的账号（填写账号名称）',
    password: '密码',
    submit: '登录',
    wrong: '账号或密码错误',
    other: 'English',
    otherLanguage: 'en-US',
  },
} as const;
type Language = keyof typeof WORDS;

/** The language that the link asks for, else the browser's. */
function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang') ?? request.headers.get('accept-language') ?? '';
  return /^zh/i.test(asked) ? 'zh-CN' : 'en-US';
}

const MARK = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').replace(/<title>.*<\/title>/, '');

interface Asked {
  redirect: string;
  language: Language;
  persona: string;
  made: string;
  isWrong: boolean;
}

function page({ redirect, language, persona, made, isWrong }: Asked): string {
  const words = WORDS[language];
  const options = Object.values(personas)
    .map(
      (one) =>
        `<option value="${one.key}"${one.key === persona ? ' selected' : ''}>${one.key} · ${escaped(one.name)}</option>`,
    )
    .join('');
  const back = `redirect=${encodeURIComponent(redirect)}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title} - ${words.product}</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(MARK.trim())}">
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>
<body><header>${MARK}<span>${words.product}</span><a href="/sign-in?${back}&lang=${words.otherLanguage}" lang="${words.otherLanguage}">${words.other}</a></header>
<main><form method="post" action="/sign-in?${back}&lang=${language}"><h1>${words.title}</h1>
${isWrong ? `<p role="alert">${words.wrong}</p>` : ''}
<label>${words.persona}<select name="persona">${options}</select></label>
<label>${words.made}<input name="made" value="${escaped(made)}" autocomplete="username" spellcheck="false"></label>
<label>${words.password}<input name="password" type="password" autocomplete="current-password" autofocus></label>
<button>${words.submit}</button><p>${words.note} <code>${escaped(PASSWORD)}</code></p></form></main></body></html>`;
}

const cookieOf = (request: Request) => /(?:^|;\s*)access_token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];

/** The world of a request that carries the cookie instead of the header, as documents and files do. */
export const worldOf = (request: Request, worlds: Worlds): World =>
  worlds.find(cookieOf(request) ?? null) ?? worlds.anonymous;

/** Sends a document request for a console path without a good session to the sign-in page. Null if it may pass. */
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
  const language = languageOf(request);
  if (request.method !== 'POST') return html(page({ redirect, language, persona: 'main', made: '', isWrong: false }));
  const form = new URLSearchParams(await request.text());
  const persona = form.get('persona') ?? '';
  const made = form.get('made')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const opened = made === '' ? signIn(worlds, persona, password) : signInMade(worlds, made, password);
  if (opened === 'locked') {
    return Response.redirect(new URL(`${base}anonymous/loginLock?reason=password&left=900`, url), 303);
  }
  if (typeof opened === 'string') return html(page({ redirect, language, persona, made, isWrong: true }), 403);
  return new Response(null, {
    status: 303,
    headers: { location: redirect, 'set-cookie': sessionCookie(opened.token, url.protocol === 'https:') },
  });
}
