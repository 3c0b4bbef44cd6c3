import type { RouteRow } from './route';

export const consoleHome = [
  {
    path: '/console',
    screen: 'console/home/list',
    texts: ['console/home', 'components/product', 'components/service', 'components/counter', 'components/threat'],
    title: 'home.title',
    permission: 'console',
    help: ['guide-start'],
    menu: 'console',
  },
] as const satisfies readonly RouteRow[];
