import type { RouteRow } from './route';

export const accountCenter = [
  {
    path: '/account_center/account_info',
    screen: 'account-center/account-info/detail',
    texts: ['account-center/account-info', 'components/account', 'components/message-channel'],
    title: 'accountInfo.title',
    permission: 'accountInfo',
    help: ['license-guide', 'guide-account-security'],
    menu: 'account',
  },
  {
    path: '/account_center/account_security',
    screen: 'account-center/account-security/edit',
    texts: ['account-center/account-security', 'components/access-control', 'components/login-security'],
    title: 'accountSecurity.title',
    permission: 'accountSecurity',
    menu: 'account',
    help: ['guide-account-security'],
  },
  {
    path: '/account_center/secret_key',
    screen: 'account-center/secret-key/list',
    title: 'secretKey.title',
    permission: 'secretKey',
    help: ['guide-secret-key'],
    menu: 'account',
  },
  {
    path: '/account_center/client_management',
    screen: 'account-center/edge-node/list',
    texts: ['account-center/edge-node', 'components/tree'],
    title: 'edgeNode.title',
    permission: 'edgeNode',
    menu: 'account',
    help: ['guide-edge-nodes'],
  },
] as const satisfies readonly RouteRow[];
