import type zh from '../../zh-CN/components/account';

export default {
  'account.choose': 'Search an account by name',
  'account.expired': 'Expired',
  'account.inEffect': 'In effect',
  'account.notInEffect': 'Not in effect',
  'account.statusLocked': 'Locked',
  'account.statusNormal': 'Normal',
  'account.typeBusinessMain': 'Business main account',
  'account.typeBusinessSub': 'Business sub-account',
  'account.typeChannel': 'Channel account',
  'account.typeEnterpriseMessaging': 'Enterprise-messaging account',
  'account.typeGroup': 'Group company account',
  'account.typePlatform': 'Platform account',
} satisfies Record<keyof typeof zh, string>;
