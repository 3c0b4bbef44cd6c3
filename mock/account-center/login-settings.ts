import type { LoginSecurityInput } from '@/api/account-center/login-security';
import type { World } from '../runtime/world';
import { settingsOf } from './of-account';

/** Off at first, so that the home has something to warn of. */
const fresh = (): { settings: LoginSecurityInput; version: number } => ({
  settings: {
    isOn: false,
    policy: 'default',
    durationHours: 4,
    passwordExpires: false,
    protectsCriticalOperations: true,
    notifiesLogin: false,
    jumpPlatform: 'console',
    isScreenMode: false,
  },
  version: 1,
});

export const loginSettings = settingsOf(fresh);

/** After so many days without a sign-in the default policy asks for a code. */
export const INACTIVITY_DAYS = 7;

/** How the present account signs in. */
export const ownLogin = (world: World): LoginSecurityInput => loginSettings.get(world, undefined).settings;

/** Whether each sign-in of an account asks for a code. */
export const isVerificationForced = (world: World, accountId?: string): boolean => {
  const { isOn, policy } = loginSettings.get(world, accountId).settings;
  return isOn && policy === 'force';
};
