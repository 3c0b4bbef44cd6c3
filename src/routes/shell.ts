import type { RedirectRow, RouteRow } from './route';

export const shell = [
  { path: '/exception', screen: 'shell/exception/detail', texts: [], title: 'exception.title', permission: null },
] as const satisfies readonly RouteRow[];

/** Redirects of the specification; `/` and `/console` follow the deployment environment at run time. */
export const redirects = [
  { path: '/help_doc', redirect: '/help_doc/list' },
  { path: '/account_center', redirect: '/account_center/account_info' },
  { path: '/business_account/sso_management', redirect: '/business_account/sso_management/role_sso' },
] as const satisfies readonly RedirectRow[];
