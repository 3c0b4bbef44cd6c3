import type zh from '../../zh-CN/anonymous/login-lock';

export default {
  'loginLock.address': 'Sign-in is not allowed from this IP address',
  'loginLock.administrator': 'An administrator locked the account',
  'loginLock.back': 'Back to sign-in',
  'loginLock.expired': 'The license of the account has expired',
  'loginLock.inactive': 'The account is locked because it was not used for a long time',
  'loginLock.left': 'Time left',
  'loginLock.noTime': 'Ask the administrator to unlock it, or go back and sign in with another account.',
  'loginLock.over': 'The lock is over',
  'loginLock.overText': 'You can sign in again now.',
  'loginLock.password': 'The account is locked after too many wrong passwords',
  'loginLock.unknown': 'The account is locked',
  'loginLock.wait': 'You can sign in again when the time is up. To unlock it earlier, ask the administrator.',
} satisfies Record<keyof typeof zh, string>;
