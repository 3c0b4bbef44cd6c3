import type zh from '../../zh-CN/business-account/account-summary';

export default {
  'accountSummary.dataFull': 'All business data',
  'accountSummary.dataGranted': 'None; only what is granted',
  'accountSummary.logs': 'Log data',
  'accountSummary.logsAll': 'All logs of the main account',
  'accountSummary.logsOwn': 'Only its own logs',
  'accountSummary.menus':
    '{products, plural, one {# product} other {# products}}, {menus, plural, one {# menu item} other {# menu items}}',
  'accountSummary.menusFollow': 'Follows the role',
  'accountSummary.menusOwn': 'Own selection',
  'accountSummary.noChannels': 'Receives no messages',
  'accountSummary.noOrganization': 'Belongs to no organization',
  'accountSummary.passwordSet': 'Set; to be changed at the first sign-in',
  'accountSummary.readOnly': 'View only',
  'accountSummary.readWrite': 'View and change',
  'accountSummary.resources': '{readWrite, number} read/write, {readOnly, number} read-only',
  'accountSummary.resourcesCapped': '{count, number}, all read-only',
  'accountSummary.noResources': 'No single resource granted',
  'accountSummary.title': 'Review',
} satisfies Record<keyof typeof zh, string>;
