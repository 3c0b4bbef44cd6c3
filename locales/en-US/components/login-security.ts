import type zh from '../../zh-CN/components/login-security';

export default {
  'loginSecurity.days': 'days',
  'loginSecurity.duration': 'Login duration',
  'loginSecurity.durationHelp': '1 to 8 hours, then a new login is needed.',
  'loginSecurity.hours': 'hours',
  'loginSecurity.isOn': 'Security login',
  'loginSecurity.isOnHelp': 'A login is verified as the policy below says.',
  'loginSecurity.notification': 'Login notification',
  'loginSecurity.notificationHelp': 'Each login is told to the bound contacts.',
  'loginSecurity.passwordDays': 'Password valid for',
  'loginSecurity.passwordExpires': 'Password expires',
  'loginSecurity.platform': 'Login jump platform',
  'loginSecurity.platformHelp': 'The platform that opens after login.',
  'loginSecurity.policy': 'Login policy',
  'loginSecurity.policyDefault': 'System default',
  'loginSecurity.policyForce': 'Force verification',
  'loginSecurity.policyHelp':
    'System default: verification after {days} days without login. Force verification: at every login.',
  'loginSecurity.protection': 'Critical-operation protection',
  'loginSecurity.protectionHelp': 'Critical operations ask for a second proof first.',
  'loginSecurity.saved': 'Login security updated',
  'loginSecurity.screenMode': 'Screen mode',
  'loginSecurity.screenModeHelp':
    'For a wall display: menus hidden, large type, automatic refresh. It does not prolong the session.',
  'loginSecurity.tab': 'Login security',
} satisfies Record<keyof typeof zh, string>;
