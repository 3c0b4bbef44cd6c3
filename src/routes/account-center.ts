import type { RouteRow } from './route';

export const accountCenter = [
  {
    path: '/account_center/secret_key',
    screen: 'account-center/secret-key/list',
    title: 'secretKey.title',
    permission: 'secretKey',
    menu: 'account',
  },
] as const satisfies readonly RouteRow[];
