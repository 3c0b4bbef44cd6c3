import type zh from '../../zh-CN/components/login-security';

export default {
  'loginSecurity.days': 'days',
  'loginSecurity.duration': 'Login duration',
  'loginSecurity.durationHelp': '1 to 8 hours. After that, sign in again.',
  'loginSecurity.hours': 'hours',
  'loginSecurity.isOffNote': 'Without effect while security login is off.',
  'loginSecurity.isOn': 'Security login',
  'loginSecurity.isOnHelp': 'Verifies each sign-in according to the policy below.',
  'loginSecurity.lockoutText':
    'With forced verification every sign-in asks for a code, and you have no verified contact. After saving, you will not be able to sign in again.',
  'loginSecurity.lockoutTextOf':
    'With forced verification every sign-in asks for a code, and the account has no verified contact. After saving, it will not be able to sign in again.',
  'loginSecurity.lockoutTitle': 'No contact can receive a code',
  'loginSecurity.lockoutVerb': 'Save anyway',
  'loginSecurity.notification': 'Login notification',
  'loginSecurity.notificationHelp': 'Sends a notice of each sign-in to the bound contacts.',
  'loginSecurity.passwordDays': 'Password validity',
  'loginSecurity.passwordDaysHelp': '1 to 365 days; then the password must be changed.',
  'loginSecurity.passwordExpires': 'Password expires',
  'loginSecurity.platform': 'Login jump platform',
  'loginSecurity.platformHelp': 'The platform that opens after sign-in.',
  'loginSecurity.policy': 'Login policy',
  'loginSecurity.policyDefault': 'System default',
  'loginSecurity.policyForce': 'Force verification',
  'loginSecurity.policyHelp':
    'System default: verify after {days} days without a sign-in. Force verification: verify every sign-in.',
  'loginSecurity.protection': 'Critical-operation protection',
  'loginSecurity.protectionHelp': 'Verifies your identity again before a critical operation.',
  'loginSecurity.saved': 'Login security updated',
  'loginSecurity.savedOf': 'Login security of {name} updated',
  'loginSecurity.screenMode': 'Screen mode',
  'loginSecurity.screenModeHelp':
    'For a wall display: menus hidden, large type, refreshed every minute. Esc or “Leave screen mode” ends it. It does not prolong the session.',
  'loginSecurity.tab': 'Login security',
} satisfies Record<keyof typeof zh, string>;
