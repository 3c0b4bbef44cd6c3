import { type LoginSecurityInput, loginSecurities } from '@/api/account-center/login-security';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { sessionState } from '../session/session';
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

const states = settingsOf(fresh);

export const loginSecurity = implement(loginSecurities, {
  get: ({ accountId }, { world, language }) => ({
    ...states.get(world, accountId),
    platforms: [
      { value: 'console', label: language === 'zh-CN' ? '控制台' : 'Console' },
      { value: 'dns', label: language === 'zh-CN' ? 'DNS 云解析' : 'Cloud DNS' },
      { value: 'monitor', label: language === 'zh-CN' ? '云监测' : 'Cloud monitoring' },
    ],
    inactivityDays: 7,
  }),
  update: ({ accountId, settings, version }, { world }) => {
    if (states.get(world, accountId).version !== version) refuse('STALE_VERSION');
    states.set(world, accountId, { settings, version: version + 1 });
    if (accountId === undefined) sessionState.set(world, { isLoginSecurityOn: settings.isOn });
    return {};
  },
});
