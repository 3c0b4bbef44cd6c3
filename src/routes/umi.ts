import { anonymousRoutes, consoleRoutes } from './index';
import { redirects } from './shell';

const screens = (rows: readonly { path: string; screen: string }[]) =>
  rows.map(({ path, screen }) => ({ path, component: `@/pages/${screen}` }));

/** The table in Umi's form, for .umirc.ts: two shells, their screens, the redirects, and not-found for the rest. */
export function umiRoutes() {
  return [
    {
      path: '/anonymous',
      component: '@/layouts/anonymous',
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
