import { describe, expect, it } from 'vitest';
import { accessControlInput } from '@/api/account-center/access-control';
import { loginSecurityInput } from '@/api/account-center/login-security';

const LOGIN = {
  isOn: true,
  policy: 'default',
  durationHours: '4',
  protectsCriticalOperations: true,
  notifiesLogin: false,
  jumpPlatform: 'console',
  isScreenMode: false,
  passwordExpires: true,
};

describe('bounds of an account', () => {
  it.each([
    ['1', true],
    ['365', true],
    ['366', false],
    ['999999999', false],
    ['0', false],
  ])('a password is good for %s days: %s', (passwordDays, isGood) => {
    expect(loginSecurityInput.safeParse({ ...LOGIN, passwordDays }).success).toBe(isGood);
  });

  it.each([
    ['0', true],
    ['10', true],
    ['11', false],
    ['99999999999', false],
  ])('comes through at most %s proxies: %s', (maxForwarders, isGood) => {
    expect(accessControlInput.safeParse({ rules: [], maxForwarders }).success).toBe(isGood);
  });
});
