import type zh from '../../zh-CN/components/login-security';

export default {
  'loginSecurity.days': 'days',
  'loginSecurity.duration': 'Sign-in duration',
  'loginSecurity.durationHelp': '1 to 8 hours. After that, sign in again.',
  'loginSecurity.hours': 'hours',
  'loginSecurity.isOffNote': 'Without effect while secure sign-in is off.',
  'loginSecurity.isOn': 'Secure sign-in',
  'loginSecurity.isOnHelp': 'Verifies each sign-in according to the policy below.',
  'loginSecurity.lockoutText':
    'With forced verification every sign-in asks for a code, and you have no verified contact. After saving, you will not be able to sign in again.',
  'loginSecurity.lockoutTextOf':
    'With forced verification every sign-in asks for a code, and the account has no verified contact. After saving, it will not be able to sign in again.',
  'loginSecurity.lockoutTitle': 'No contact can receive a code',
  'loginSecurity.lockoutVerb': 'Save anyway',
  'loginSecurity.notification': 'Sign-in notification',
  'loginSecurity.notificationHelp': 'Notifies the bound contacts of each sign-in.',
  'loginSecurity.passwordDays': 'Password validity',
  'loginSecurity.passwordDaysHelp': '1 to 365 days; then the password must be changed.',
  'loginSecurity.passwordExpires': 'Password expires',
  'loginSecurity.platform': 'Platform after sign-in',
  'loginSecurity.platformHelp': 'The platform that opens first.',
  'loginSecurity.policy': 'Sign-in policy',
  'loginSecurity.policyDefault': 'System default',
  'loginSecurity.policyForce': 'Force verification',
  'loginSecurity.policyHelp':
    'System default: verify after {days} days without a sign-in. Force verification: verify every sign-in.',
  'loginSecurity.protection': 'Critical-operation protection',
  'loginSecurity.protectionHelp': 'Verifies your identity again before a critical operation.',
  'loginSecurity.saved': 'Sign-in security updated',
  'loginSecurity.savedOf': 'Sign-in security of {name} updated',
  'loginSecurity.screenMode': 'Screen mode',
  'loginSecurity.screenModeHelp':
    'For a wall display: menus hidden, large type, refreshed every minute. Esc or “Leave screen mode” ends it. It does not prolong the session.',
  'loginSecurity.tab': 'Sign-in security',
} satisfies Record<keyof typeof zh, string>;
