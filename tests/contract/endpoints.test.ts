import { endpoints } from '@mock/handlers';
import { messages } from '@mock/runtime/messages';
import { mayDo, personas } from '@mock/runtime/personas';
import type { Fault, World } from '@mock/runtime/world';
import { describe, expect, it, vi } from 'vitest';
import { CODES } from '@/api/codes';
import { client } from '@/lib/contract/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { isAuthPath, isDomainAssistantPath, type Ports } from '@/lib/http/axios';
import { plan, signIn } from '../support/gateway';
import { takeComplaints } from '../support/setup';

/** Every endpoint of the mock gateway: this file grows with each of them by itself. */
const all = endpoints().map((endpoint) => ({ path: endpoint.path, endpoint }));

/** What the client may treat in a way of its own: whose call it is, which server has it, and whether it needs a right. */
const kindOf = ({ path, endpoint }: (typeof all)[number]) =>
  [
    isAuthPath(path),
    isDomainAssistantPath(path),
    path.split('/').slice(0, 3).join('/'),
    endpoint.capability === null,
    endpoint.access.replace(/^.*\..*/, 'right'),
  ].join(' ');

/** One of each, that with the most codes. */
const oneOfEach = (keyOf: (one: (typeof all)[number]) => string) => [
  ...new Map(
    all.toSorted((a, b) => a.endpoint.codes.length - b.endpoint.codes.length).map((one) => [keyOf(one), one]),
  ).values(),
];
/** What the client does with an answer, and the gate of the gateway with a call, depends on nothing else of an endpoint. */
const oneOfKind = oneOfEach(kindOf);
/** What an account may do depends on its rights, which are given by resource. */
const oneOfRights = oneOfEach((one) => `${kindOf(one)} ${one.endpoint.access.replace(/\..*/, '.')}`);

const SESSION = [40101, 40102, 40105, 40110, 40111, 40112];
const STATUSES = [400, 403, 418, 500, 502, 503, 504];
const MALFORMED = ['<!doctype html><title>x</title>', '', 'null', '[]', '{}', '{"code":20000,"da', '7', '"text"'];
/** Values that are no data of most endpoints, in whatever dialect: a list that is none, a total in words, nothing at all. */
const NO_DATA = [null, 'text', 7, [], { list: 'none' }, { list: [], total: 'many' }, { list: {}, total: 0 }, {}];
const NO_INPUT = ['text', [], {}, { id: 7 }, { ids: [] }, { current: 0, pageSize: 10 }, { fileId: 7 }];

/** The failure of one call through the real client. */
async function failureIn(endpoint: Endpoint, input: unknown = {}): Promise<Failure> {
  const api = client({ call: endpoint });
  let data: unknown;
  try {
    data = await api.call(input);
  } catch (error) {
    return failureOf(error);
  }
  throw new Error(`${endpoint.path} took ${JSON.stringify(input)} and answered ${JSON.stringify(data)?.slice(0, 200)}`);
}

/** The failure of one call when a fault of this world hits it. */
function faulty(world: World, endpoint: Endpoint, fault: Partial<Fault>) {
  plan(world, { path: endpoint.path, ...fault });
  return failureIn(endpoint);
}

it('gives each business code a number of its own', () => {
  const numbers = Object.values(CODES);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe.each(all)('$path', ({ endpoint }) => {
  it('declares codes that have a number, and words in both languages', () => {
    for (const name of endpoint.codes) {
      expect(Reflect.get(CODES, name), `add ${name} to src/api/codes.ts`).toBeTypeOf('number');
      for (const words of Object.values(messages)) {
        expect(Reflect.get(words, name), `add ${name} to mock/runtime/messages.ts`).toBeTypeOf('string');
      }
    }
  });

  it('has schemas that refuse something, of a request and of an answer', () => {
    expect(NO_INPUT.filter((input) => !endpoint.req.safeParse(input).success)).not.toEqual([]);
    expect(NO_DATA.filter((data) => !endpoint.res.safeParse(data).success)).not.toEqual([]);
  });

  it('is no right of an account that has none', () => {
    expect(endpoint.access.includes('.') && mayDo(personas.norights, endpoint.access)).toBe(false);
  });
});

describe.each(oneOfKind)('$path', ({ path, endpoint }) => {
  const open = (given?: Partial<Ports>) => signIn('main', given);

  it('tells each declared code in the words of the gateway, with the messages of its fields', async () => {
    const world = open();
    for (const name of endpoint.codes) {
      const code: unknown = Reflect.get(CODES, name);
      const data = { fields: { name: 'words of the field' } };
      expect(await faulty(world, endpoint, { envelope: { code, message: 'words', data } })).toMatchObject({
        kind: 'business',
        code: String(code),
        text: 'words',
        showType: 2,
        fields: data.fields,
      });
    }
  });

  it('refuses data that breaks its schema, and says so in the console', async () => {
    const world = open();
    const broken = NO_DATA.filter((data) => !endpoint.res.safeParse(data).success);
    for (const data of broken) {
      expect(await faulty(world, endpoint, { envelope: { code: 20000, message: 'success', data } })).toMatchObject({
        kind: 'contract',
      });
    }
    expect(takeComplaints()).toHaveLength(broken.length);
  });

  it('refuses an invalid request', async () => {
    open();
    for (const input of NO_INPUT.filter((one) => !endpoint.req.safeParse(one).success)) {
      expect(await failureIn(endpoint, input), JSON.stringify(input)).toMatchObject({ code: String(CODES.INVALID) });
    }
  });

  it('ends the session once per session code and shows nothing', async () => {
    const onSession = vi.fn();
    const world = open({ onSession });
    for (const code of SESSION) {
      expect(await faulty(world, endpoint, { envelope: { code, message: 'Not Login!', data: null } })).toMatchObject({
        // The domain assistant's failures belong to its boxes, with the gateway's words.
        ...(isDomainAssistantPath(path) ? { kind: 'business' } : { kind: 'session', showType: 0 }),
      });
    }
    expect(onSession).toHaveBeenCalledTimes(isDomainAssistantPath(path) ? 0 : SESSION.length);
  });

  it('passes HTTP errors and a lost line on as what they are', async () => {
    const world = open();
    for (const status of STATUSES) {
      expect(await faulty(world, endpoint, { status, body: '<html>' })).toMatchObject({
        kind: 'http',
        code: String(status),
      });
    }
    expect(await faulty(world, endpoint, { drop: true })).toMatchObject({ kind: 'network' });
  });

  it('takes nothing for an answer that is no envelope', async () => {
    const world = open();
    for (const body of MALFORMED) {
      expect(await faulty(world, endpoint, { body }), body).toMatchObject({ kind: 'contract', text: null });
    }
    expect(takeComplaints()).toEqual([]);
  });
});

const guarded = oneOfKind.filter(({ path, endpoint }) => endpoint.access !== 'anonymous' && !isAuthPath(path));

describe.each(guarded)('$path', ({ path, endpoint }) => {
  it('asks for a session that is alive', async () => {
    const kind = isDomainAssistantPath(path) ? 'business' : 'session';
    signIn('main', { token: () => null });
    expect(await failureIn(endpoint)).toMatchObject({ kind, code: '40101' });
    signIn('main', { token: () => 'unknown' });
    expect(await failureIn(endpoint)).toMatchObject({ kind, code: '40112' });
    signIn('main').isEnded = true;
    expect(await failureIn(endpoint)).toMatchObject({ kind, code: '40105' });
  });
});

/** What an account may call while its password must be changed (ACC-03). */
const OPEN = [/^\/api\/acm\/session\//, /\/getFrontInitInfo$/, /\/account\/changePassword$/];

describe.each(guarded.filter(({ path }) => !OPEN.some((one) => one.test(path))))('$path', ({ endpoint }) => {
  it.each(['newcomer', 'expired'] as const)(
    'is refused to an account whose password must be changed: %s',
    async (who) => {
      signIn(who);
      expect(await failureIn(endpoint)).toMatchObject({ code: String(CODES.PASSWORD_CHANGE_NEEDED) });
    },
  );
});

describe.each(oneOfRights.filter(({ endpoint }) => endpoint.access.includes('.')))('$path', ({ endpoint }) => {
  it('asks for its right before it looks at the request', async () => {
    signIn('norights');
    expect(await failureIn(endpoint)).toMatchObject({ kind: 'business', code: String(CODES.NO_RIGHT) });
  });
});

describe('the paths', () => {
  it('are all different', () => {
    const paths = all.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});
