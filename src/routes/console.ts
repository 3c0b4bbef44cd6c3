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
  {
    path: '/console/change_request',
    screen: 'console/change-request/list',
    texts: ['console/change-request', 'components/change-request'],
    title: 'changeRequest.title',
    permission: 'console',
    capability: 'changeRequests',
    help: ['guide-change-requests'],
    menu: 'console',
    parent: '/console',
  },
  {
    path: '/console/change_request/:id',
    screen: 'console/change-request/detail',
    texts: ['console/change-request', 'components/change-request', 'components/freeze', 'components/text-diff'],
    title: 'changeRequest.detailTitle',
    permission: 'console',
    capability: 'changeRequests',
    parent: '/console/change_request',
  },
] as const satisfies readonly RouteRow[];
