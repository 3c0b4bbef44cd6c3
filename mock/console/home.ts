import { overviews } from '@/api/console/home';
import { isWorse } from '@/domain/alarm/scene';
import { DAY, MINUTE } from '@/lib/time';
import { browserZone, timeOnClock, zoneOffset } from '@/lib/time-zone';
import { inAlarm } from '../alarm/course';
import { recordOf } from '../alarm/record-rows';
import { accountsOf } from '../business-account/account-rows';
import { organizationsOf } from '../business-account/organization-rows';
import { suspendedNow } from '../delivery/engine';
import { documentSeeds } from '../help/documents';
import { unreadTodosOf } from '../message/message';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { isFresh, maySee } from '../runtime/personas';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { waitingRequests } from './change-request';
import { COUNTERS, grownUntil, historyOf } from './counters';
import { expiriesOf } from './expiry-rows';
import { statesOf } from './service';
import { resolutionsBetween } from './wave';

/** What an account has of which nothing is set up yet. */
const NOTHING = {
  tld: 0,
  domain: 0,
  registeredDomain: 0,
  sslCertificate: 0,
  registryLock: null,
  realNameDomain: 0,
  dnsRecord: 0,
  hostSwitchTask: 0,
  basicTask: 0,
  deepDiveTask: 0,
  dnsTask: 0,
};

/** Resolutions are counted in steps of five minutes: what is asked for together, or a moment later, agrees. */
const COUNTED_MS = 5 * 60_000;
const countedBy = (now: number) => now - (now % COUNTED_MS);

const GATEWAY_ZONE = browserZone();
const offsetAt = (at: number) => zoneOffset(at, GATEWAY_ZONE);

const dayNumber = (at: number) => Math.floor((at + offsetAt(at) * MINUTE) / DAY);

/** The start of a day of the gateway's zone, so many after that of a time. */
const dayStart = (at: number, later: number) => timeOnClock((dayNumber(at) + later) * DAY, offsetAt);

/** The last seven days of the gateway's zone, the running one as far as it has been counted. */
function lastWeek(clock: number): number[] {
  const now = countedBy(clock);
  return [-6, -5, -4, -3, -2, -1, 0].map((day) =>
    resolutionsBetween(dayStart(now, day), Math.min(now, dayStart(now, day + 1))),
  );
}

/** The seven days before the running one. */
const fullDays = (now: number): number[] =>
  [-7, -6, -5, -4, -3, -2, -1].map((day) => resolutionsBetween(dayStart(now, day), dayStart(now, day + 1)));

/** The right to the screen of each kind of object that delivers something. */
const SCREENS = { pushTask: 'pushTask', robot: 'contact', serviceProvider: 'serviceProvider' } as const;

/** What is suspended by itself of what the account may see. */
function deliveriesFor(world: World) {
  const seen = suspendedNow(world).filter(({ kind }) => maySee(world.persona, SCREENS[kind]));
  const latest = seen[0];
  return {
    total: seen.length,
    latest: latest ? { kind: latest.kind, id: latest.id, name: latest.name, at: latest.at } : null,
  };
}

export const overview = implement(overviews, {
  getCounters: (_, { world }) => {
    if (isFresh(world.persona)) return { ...NOTHING, resolution7Days: 0 };
    const week = lastWeek(world.now());
    const since = dayNumber(world.now()) - dayNumber(grownUntil(world));
    return {
      ...COUNTERS,
      resolution7Days: week.reduce((sum, one) => sum + one, 0),
      history: {
        domain: historyOf('domain', since),
        dnsRecord: historyOf('dnsRecord', since),
        sslCertificate: historyOf('sslCertificate', since),
        resolution7Days: fullDays(world.now()),
      },
    };
  },
  getAttention: (_, { world, language }) => {
    const expiring = statesOf(world)
      .flatMap(({ id, state, expiresAt }) =>
        state.endsWith('Expiring') && expiresAt !== null ? [{ id, expiresAt }] : [],
      )
      .sort((a, b) => a.expiresAt - b.expiresAt);
    const first = expiring[0];
    const code = productsOf(world).find(({ id }) => id === first?.id)?.code;
    const todos = unreadTodosOf(world, language);
    const todo = todos[0];
    const going = inAlarm(world).map((one) => recordOf(world, one, language));
    // The latest stands first.
    const worst = going.find(({ level }) => !going.some((other) => isWorse(other.level, level)));
    const endings = expiriesOf(world).filter((one) => one.state !== 'days90');
    const end = endings.find((one) => one.state !== 'ended');
    return {
      alarms: {
        total: going.length,
        worst: worst ? { name: worst.name, at: worst.firstAt } : null,
      },
      services: { total: expiring.length, next: first && code ? { code, expiresAt: first.expiresAt } : null },
      todos: { total: todos.length, latest: todo ? { name: todo.title, at: todo.receivedAt } : null },
      ...(knows(world.gateway, 'expiries') && {
        endings: {
          total: endings.length,
          ended: endings.filter((one) => one.state === 'ended').length,
          next: end ? { object: end.object, endsAt: end.endsAt } : null,
        },
      }),
      ...(knows(world.gateway, 'deliveries') && { deliveries: deliveriesFor(world) }),
      ...(knows(world.gateway, 'changeRequests') && { reviews: waitingRequests(world) }),
      now: world.now(),
    };
  },
  getResolution: ({ buckets }, { world }) => ({
    points: (isFresh(world.persona) ? [] : buckets).map((at, index) => {
      const now = countedBy(world.now());
      const end = Math.min(now, buckets[index + 1] ?? now);
      return { at, value: resolutionsBetween(at, Math.max(at, end)) };
    }),
  }),
  getDocuments: (_, { language }) => ({
    list: documentSeeds
      .filter(({ type }) => type !== 'unlisted')
      .sort((a, b) => b.time - a.time)
      .slice(0, 4)
      .map(({ id, time, text }) => ({ id, title: text[language].title, updatedAt: time })),
  }),
  // The head office and what is right below it.
  getOrganizations: (_, { world }) => ({
    list: organizationsOf(world)
      .rows.slice(0, 3)
      .map(({ id, name, code }) => ({
        id,
        name,
        code,
        accounts: accountsOf(world).rows.filter((one) => one.organizationId === id).length,
      })),
  }),
});
