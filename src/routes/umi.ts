import { anonymousRoutes, consoleRoutes } from './index';
import { redirects } from './shell';

/** The router would match a path in any case, past the rights, titles and shells that go by the path as it is written. */
const EXACT = { caseSensitive: true };

const screens = (rows: readonly { path: string; screen: string }[]) =>
  rows.map(({ path, screen }) => ({ path, component: `@/pages/${screen}`, ...EXACT }));

/** The table in Umi's form, for .umirc.ts: two shells, their screens, the redirects, and not-found for the rest. */
export function umiRoutes() {
  return [
    {
      path: '/anonymous',
      component: '@/layouts/anonymous',
      ...EXACT,
      routes: [...screens(anonymousRoutes), { path: '*', component: '@/pages/shell/not-found/detail' }],
    },
    {
      path: '/',
      component: '@/layouts/console',
      routes: [
        { path: '/', redirect: '/console' },
        ...redirects.map((row) => ({ ...row, keepQuery: true })),
        ...screens(consoleRoutes),
        { path: '*', component: '@/pages/shell/not-found/detail' },
      ],
    },
  ];
}
