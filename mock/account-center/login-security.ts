import { loginSecurities } from '@/api/account-center/login-security';
import { accountsOf } from '../business-account/account-rows';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { contactsOf } from './contact-book';
import { INACTIVITY_DAYS, loginSettings } from './login-settings';

const HOUR = 3_600_000;

/** How many contacts can receive the code of a sign-in. */
function contactCount(world: World, accountId: string | undefined): number {
  if (loginSettings.isOwn(world, accountId)) {
    return Object.values(contactsOf(world)).filter(({ value }) => value !== null).length;
  }
  const { phone, email } = accountsOf(world).get(accountId ?? '');
  return [phone, email].filter((value) => value !== null).length;
}

/** The session ends so long after the sign-in, whatever is loaded meanwhile. */
function endInTime(world: World): void {
  const { settings } = loginSettings.get(world, undefined);
  const end = world.startedAt + settings.durationHours * HOUR;
  world.after(end - world.now(), () => {
    const { isOn, durationHours } = loginSettings.get(world, undefined).settings;
    if (isOn && world.now() >= world.startedAt + durationHours * HOUR) world.isEnded = true;
  });
}

/** The account has just signed in. */
export function beginSession(world: World): void {
  world.isEnded = false;
  world.startedAt = world.now();
  endInTime(world);
}

export const loginSecurity = implement(loginSecurities, {
  get: ({ accountId }, { world, language }) => ({
    ...loginSettings.get(world, accountId),
    platforms: [
      { value: 'console', label: language === 'zh-CN' ? '控制台' : 'Console' },
      { value: 'dns', label: language === 'zh-CN' ? 'DNS 托管' : 'DNS hosting' },
      { value: 'monitor', label: language === 'zh-CN' ? '云监测' : 'Cloud monitoring' },
    ],
    inactivityDays: INACTIVITY_DAYS,
    contactCount: contactCount(world, accountId),
  }),
  update: ({ accountId, settings, version, acceptsLockout }, { world }) => {
    const stored = loginSettings.get(world, accountId).version;
    checkVersion(world, stored, version);
    const isForced = settings.isOn && settings.policy === 'force';
    if (isForced && contactCount(world, accountId) === 0 && !acceptsLockout) refuse('NO_CONTACT_LEFT');
    loginSettings.set(world, accountId, { settings, version: stored + 1 });
    if (loginSettings.isOwn(world, accountId)) endInTime(world);
    return {};
  },
});
