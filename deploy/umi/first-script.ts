import { ATTENTION, FIRST_CALL, HOME_CALLS } from '@/api/session/first-calls';
import { directionOf, LOCALE_KEY, languageOf, localeIn } from '@/i18n/language';
import { textsFile } from '@/i18n/texts-file';
import { isMenuCollapsed } from '@/layouts/shell/menu-state';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { BASES_KEY } from '@/lib/http/bases';
import { callHeaders, traceHeader } from '@/lib/http/headers';
import { readCookie, readText } from '@/lib/storage';
import { config, innerPath } from '@/session/config';
import { isKnownToLack, LANDING_KEY, OFFERS_KEY, TOKEN_COOKIE } from '@/session/first-facts';
import { APPEARANCE_KEY, appearanceOf } from '@/theme/appearance-rule';

/** The files of the build by what needs them, scripts by their hash alone; deploy/umi/preload.ts puts it in. */
declare const CHUNKS: {
  layouts: Record<'console' | 'anonymous', string[]>;
  routes: [pattern: string, files: string[], texts: readonly string[]][];
  /** Of all files of messages. */
  version: string;
};

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: 'default',
        rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
      ) => void;
    };
  }
}

// The first script of the page, before any framework: a wrong guess costs a preload or a flash, no more.

// No HTML from strings, no script from elsewhere.
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('HTML from a string is not allowed');
    return text;
  },
  createScriptURL: (address) => {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(config.base)) throw new TypeError('foreign script');
    return address;
  },
});

const locale = localeIn(readText(LOCALE_KEY));
const language = languageOf(locale ?? navigator.language ?? '');
const inner = innerPath() ?? '/';
// Where an entry at the root led the last time: nothing is asked for that does not open.
const landing = () => (config.deployEnv === '' ? readText(LANDING_KEY) : '/account_center/account_info');
const path = inner === '/' || inner === '/console' ? (landing() ?? '/console') : inner;
const isHome = path === '/console';
const isAnonymous = isAnonymousPath(path);

const row = CHUNKS.routes.find(([pattern]) => new RegExp(pattern).test(path));
const files = [...CHUNKS.layouts[isAnonymous ? 'anonymous' : 'console'], ...(row ? row[1] : [])];
const texts = ['start', ...(row ? row[2] : [])];
function preload(kind: 'style' | 'script' | 'fetch', file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  // What fetch() asks for, it asks for in this mode.
  if (kind === 'fetch') link.crossOrigin = 'anonymous';
  link.href = config.base + file;
  document.head.append(link);
}
for (const file of new Set(files))
  if (file.endsWith('.css')) preload('style', file);
  else preload('script', `part.${file}.async.js`);
for (const file of texts) preload('fetch', textsFile(language, file, CHUNKS.version));

// What the outline of the page (public/outline.css) must know.
const root = document.documentElement;
root.dataset.theme = appearanceOf(readText(APPEARANCE_KEY));
root.lang = language;
root.dir = directionOf(locale ?? '');
root.dataset.menu = isAnonymous ? 'none' : isMenuCollapsed() ? 'collapsed' : 'open';

// The first calls of a console screen start here, beside the scripts (taken over by src/lib/http/early.ts).
const token = readCookie(TOKEN_COOKIE);
if (token !== null && !isAnonymous && !readText(BASES_KEY)) {
  const start = (address: string) => ({
    token,
    path: address,
    body: '{}',
    answer: fetch(address, {
      method: 'POST',
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        ...callHeaders(token, language),
        ...(config.telemetryUrl && traceHeader(config.telemetryShare)),
      },
    }),
  });
  const lacksAttention = isHome && isKnownToLack(readText(OFFERS_KEY), 'attention');
  const homeCalls = HOME_CALLS.filter((call) => call !== ATTENTION || !lacksAttention);
  window.__early = [FIRST_CALL, ...(isHome ? homeCalls : [])].map(start);
  for (const { answer } of window.__early) answer.catch(() => {});
}
