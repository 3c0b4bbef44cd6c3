import { type LoginSecurityInput, loginSecurities } from '@/api/account-center/login-security';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { sessionState } from '../session/session';

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

const states = new WeakMap<World, ReturnType<typeof fresh>>();

function of(world: World) {
  const known = states.get(world) ?? fresh();
  states.set(world, known);
  return known;
}

export const loginSecurity = implement(loginSecurities, {
  get: (_, { world, language }) => ({
    ...of(world),
    platforms: [
      { value: 'console', label: language === 'zh-CN' ? '控制台' : 'Console' },
      { value: 'dns', label: language === 'zh-CN' ? 'DNS 云解析' : 'Cloud DNS' },
      { value: 'monitor', label: language === 'zh-CN' ? '云监测' : 'Cloud monitoring' },
    ],
    inactivityDays: 7,
  }),
  update: ({ settings, version }, { world }) => {
    if (of(world).version !== version) refuse('STALE_VERSION');
    states.set(world, { settings, version: version + 1 });
    sessionState.set(world, { isLoginSecurityOn: settings.isOn });
    return {};
  },
});
