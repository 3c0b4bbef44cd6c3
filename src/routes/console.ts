import type { RouteRow } from './route';

export const consoleHome = [
  {
    path: '/console',
    screen: 'console/home/list',
    texts: ['home'],
    title: 'home.title',
    permission: 'console',
    help: ['guide-start'],
    menu: 'console',
  },
] as const satisfies readonly RouteRow[];
