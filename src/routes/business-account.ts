import type { RouteRow } from './route';

const roleTexts = ['business-account/role', 'components/menu-tree'] as const;

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
  {
    path: '/business_account/role_management',
    screen: 'business-account/role/list',
    texts: ['business-account/role'],
    title: 'role.title',
    permission: 'role',
    menu: 'account',
  },
  {
    path: '/business_account/role_management/create',
    screen: 'business-account/role/create',
    texts: roleTexts,
    title: 'role.createTitle',
    permission: 'role',
    parent: '/business_account/role_management',
  },
  {
    path: '/business_account/role_management/:id',
    screen: 'business-account/role/detail',
    texts: roleTexts,
    title: 'role.detailTitle',
    permission: 'role',
    parent: '/business_account/role_management',
  },
  {
    path: '/business_account/role_management/:id/edit',
    screen: 'business-account/role/edit',
    texts: roleTexts,
    title: 'role.editTitle',
    permission: 'role',
    parent: '/business_account/role_management',
  },
] as const satisfies readonly RouteRow[];
