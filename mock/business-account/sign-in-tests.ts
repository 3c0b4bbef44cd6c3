import type { SignInTest } from '@/api/business-account/sso-setup';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import { checkVersion } from '../runtime/versions';
import { leadTo, type World } from '../runtime/world';
import { providerOf } from './identity-provider';
import { matchesOf } from './role-sso';
import { orderedMappings } from './role-sso-rows';

const DAY = 86_400_000;
/** So long a link stays good, and the provider's answer is waited for. */
const OPEN_MS = 10 * 60_000;
/** So far the provider's clock may be off. */
const CLOCK_SECONDS = 180;

export type Attributes = Readonly<Record<string, readonly string[]>>;

/** What comes back from the provider's sign-in. */
export interface Answer {
  isForged?: boolean;
  audience?: string;
  /** Seconds that the provider's clock is behind ours. */
  late?: number;
  attributes: Attributes;
}

export interface StoredTest extends Omit<SignInTest, 'isOutdated' | 'link'> {
  providerId: string;
  starterId: string;
  /** Part of the link, then of the provider's way back: each is good for one use. */
  token: string;
  /** The provider and its mappings as they were tested. */
  settings: string;
}

export const ENTITY_ID = 'https://console.example.com/saml/metadata';

const settingsOf = (world: World, id: string) =>
  JSON.stringify([providerOf(world, id).version, orderedMappings(world, id).map((one) => [one.id, one.version])]);

const fresh = (world: World, id: string, providerId: string, startedAt: number): StoredTest => ({
  id,
  providerId,
  state: 'waiting',
  token: crypto.randomUUID(),
  starterId: world.persona.id,
  startedBy: world.persona.name,
  startedAt,
  expiresAt: startedAt + OPEN_MS,
  endedAt: null,
  settings: settingsOf(world, providerId),
  reason: null,
  found: null,
  attributes: [],
  matches: [],
});

const ended = (world: World, serial: number, daysAgo: number, attributes: Attributes): StoredTest => {
  const test = fresh(world, `SST-${serial}`, `IDP-${serial}`, world.now() - daysAgo * DAY);
  return { ...test, ...judged(world, test.providerId, { attributes }), endedAt: test.startedAt + 40_000 };
};

/** One that passed, one that was refused; the other providers were never tested. */
const rows = table<StoredTest>('signInTest', (world) => [
  ended(world, 1, 2, { mail: ['li.wei@example.com'], memberOf: ['staff', 'dns-operators', '外包团队'] }),
  ended(world, 3, 5, { memberOf: ['partners'] }),
]);

/** What the gateway makes of an answer: the first thing that is wrong, else the role of the first mapping that matches. */
function judged(world: World, providerId: string, answer: Answer) {
  const attributes = Object.entries(answer.attributes).map(([name, values]) => ({ name, values: [...values] }));
  const refused = (reason: SignInTest['reason'], found: string | null = null) => ({
    state: 'refused',
    reason,
    found,
    // What nobody vouches for is not told as if it were so.
    attributes: reason === 'signature' || reason === 'certificate' ? [] : attributes,
    matches: [],
  });
  const { certificateExpiresAt } = providerOf(world, providerId);
  if (answer.isForged) return refused('signature');
  if (certificateExpiresAt !== null && certificateExpiresAt <= world.now()) return refused('certificate');
  if (answer.audience !== undefined && answer.audience !== ENTITY_ID) return refused('audience', answer.audience);
  if (Math.abs(answer.late ?? 0) > CLOCK_SECONDS) return refused('clock', String(answer.late));
  const wanted = [...new Set(orderedMappings(world, providerId).map(({ attribute }) => attribute))];
  if (wanted.length > 0 && !wanted.some((name) => Object.hasOwn(answer.attributes, name)))
    return refused('missingAttribute', wanted.join(', '));
  const matches = matchesOf(world, providerId, answer.attributes);
  if (matches.length === 0) return refused('noMapping');
  return {
    state: 'passed',
    reason: null,
    found: null,
    attributes,
    matches: matches.map(({ id, attribute, value, roleName }) => ({ id, attribute, value, roleName })),
  };
}

const lastOf = (world: World, providerId: string) => rows.of(world).rows.find((one) => one.providerId === providerId);

/** Where a test's link leads, by its token. A browser that opens it has no header to say whose world it is. */
const links = new Map<string, () => World | undefined>();
export const LINK = '/api/acm/signInTest/';

/** The last test of a provider as an account sees it: only who started it can open it. */
export function shownTest(world: World, providerId: string): SignInTest | null {
  const test = lastOf(world, providerId);
  if (!test) return null;
  const { settings, token, starterId, providerId: _, ...facts } = test;
  const isOpen = test.state === 'waiting' && starterId === world.persona.id;
  return {
    ...facts,
    link: isOpen ? `${LINK}${token}` : null,
    isOutdated: settings !== settingsOf(world, providerId),
  };
}

/** Starts one; it takes the place of the last one, whose link is good for nothing any more. */
export function startTest(world: World, id: string, version: number | undefined): void {
  const provider = providerOf(world, id);
  checkVersion(world, provider.version, version);
  if (provider.type !== 'saml' && provider.type !== 'oidc') refuse('ILLEGAL_STATE');
  const old = lastOf(world, id);
  if (old) {
    links.delete(old.token);
    rows.of(world).remove(old.id);
  }
  const test = rows.of(world).add(fresh(world, world.nextId('SST'), id, world.now()));
  links.set(test.token, leadTo(world));
  world.after(OPEN_MS, () => {
    links.delete(test.token);
    if (test.state === 'waiting' || test.state === 'opened')
      Object.assign(test, { state: 'expired', endedAt: test.expiresAt });
  });
}

function take(token: string, state: string): { world: World; test: StoredTest } | null {
  const world = links.get(token)?.();
  world?.tick();
  const test = world && rows.of(world).rows.find((one) => one.token === token && one.state === state);
  if (!world || !test || !links.delete(token)) return null;
  return { world, test };
}

/** Follows a link, once; gives the token of the way back. Null if it was used or is too old. */
export function openTest(token: string): { world: World; test: StoredTest } | null {
  const taken = take(token, 'waiting');
  if (!taken) return null;
  Object.assign(taken.test, { state: 'opened', token: crypto.randomUUID() });
  links.set(taken.test.token, leadTo(taken.world));
  return taken;
}

/** Takes the provider's answer, once, and keeps what came of it. Nobody is signed in by it. */
export function endTest(token: string, answerOf: (world: World, providerId: string) => Answer): boolean {
  const taken = take(token, 'opened');
  if (!taken) return false;
  const { world, test } = taken;
  Object.assign(test, judged(world, test.providerId, answerOf(world, test.providerId)), {
    endedAt: world.now(),
    settings: settingsOf(world, test.providerId),
  });
  return true;
}
