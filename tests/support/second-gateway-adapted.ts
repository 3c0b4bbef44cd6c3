import * as z from 'zod';
import type { secretKeys } from '@/api/account-center/secret-key';
import type { pushTasks } from '@/api/log/push-task';
import type { robots } from '@/api/message/robot';
import type { hosts } from '@/api/system-settings/host';
import type { Adaptations, Gateway } from '@/lib/contract/adapt';
import { fields, many, words } from '@/lib/contract/codecs';

/** Names of one resource: as the gateway has them, and as the contract does. */
type Names = Readonly<Record<string, string>>;

/** A list call whose rows, paging, filters and order have other names. */
function list(names: Names, status: string, states: z.ZodType, row: z.ZodType) {
  return {
    req: fields({
      pageNo: 'current',
      size: 'pageSize',
      q: 'keyword',
      orderBy: ['sorter', fields(names)],
      where: ['filters', fields({ ...names, [status]: ['status', many(states)] })],
    }),
    res: fields({ entries: ['list', many(row)], count: 'total' }),
  };
}

const keyNames = {
  keyNo: 'id',
  memo: 'description',
  state: 'status',
  tail: 'secretTail',
  created: 'createdAt',
  used: 'lastUsedAt',
  revision: 'version',
};
const keyStates = words([
  ['ON', 'enabled'],
  ['OFF', 'disabled'],
]);
const key = fields({ ...keyNames, state: ['status', keyStates] });

const hostNames = {
  hostId: 'id',
  fqdn: 'hostname',
  address: 'ip',
  note: 'remark',
  health: 'status',
  revision: 'version',
};
const hostStates = words([
  ['UP', 'online'],
  ['DOWN', 'offline'],
]);
const host = fields({ ...hostNames, health: ['status', hostStates] });

const robot = fields({ hook: 'webhook' });

const pushNames = { pushId: 'id', topics: 'modules', run: 'status' };
const pushStates = words([
  ['ACTIVE', 'running'],
  ['PAUSED', 'suspended'],
]);
const push = fields({ ...pushNames, run: ['status', pushStates] });

const endpoints: Adaptations<typeof secretKeys | typeof hosts | typeof robots | typeof pushTasks> = {
  '/api/acm/secretKey/list': { path: '/v2/keys/query', ...list(keyNames, 'state', keyStates, key) },
  '/api/acm/secretKey/get': { path: '/v2/keys/read', req: key, res: key },
  '/api/acm/secretKey/add': { path: '/v2/keys/create', req: key, res: key },
  '/api/acm/secretKey/update': { path: '/v2/keys/change', req: key },
  '/api/dcomm/host/list': { path: '/v2/machines/query', ...list(hostNames, 'health', hostStates, host) },
  '/api/dcomm/host/get': { path: '/v2/machines/read', req: host, res: host },
  '/api/dcomm/host/update': { path: '/v2/machines/change', req: host },
  '/api/msg/robot/list': { path: '/v2/robots/query', ...list({ hook: 'webhook' }, 'status', z.unknown(), robot) },
  '/api/log/pushTask/list': { path: '/v2/pushes/query', ...list(pushNames, 'run', pushStates, push) },
  '/api/log/pushTask/disable': { path: '/v2/pushes/pause', req: push },
};

const theirs = z.object({
  ok: z.boolean(),
  payload: z.unknown().optional(),
  problem: z.object({ no: z.unknown(), text: z.string().nullish(), about: z.unknown().optional() }).optional(),
});

/** From `{ ok, payload, problem }` to the envelope that the console reads; nothing is ever written in it. */
const envelope = z.codec(theirs, z.object({ code: z.unknown(), message: z.unknown(), data: z.unknown() }), {
  decode: ({ ok, payload, problem }) =>
    ok
      ? { code: 20000, message: '', data: payload }
      : { code: problem?.no, message: problem?.text, data: problem?.about },
  encode: ({ data }) => ({ ok: true, payload: data }),
});

/** The gateway of second-gateway.ts, adapted as docs/your-gateway.md tells. */
export const second = { endpoints, envelope } satisfies Gateway;
