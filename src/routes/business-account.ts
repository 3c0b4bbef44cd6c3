import type { RouteRow } from './route';

export const businessAccount = [
  {
    path: '/business_account/account_management',
    screen: 'business-account/sub-account/list',
    texts: ['business-account/sub-account', 'components/account'],
    title: 'subAccount.title',
    permission: 'subAccount',
    menu: 'account',
  },
  {
    path: '/business_account/account_management/create',
    screen: 'business-account/sub-account/create',
    texts: ['business-account/sub-account', 'components/account'],
    title: 'subAccount.createTitle',
    permission: 'subAccount',
    parent: '/business_account/account_management',
  },
  {
    path: '/business_account/account_management/:id',
    screen: 'business-account/sub-account/detail',
    texts: ['business-account/sub-account', 'components/account'],
    title: 'subAccount.detail',
    permission: 'subAccount',
    parent: '/business_account/account_management',
  },
] as const satisfies readonly RouteRow[];
