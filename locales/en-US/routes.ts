import type zh from '../zh-CN/routes';

export default {
  'home.title': 'Console home',
  'secretKey.title': 'Secret keys',
  'document.title': 'Document centre',
  'loginLock.title': 'Sign-in locked',
  'sharedAlarmReport.title': 'Alarm report',
  'sharedBusinessReport.title': 'Business report',
  'trial.title': 'Trial application',
  'verify.title': 'Contact verification',
  'accountInfo.title': 'Account info',
  'accountSecurity.title': 'Account security',
  'subAccount.title': 'Account management',
  'subAccount.createTitle': 'Create account',
  'subAccount.detail': 'Account details',
  'role.title': 'Role management',
  'role.createTitle': 'Create role',
  'role.detailTitle': 'Role details',
  'role.editTitle': 'Edit role',
} satisfies Record<keyof typeof zh, string>;
