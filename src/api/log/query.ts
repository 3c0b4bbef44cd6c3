import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** What a list of the log holds: everything, what accounts did, what alarms said. */
export const LOG_AREAS = ['all', 'operation', 'alarm'] as const;
export type LogArea = (typeof LOG_AREAS)[number];

/** What an entry is about. `kind` is the gateway's word for its sort, such as `role`. */
const logObject = z.object({ kind: z.string(), id: z.string(), name: z.string() });

const entry = z.object({
  id: z.string(),
  type: z.enum(['operation', 'alarm']).or(z.string()),
  at: instant,
  /** Who did it; empty where nobody did, as for most alarms. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** The verb of the call, such as `disable`; of an alarm `trigger` or `restore`. */
  verb: z.string(),
  /** The call itself; empty for an alarm. */
  path: z.string(),
  object: logObject.nullable(),
  result: z.enum(['success', 'failure']).or(z.string()),
  /** The envelope's code; 20000 if it went through. */
  code: z.number(),
  /** The gateway's words: why it was refused, or what the alarm said. */
  message: z.string(),
  /** Of an alarm; null for an operation. */
  level: z.string().nullable(),
  ip: z.string(),
  requestId: z.string(),
  changeCount: z.int().min(0),
});
export type LogEntry = z.output<typeof entry>;

/** One field before and after; both are null where the field is a secret. */
const fieldChange = z.object({
  /** Names of the field and of what it stands in, such as `basic.menus`. */
  field: z.string(),
  before: z.json(),
  after: z.json(),
  isSecret: z.boolean(),
});
export type LoggedChange = z.output<typeof fieldChange>;

const logDetail = entry.extend({
  changes: z.array(fieldChange),
  /** The apply to a node's network that it is about, where the gateway keeps those. */
  taskId: z.string().optional(),
  /** Why it was applied, and which version of the node's network came of it, where the gateway keeps versions. */
  reason: z.string().optional(),
  nodeVersion: z.int().min(1).optional(),
  /** The request by which it was done: who asked, and who approved; null where nobody did. */
  request: z.object({ id: z.string(), author: z.string(), reviewer: z.string().nullable() }).optional(),
  /** The task of an alarm, as long as it exists. */
  alarmTask: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type LogDetail = z.output<typeof logDetail>;

const values = z.array(z.string());
const filters = {
  kind: values,
  verb: values,
  result: values,
  level: values,
  account: values,
  objectId: values,
  /** Of an alarm that is about a threat, by the codes of `threatType`; `any` is every threat. */
  threatType: values,
  /** Entries that have none of these; of a gateway without `logTop` none is asked for. */
  notAccount: values,
  notKind: values,
  notVerb: values,
  notResult: values,
  notLevel: values,
  notObjectId: values,
  notIp: values,
};

/** Fields of an entry whose values can be counted, and left out. */
export const TOP_FIELDS = ['account', 'kind', 'verb', 'result', 'level', 'objectId', 'ip'] as const;
export type TopField = (typeof TOP_FIELDS)[number];

const ofTime = z.tuple([instant, instant]);
/** More intervals than a screen has room for are not asked for. */
export const MAX_INTERVALS = 200;

const counts = (path: `/${string}`) =>
  endpoint(path, {
    capability: 'logCounts',
    req: z.object({
      timeRange: ofTime,
      keyword: z.string().max(256).optional(),
      filters: z.object(filters).partial().optional(),
      /** Starts of the intervals, oldest first; each ends where the next begins, the last with the range. */
      starts: z.array(instant).min(1).max(MAX_INTERVALS),
    }),
    res: z.object({ counts: z.array(z.int().min(0)), total: z.int().min(0) }),
  });

/** So many values of a field are worth looking at. */
const MAX_TOP = 50;

const topValue = z.object({
  value: z.string(),
  /** What an account or object is called now or was last; empty for what the console has words for. */
  name: z.string(),
  count: z.int().min(0),
});
export type TopValue = z.output<typeof topValue>;

const top = (path: `/${string}`) =>
  endpoint(path, {
    capability: 'logTop',
    req: z.object({
      field: z.enum(TOP_FIELDS),
      size: z.int().min(1).max(MAX_TOP),
      timeRange: ofTime.optional(),
      keyword: z.string().max(256).optional(),
      filters: z.object(filters).partial().optional(),
    }),
    /** Most frequent first; `total` counts all entries that are asked about, also those without a value. */
    res: z.object({ values: z.array(topValue), total: z.int().min(0) }),
  });

export const logs = {
  list: page('/api/log/query/list', { row: entry, filters }),
  listOperation: page('/api/log/query/listOperation', { row: entry, filters }),
  listAlarm: page('/api/log/query/listAlarm', { row: entry, filters }),
  get: endpoint('/api/log/query/get', { capability: 'history', req: byId, res: logDetail, codes: ['NOT_FOUND'] }),
  /** As `get`, for the entries of a history at once; what the account does not see is left out. */
  getMany: endpoint('/api/log/query/getMany', {
    capability: 'history',
    req: z.object({ ids: z.array(z.string().min(1)).min(1).max(1000) }),
    res: z.object({ list: z.array(logDetail) }),
  }),
  getCounts: counts('/api/log/query/getCounts'),
  getOperationCounts: counts('/api/log/query/getOperationCounts'),
  getAlarmCounts: counts('/api/log/query/getAlarmCounts'),
  getTop: top('/api/log/query/getTop'),
  getOperationTop: top('/api/log/query/getOperationTop'),
  getAlarmTop: top('/api/log/query/getAlarmTop'),
  /** Whose entries this account sees, since when they are kept, and who and what can be filtered by. */
  getScope: endpoint('/api/log/query/getScope', {
    capability: 'logCounts',
    req: nothing,
    res: z.object({
      isFull: z.boolean(),
      account: z.string(),
      keptSince: instant,
      accounts: z.array(z.object({ id: z.string(), name: z.string() })),
      kinds: values,
    }),
  }),
};

export const logApi = client(logs);
