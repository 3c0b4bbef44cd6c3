import { accountsOf } from '../business-account/account-rows';
import { PASSWORD, type Persona } from '../runtime/personas';
import { SEED_TIME, type World } from '../runtime/world';
import { loginSettings } from './login-settings';

const DAY = 86_400_000;

interface Credentials {
  password: string;
  /** When it was set. */
  since: number;
  reset: Persona['passwordReset'];
}

const books = new WeakMap<World, Map<string, Credentials>>();

type Who = Pick<Persona, 'id' | 'passwordReset'>;

const rowOf = (world: World, { id }: Pick<Persona, 'id'>) => accountsOf(world).rows.find((row) => row.id === id);

function credentialsOf(world: World, who: Who): Credentials {
  const all = books.get(world) ?? new Map<string, Credentials>();
  books.set(world, all);
  const known = all.get(who.id) ?? {
    password: rowOf(world, who)?.password ?? PASSWORD,
    since: SEED_TIME - 30 * DAY,
    reset: who.passwordReset,
  };
  all.set(who.id, known);
  return known;
}

export const passwordOf = (world: World, who: Who): string => credentialsOf(world, who).password;

/** Sets the password of an account: the old one is good for nothing any more. */
export function setPassword(
  world: World,
  who: Pick<Persona, 'id'>,
  password: string,
  reset: Credentials['reset'],
): void {
  const row = rowOf(world, who);
  if (row) row.password = password;
  const all = books.get(world) ?? new Map<string, Credentials>();
  books.set(world, all.set(who.id, { password, since: world.now(), reset }));
}

/** When the password of the account has to be changed; null where passwords do not get too old. */
export function passwordEndOf(world: World): number | null {
  const { settings } = loginSettings.get(world, undefined);
  if (!settings.passwordExpires) return null;
  return credentialsOf(world, world.persona).since + settings.passwordDays * DAY;
}

/** Why whoever signs in must change his password before anything else; asked as the account. */
export function resetOf(world: World): Persona['passwordReset'] {
  const { reset, since } = credentialsOf(world, world.persona);
  const { settings } = loginSettings.get(world, undefined);
  const isOld = settings.passwordExpires && world.now() - since > settings.passwordDays * DAY;
  return reset === 'none' && isOld ? 'expired' : reset;
}
