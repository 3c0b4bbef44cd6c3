// The first script of the page. The build puts the chunk map in place of the name below.
(() => {
  const map = __MAP__;

  // Trusted Types: no HTML from strings, no script from elsewhere (SEC-1).
  const base = `/${(window.routerBase || '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: (text) => {
        if (text.includes('<')) throw new TypeError('HTML from a string is not allowed');
        return text;
      },
      createScriptURL: (address) => {
        const url = new URL(address, location.href);
        if (url.origin !== location.origin || !url.pathname.startsWith(base)) throw new TypeError('foreign script');
        return address;
      },
    });
  }

  // The same rules as src/i18n/locale.ts, src/theme/appearance.ts and src/session/token.ts; a wrong guess costs a preload
  // or a flash, no more.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const locale = stored('umi_locale');
  const language = /^en(-|$)/i.test(locale || navigator.language || '') ? 'en-US' : 'zh-CN';
  let path = `/${location.pathname.slice(base.length)}`.replace(/(.)\/$/, '$1');
  if (path === '/') path = '/console';
  // Where an entry at the root led the last time (src/layouts/start/start.ts): nothing is asked for that does not open.
  const deployed = window.consoleConfig?.deployEnv;
  if (path === '/console') path = deployed ? '/account_center/account_info' : (stored('landsAt') ?? path);
  const isAnonymous = path.startsWith('/anonymous/');
  const row = map.routes.find(([pattern]) => new RegExp(pattern).test(path));
  const files = new Set([...map.layouts[isAnonymous ? 'anonymous' : 'console'], ...(row ? row[1] : [])]);
  for (const file of (row ? row[2] : map.start)[language]) files.add(file);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = base + file;
    document.head.append(link);
  }

  // What the outline of the page (public/outline.css) must know.
  const root = document.documentElement;
  const look = stored('appearance');
  const isDark = look === 'dark' || (look !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.lang = language;
  root.dir = /^(he|ar|fa|ku)(-|$)/i.test(locale || '') ? 'rtl' : 'ltr';
  root.dataset.menu = isAnonymous ? 'none' : stored('menuCollapsed') === '1' ? 'collapsed' : 'open';

  // What the home asks for first (src/session/boot.ts, src/pages/console/home).
  const HOME_CALLS = ['/api/acm/getFrontInitInfo', '/api/acm/overview/getAttention', '/api/acm/overview/getCounters'];

  // The first call of every console screen starts here, beside the scripts (taken over by src/lib/http/early.ts).
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('access_token='));
  const servers = stored('consoleConfig');
  if (cookie && !isAnonymous && !servers) {
    const start = (address) => ({
      path: address,
      body: '{}',
      answer: fetch(address, {
        method: 'POST',
        body: '{}',
        headers: {
          'Content-Type': 'application/json',
          'Access-Token': decodeURIComponent(cookie.slice(13)),
          'Accept-Language': language,
          Timestamp: String(Date.now()),
        },
      }),
    });
    window.__early = ['/api/acm/session/get', ...(path === '/console' ? HOME_CALLS : [])].map(start);
    for (const one of window.__early) one.answer.catch(() => {});
  }
})();
