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
  {
    path: '/console/expiry',
    screen: 'console/expiry/list',
    texts: ['console/expiry', 'components/log'],
    title: 'expiry.title',
    permission: 'console',
    capability: 'expiries',
    help: ['guide-expiry'],
    menu: 'console',
    parent: '/console',
  },
] as const satisfies readonly RouteRow[];
