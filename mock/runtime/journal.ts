import * as z from 'zod';
import type { LogDetail, LoggedChange } from '@/api/log/query';
import { type Contract, type Endpoint, isReading } from '@/lib/contract/endpoint';
import { resourceOf } from '@/lib/contract/resource';
import { isSecretAt } from '@/lib/rules/secret';
import { differences, isSecretField } from './difference';
import { type TouchedRow, watchRows } from './watch';
import type { World } from './world';

const entries = new WeakMap<World, LogDetail[]>();

/** The address that every call of a world comes from. */
export const CLIENT_ADDRESS = '203.0.113.24';

/** What has been done in a world, oldest first. */
export function journalOf(world: World): LogDetail[] {
  const known = entries.get(world) ?? [];
  entries.set(world, known);
  return known;
}

/** Proofs, codes, parts of files, questions about foreign names and who can be asked change no object of the console. */
const NOT_LOGGED =
  /^\/(fs|api\/auth|api\/domainAssistant|api\/dcomm\/askNodes|api\/acm\/(sensitive|contactBinding\/sendCode|session))\b/;

/** Whether a call is written down: what an account does, not what it reads. */
export const isLogged = ({ path, access }: Endpoint): boolean =>
  access !== 'anonymous' && !NOT_LOGGED.test(path) && (access !== 'session' || !isReading(path));

/** Resources whose object has another name; parts of an object carry its id in their calls. */
const PART_OF: Readonly<Record<string, string>> = {
  // Paths that say what it is by their area only.
  task: 'alarmTask',
  record: 'alarm',
  subscription: 'reportSubscription',
  source: 'intelSource',
  provider: 'serviceProvider',
  pushDelivery: 'pushTask',
  robotDelivery: 'robot',
  providerDelivery: 'serviceProvider',
  account: 'ownAccount',
  firstStep: 'ownAccount',
  share: 'reportShare',
  instance: 'reportInstance',
  storage: 'dataStorage',
  authorization: 'subAccount',
  access: 'subAccount',
  contactBinding: 'subAccount',
  loginSecurity: 'subAccount',
  accessControl: 'subAccount',
  license: 'subAccount',
  accountKey: 'subAccount',
  nodeNetwork: 'businessNode',
  nodeNetworkTask: 'businessNode',
  nodeService: 'businessNode',
  routingStart: 'businessNode',
  lookingGlass: 'businessNode',
  cmdInvocation: 'commandTask',
  signInTest: 'identityProvider',
  ssoUser: 'identityProvider',
  intelUpdateLog: 'intelSource',
  // Each place where logs are exported has tasks and batches of its own.
  safeguardExportTask: 'exportTask',
  sdnsExportTask: 'exportTask',
  cloudExportBatch: 'exportTask',
  safeguardExportBatch: 'exportTask',
  sdnsExportBatch: 'exportTask',
};

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The kind of object that a call on a resource, or a row of a table, is written down under. */
export const kindOf = (resource: string): string => PART_OF[resource] ?? resource;

const keys = z.object({ id: z.string(), accountId: z.string(), nodeId: z.string() }).partial();
/** What an object may be called by, the best first: its screen finds it by each. */
const NAMES = ['name', 'title', 'description', 'value', 'deviceName', 'syncSource'] as const;
const made = z.object({ id: z.string() });
const ofTask = z.object({ taskId: z.string() });

type Read = (input: unknown) => unknown;

/** The reader of the same contract, if it reads one object; it gives null for one that is not there. */
function readerOf(contract: Contract, read: (name: string, input: unknown) => unknown): Read {
  const { get } = contract;
  return (input) => {
    const parsed = get?.req.safeParse(input);
    if (!parsed?.success) return null;
    try {
      return read('get', parsed.data);
    } catch {
      return null;
    }
  };
}

/** The name of an object, by the first of its states that has one. */
export function nameOf(...states: unknown[]): string {
  const names = states.flatMap((state) => {
    const fields = Object.entries(Object(state));
    return NAMES.map((name) => fields.find(([key]) => key === name)?.[1]);
  });
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}

/** The paths of what a call sent and its schema, or else its name, marks as a secret. */
function secretPaths(schema: z.ZodType, value: unknown, path: readonly string[] = []): string[][] {
  if (value === '' || value === undefined || value === null) return [];
  const name = path.at(-1) ?? '';
  if (path.length > 0 && (isSecretAt(schema, path) || isSecretField(name))) return [[...path]];
  const inside: [string, unknown][] = typeof value === 'object' ? Object.entries(value) : [];
  return inside.flatMap(([key, one]) => secretPaths(schema, one, [...path, key]));
}

/** Secrets that a form sent: what is kept of them is not read back, so no state shows that they changed. */
const sentSecrets = (verb: string, paths: readonly (readonly string[])[]): LoggedChange[] =>
  verb === 'add' || verb === 'update'
    ? paths.map((path) => ({ field: path.join('.'), before: null, after: null, isSecret: true }))
    : [];

const distinct = (changes: LoggedChange[]) =>
  changes.filter(({ field }, index) => changes.findIndex((one) => one.field === field) === index);

export interface Written {
  object: LogDetail['object'];
  changes: LoggedChange[];
  /** The apply to a node's network that it is about. */
  taskId?: string | undefined;
  /** Why, and which version of the network came of it. */
  reason?: string | undefined;
  nodeVersion?: number | undefined;
  /** How serious it is, where it is more than ordinary work. */
  level?: string | undefined;
}

type About = Pick<Written, 'reason' | 'nodeVersion' | 'level'> & {
  /** The entries themselves, where its rows would tell of one object what is about two. */
  entries?: readonly Written[];
};

const told = new WeakMap<World, About>();

/** Says of the write that runs what its entry tells besides. */
export const tellOfWrite = (world: World, about: About): void => void told.set(world, about);

interface Call {
  endpoint: Endpoint;
  contract: Contract;
  world: World;
  input: unknown;
  /** Calls another handler of the contract, as this account. */
  read: (name: string, input: unknown) => unknown;
}

/** Rows that stand for themselves: of the table of the resource, or else of any. */
function rowsFor(resource: string, rows: readonly TouchedRow[]): readonly TouchedRow[] {
  const own = rows.filter(({ table }) => table === resource || table === kindOf(resource));
  return own.length > 0 ? own : rows;
}

/** Runs the handler of a write and tells what it changed: an entry for each object, with the apply that it is about. */
export async function observe<T>(call: Call, run: () => T | Promise<T>): Promise<{ value: T; written: Written[] }> {
  told.delete(call.world);
  const { value, written } = await observed(call, run);
  const resource = lastOf(resourceOf(call.endpoint.path));
  const { level, entries } = told.get(call.world) ?? {};
  if (entries) return { value, written: [...entries] };
  if (resource !== 'nodeNetwork') return { value, written: written.map((one) => ({ ...one, level })) };
  const taskId = (ofTask.safeParse(value).data ?? ofTask.safeParse(call.input).data)?.taskId;
  return { value, written: written.map((one) => ({ ...one, taskId, ...told.get(call.world) })) };
}

async function observed<T>(
  { endpoint, contract, world, input, read }: Call,
  run: () => T | Promise<T>,
): Promise<{ value: T; written: Written[] }> {
  const resource = lastOf(resourceOf(endpoint.path));
  const verb = lastOf(endpoint.path);
  const paths = secretPaths(endpoint.req, input);
  const names = new Set(paths.flatMap((path) => path.slice(-1)));
  const compare = (was: unknown, is: unknown) => differences(was, is, names);
  const ofRow = (row: TouchedRow) => writtenRow(row, compare);
  const key = keys.safeParse(input).data ?? {};
  const id = key.id ?? key.accountId ?? key.nodeId;
  const get = readerOf(contract, read);
  const isMany = verb.startsWith('bulk') || 'ids' in Object(input);
  // A copy: a reader may give the very row that the handler is about to change.
  const before = isMany || verb === 'add' ? null : structuredClone(await get(key));
  const { value, rows } = await watchRows(world, run);
  if (isMany) {
    return { value, written: rowsFor(resource, rows).map((row) => ofRow(row)) };
  }
  const madeId = made.safeParse(value).data?.id;
  const after = verb === 'delete' ? null : await get(madeId === undefined ? key : { ...key, id: madeId });
  const own = rowsFor(resource, rows).filter((row) => row.id === (id ?? madeId));
  if (before === null && after === null) {
    const touched = own.length > 0 ? own : rowsFor(resource, rows);
    if (touched.length > 0 && touched.length <= 20) return { value, written: once(touched.map((row) => ofRow(row))) };
    const object = id === undefined ? null : { kind: kindOf(resource), id, name: id };
    return { value, written: [{ object, changes: sentSecrets(verb, paths) }] };
  }
  const secrets = own.flatMap((row) => compare(row.before, row.after)).filter(({ isSecret }) => isSecret);
  const changes = distinct([...compare(before, after), ...secrets, ...sentSecrets(verb, paths)]);
  const objectId = id ?? madeId ?? '';
  const kind = objectId === '' && PART_OF[resource] === 'subAccount' ? 'ownAccount' : kindOf(resource);
  return {
    value,
    written: [
      {
        object: { kind, id: objectId, name: nameOf(after, before, ...own.map((row) => row.after)) || objectId },
        changes,
      },
    ],
  };
}

type Compare = (before: unknown, after: unknown) => LoggedChange[];

const owner = z.object({ nodeId: z.string(), providerId: z.string(), sourceId: z.string() }).partial();

/** Rows that tell of another object, and where they say of which. */
const OWNER: Readonly<Record<string, keyof z.output<typeof owner>>> = {
  nodeNetworkTask: 'nodeId',
  signInTest: 'providerId',
  intelUpdateLog: 'sourceId',
};

/** Whose entry a row is: an apply to a node is of the node. */
function ownerOf(table: string, id: string, row: unknown): string {
  const field = OWNER[table];
  return (field && owner.safeParse(row).data?.[field]) ?? id;
}

function writtenRow({ table, id, before, after }: TouchedRow, compare: Compare): Written {
  const ownerId = ownerOf(table, id, after ?? before);
  return {
    object: { kind: kindOf(table), id: ownerId, name: nameOf(after, before) || ownerId },
    changes: compare(before, after),
  };
}

/** Several rows may tell of one object: it has one entry, of the last of them. */
const once = (written: readonly Written[]): Written[] => [
  ...new Map(written.map((one) => [`${one.object?.kind} ${one.object?.id}`, one])).values(),
];

/** What a refused call was about, as far as its request says. */
export function idOnly(endpoint: Endpoint, body: unknown): Written[] {
  const { id, accountId, nodeId } = keys.safeParse(body).data ?? {};
  const found = id ?? accountId ?? nodeId;
  const kind = kindOf(lastOf(resourceOf(endpoint.path)));
  return found === undefined ? [] : [{ object: { kind, id: found, name: found }, changes: [] }];
}

/** Writes down what came of a call, an entry for each object or one without any, and gives the id of its request. */
export function writeDown(
  world: World,
  endpoint: Endpoint,
  written: readonly Written[],
  { code, message }: { code: number; message: string },
): string {
  const { persona } = world;
  const journal = journalOf(world);
  const requestId = nextRequestId(journal);
  const nothing: Written = { object: null, changes: [] };
  for (const { object, changes, taskId, reason, nodeVersion, level = null } of written.length > 0
    ? written
    : [nothing]) {
    journal.push({
      id: `OP-${journal.length + 1}`,
      type: 'operation',
      at: world.now(),
      account: { id: persona.id, name: persona.name },
      verb: lastOf(endpoint.path),
      path: endpoint.path,
      object,
      result: code === 20000 ? 'success' : 'failure',
      code,
      message,
      level,
      ip: CLIENT_ADDRESS,
      requestId,
      changeCount: changes.length,
      changes,
      ...(taskId !== undefined && { taskId }),
      ...(reason !== undefined && { reason }),
      ...(nodeVersion !== undefined && { nodeVersion }),
    });
  }
  return requestId;
}

const nextRequestId = (journal: readonly LogDetail[]) =>
  `req-${(journal.length + 0x5a17).toString(16).padStart(8, '0')}`;

type ByItself = Required<Pick<LogDetail, 'at' | 'account' | 'verb' | 'object' | 'changes'>> &
  Partial<Pick<LogDetail, 'taskId' | 'nodeVersion' | 'reason' | 'request' | 'level' | 'result'>>;

/** Writes down what came about by itself, for the account on whose behalf; no call did it. */
export function writeByItself(world: World, { account: { id, name }, changes, ...rest }: ByItself): void {
  const journal = journalOf(world);
  // It may have come about before the last call, and be noticed only now.
  const place = journal.findLastIndex((one) => one.at <= rest.at) + 1;
  journal.splice(place, 0, {
    id: `OP-${journal.length + 1}`,
    type: 'operation',
    account: { id, name },
    path: '',
    result: 'success',
    code: 20000,
    message: '',
    level: null,
    ip: '',
    requestId: nextRequestId(journal),
    changeCount: changes.length,
    changes,
    ...rest,
  });
}
