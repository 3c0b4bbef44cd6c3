import { overviews } from '@/api/console/home';
import { inAlarm } from '../alarm/course';
import { recordOf } from '../alarm/record-rows';
import { documentSeeds } from '../help/documents';
import { unreadTodosOf } from '../message/message';
import { implement } from '../runtime/implement';
import { productsOf } from '../session/products';
import { statesOf } from './service';
import { wave } from './wave';

/** Two figures are missing, as they are where a product has no such resource. */
const COUNTERS = {
  tld: 3,
  domain: 1268,
  registeredDomain: 412,
  sslCertificate: 96,
  registryLock: null,
  realNameDomain: 398,
  dnsRecord: 48211,
  hostSwitchTask: 0,
  resolution7Days: 91_834_562,
  basicTask: 64,
  deepDiveTask: 12,
  dnsTask: 140,
};

export const overview = implement(overviews, {
  getCounters: () => COUNTERS,
  getAttention: (_, { world, language }) => {
    const expiring = statesOf(world)
      .flatMap(({ id, state, expiresAt }) =>
        state.endsWith('Expiring') && expiresAt !== null ? [{ id, expiresAt }] : [],
      )
      .sort((a, b) => a.expiresAt - b.expiresAt);
    const first = expiring[0];
    const code = productsOf(world).find(({ id }) => id === first?.id)?.code;
    const todos = unreadTodosOf(world);
    const todo = todos[0];
    const going = inAlarm(world);
    const alarm = going[0];
    return {
      alarms: {
        total: going.length,
        latest: alarm ? { name: recordOf(world, alarm, language).name, at: alarm.episode.firstAt } : null,
      },
      services: { total: expiring.length, next: first && code ? { code, expiresAt: first.expiresAt } : null },
      todos: { total: todos.length, latest: todo ? { name: todo.title, at: todo.receivedAt } : null },
      now: world.now(),
    };
  },
  getResolution: ({ buckets }) => ({ points: wave(buckets, 14_000_000, 1) }),
  getDocuments: (_, { language }) => ({
    list: documentSeeds
      .filter(({ type }) => type !== 'unlisted')
      .sort((a, b) => b.time - a.time)
      .slice(0, 4)
      .map(({ id, time, text }) => ({ id, title: text[language].title, updatedAt: time })),
  }),
  getOrganizations: () => ({
    list: [
      { id: 'ORG-1', name: '集团总部', code: 'acme-hq', accounts: 36 },
      { id: 'ORG-2', name: 'Retail division', code: 'corp-retail', accounts: 18 },
      { id: 'ORG-3', name: '华东研发中心', code: 'rd-east', accounts: null },
    ],
  }),
});
