import { handlersOf } from '@mock/handlers';
import { worlds } from '@mock/node';
import { unknownPath } from '@mock/runtime/gateway-kind';
import { getResponse, HttpResponse, http } from 'msw';

/**
 * A gateway that somebody else built: ten of its endpoints have other paths, names and words than the contract, and every
 * answer has another envelope. Behind it works the mock gateway; what it says is translated by hand, since codecs of ours
 * would agree with each other whatever they did.
 */

type Fields = Readonly<Record<string, unknown>>;
type Turn = (fields: Fields) => Fields;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under other names: `from` of each pair becomes `to`. */
const renamed = (value: unknown, pairs: readonly (readonly [from: string, to: string])[]): Fields =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).map(([name, one]) => [
      pairs.find(([from]) => from === name)?.[1] ?? name,
      one,
    ]),
  );

const turned = (pairs: readonly (readonly [string, string])[]) => pairs.map(([a, b]) => [b, a] as const);

interface Resource {
  /** Its names and those of the contract. */
  names: readonly (readonly [theirs: string, ours: string])[];
  /** Its words for states and those of the contract. */
  states: readonly (readonly [theirs: string, ours: string])[];
}

const KEYS: Resource = {
  names: [
    ['keyNo', 'id'],
    ['memo', 'description'],
    ['state', 'status'],
    ['tail', 'secretTail'],
    ['created', 'createdAt'],
    ['used', 'lastUsedAt'],
    ['revision', 'version'],
  ],
  states: [
    ['ON', 'enabled'],
    ['OFF', 'disabled'],
  ],
};
const HOSTS: Resource = {
  names: [
    ['hostId', 'id'],
    ['fqdn', 'hostname'],
    ['address', 'ip'],
    ['note', 'remark'],
    ['health', 'status'],
    ['revision', 'version'],
  ],
  states: [
    ['UP', 'online'],
    ['DOWN', 'offline'],
  ],
};
const ROBOTS: Resource = { names: [['hook', 'webhook']], states: [] };
const PUSHES: Resource = {
  names: [
    ['pushId', 'id'],
    ['topics', 'modules'],
    ['run', 'status'],
  ],
  states: [
    ['ACTIVE', 'running'],
    ['PAUSED', 'suspended'],
  ],
};

const word = (value: unknown, pairs: readonly (readonly [string, string])[]): unknown =>
  pairs.find(([from]) => from === value)?.[1] ?? value;

/** A row as this gateway tells it. */
const told =
  ({ names, states }: Resource): Turn =>
  (row) =>
    renamed({ ...row, ...('status' in row && { status: word(row.status, turned(states)) }) }, turned(names));

/** What is asked of one object, as the contract has it. */
const asked =
  ({ names }: Resource): Turn =>
  (body) =>
    renamed(body, names);

/** What is asked of a list. */
const askedOfList =
  ({ names, states }: Resource): Turn =>
  (body) => {
    const { pageNo, size, q, where, orderBy, ...rest } = body;
    const filters = Object.entries(renamed(where, names)).map(([name, values]) => [
      name,
      Array.isArray(values) ? values.map((one) => word(one, states)) : values,
    ]);
    return {
      ...rest,
      current: pageNo,
      pageSize: size,
      ...(q !== undefined && { keyword: q }),
      ...(where !== undefined && { filters: Object.fromEntries(filters) }),
      ...(orderBy !== undefined && { sorter: renamed(orderBy, names) }),
    };
  };

const toldList =
  (resource: Resource): Turn =>
  ({ list, total }) => ({
    entries: Array.isArray(list) ? list.map((row) => told(resource)(row)) : list,
    count: total,
  });

const listOf = (resource: Resource, of: string) => ({ of, asked: askedOfList(resource), told: toldList(resource) });
const one = (resource: Resource, of: string) => ({ of, asked: asked(resource), told: told(resource) });

const ENDPOINTS: Readonly<Record<string, { of: string; asked: Turn; told: Turn }>> = {
  '/v2/keys/query': listOf(KEYS, '/api/acm/secretKey/list'),
  '/v2/keys/read': one(KEYS, '/api/acm/secretKey/get'),
  '/v2/keys/create': one(KEYS, '/api/acm/secretKey/add'),
  '/v2/keys/change': one(KEYS, '/api/acm/secretKey/update'),
  '/v2/machines/query': listOf(HOSTS, '/api/dcomm/host/list'),
  '/v2/machines/read': one(HOSTS, '/api/dcomm/host/get'),
  '/v2/machines/change': one(HOSTS, '/api/dcomm/host/update'),
  '/v2/robots/query': listOf(ROBOTS, '/api/msg/robot/list'),
  '/v2/pushes/query': listOf(PUSHES, '/api/log/pushTask/list'),
  '/v2/pushes/pause': one(PUSHES, '/api/log/pushTask/disable'),
};

const REPLACED = new Set(Object.values(ENDPOINTS).map(({ of }) => of));

/** The answer in this gateway's envelope: `{ ok, payload }`, or `{ ok, problem: { no, text, about } }`. */
function wrapped(body: unknown, tell: Turn): object {
  const { code, message, data } = isFields(body) ? body : {};
  const payload = isFields(data) ? tell(data) : data;
  return code === 20000 ? { ok: true, payload } : { ok: false, problem: { no: code, text: message, about: data } };
}

const behind = handlersOf(worlds);

/** Passes what it is asked on to the mock gateway, and what that says back. */
export const secondGateway = http.post(/\/(v2|api|fs)\//, async ({ request }) => {
  const url = new URL(request.url);
  const found = ENDPOINTS[url.pathname];
  if (REPLACED.has(url.pathname) || (!found && url.pathname.startsWith('/v2/'))) return unknownPath();
  let inner = request.clone();
  if (found) {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const given: unknown = await request.json();
    const body = JSON.stringify(isFields(given) ? found.asked(given) : given);
    inner = new Request(new URL(found.of, url), { method: 'POST', headers, body });
  }
  const answer = await getResponse(behind, inner);
  if (!answer?.headers.get('content-type')?.includes('json')) return answer;
  const headers = { 'X-Request-Id': answer.headers.get('X-Request-Id') ?? '' };
  return HttpResponse.json(wrapped(await answer.json(), found?.told ?? ((data) => data)), {
    status: answer.status,
    headers,
  });
});
