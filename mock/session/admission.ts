import { admitsCaller } from '../account-center/access-control';
import { contactsOf } from '../account-center/contact-book';
import { passwordOf, resetOf } from '../account-center/credentials';
import { beginSession } from '../account-center/login-security';
import { INACTIVITY_DAYS, ownLogin } from '../account-center/login-settings';
import { accountsOf } from '../business-account/account-rows';
import { callers } from '../runtime/callers';
import { CODE, type Persona } from '../runtime/personas';
import type { World } from '../runtime/world';

const DAY = 86_400_000;

/** Why a sign-in is refused. */
export type Refused = 'wrong' | 'locked' | 'address' | 'noContact' | 'code';

const rowOf = (world: World, { id }: Persona) => accountsOf(world).rows.find((row) => row.id === id);

/** Where the present account can be sent a code or a notice. */
const reachedAt = (world: World) =>
  Object.values(contactsOf(world)).flatMap(({ value }) => (value === null ? [] : [value]));

/** What the account's own settings say of a sign-in; asked as the account. */
function judge(world: World, code: string | undefined): Refused | null {
  if (!admitsCaller(world)) return 'address';
  const { isOn, policy } = ownLogin(world);
  const lastLoginAt = rowOf(world, world.persona)?.lastLoginAt ?? null;
  const isIdle = lastLoginAt !== null && world.now() - lastLoginAt > INACTIVITY_DAYS * DAY;
  if (!isOn || (policy !== 'force' && !isIdle)) return null;
  if (reachedAt(world).length === 0) return 'noContact';
  return code === CODE ? null : 'code';
}

const PLATFORMS: Readonly<Record<string, string>> = { dns: '/landing_page/dns', monitor: '/landing_page/monitor' };
/** Where the present account begins after a sign-in. */
export const firstPath = (world: World): string => PLATFORMS[ownLogin(world).jumpPlatform] ?? '/console';

/** The notices of sign-ins that a world sent, and to whom. */
const notices = new WeakMap<World, { account: string; to: string[] }[]>();
export const loginNotices = (world: World) => notices.get(world) ?? [];

/** Signs an account in to a world, whose session it is from then on; says why not, where it may not. */
export function admit(world: World, persona: Persona, password: string, code?: string): Refused | null {
  const row = rowOf(world, persona);
  if (password !== passwordOf(world, persona) || (!row && !persona.isMain)) return 'wrong';
  if (row?.status === 'locked') return 'locked';
  const refused = world.seenAs(persona, () => judge(world, code));
  if (refused) return refused;
  // First as the account, which is then asked whether its password is due.
  world.persona = persona;
  world.persona = { ...persona, passwordReset: resetOf(world) };
  world.password = password;
  if (row) row.lastLoginAt = world.now();
  const { isOn, notifiesLogin } = ownLogin(world);
  if (isOn && notifiesLogin)
    notices.set(world, [...loginNotices(world), { account: persona.id, to: reachedAt(world) }]);
  beginSession(world);
  return null;
}

callers.lost = (world) => {
  if (world.persona.isMain) return null;
  const row = rowOf(world, world.persona);
  if (!row) return 'deleted';
  return row.status === 'locked' ? 'locked' : null;
};

callers.isProtected = (world) => {
  const { isOn, protectsCriticalOperations } = ownLogin(world);
  return isOn && protectsCriticalOperations;
};
