import { type LogArea, type LogDetail, type LogEntry, logs, TOP_FIELDS, type TopField } from '@/api/log/query';
import type { ListRequest } from '@/lib/contract/endpoint';
import { DAY } from '@/lib/time';
import { accountsOf } from '../business-account/account-rows';
import { authorizationOf } from '../business-account/authorization';
import { settle } from '../delivery/engine';
import { pastSuspensions } from '../delivery/suspension';
import { knows } from '../runtime/gateway-kind';
import { type Context, implement } from '../runtime/implement';
import { journalOf } from '../runtime/journal';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { matching } from '../runtime/table';
import type { World } from '../runtime/world';
import { alarmEntry, alarmEntryBy, alarmLines, listedSince } from './alarm-entries';
import { entryOf, firstWhere, idOf, KEPT_DAYS, numberAt, timeOf } from './generated';
import { ACCOUNTS, THREATS } from './log-words';
import { countValues, type Found, find, isListedAlarm, KINDS, type Search, searchOf, withoutName } from './search';
import { seedOperations } from './seed-operations';

interface Store {
  /** Numbers of the generated entries: from, to. What comes later comes by what is done in this world. */
  span: [number, number];
  seeds: LogDetail[];
}

const stores = new WeakMap<World, Store>();

function storeOf(world: World): Store {
  const known = stores.get(world);
  if (known) return known;
  // What is done in this world comes after everything that was before it.
  const opened = Math.min(world.now(), journalOf(world)[0]?.at ?? Number.MAX_SAFE_INTEGER);
  const end = numberAt(opened);
  const start = Math.max(numberAt(opened - KEPT_DAYS * DAY), end - world.size('logRow', Number.MAX_SAFE_INTEGER));
  const store: Store = { span: [start, end], seeds: [...seedOperations(opened), ...keptSuspensions(world)] };
  stores.set(world, store);
  return store;
}

const keptSuspensions = (world: World) => (knows(world.gateway, 'deliveries') ? pastSuspensions(world) : []);

/** What is kept one by one, with what came about by itself up to now. */
function writtenIn(world: World): LogDetail[] {
  if (knows(world.gateway, 'deliveries')) settle(world);
  return [...storeOf(world).seeds, ...journalOf(world)];
}

/** Whose entries a call sees: null for all of the main account's. */
function onlyOf({ world }: Context): { id: string; name: string } | null {
  const { persona } = world;
  if (persona.hasFullLogs) return null;
  const { id } = persona;
  const account = accountsOf(world).find(id);
  if (account && authorizationOf(world, id).basic.fullLogData) return null;
  return { id, name: account?.name ?? persona.name };
}

type Asked = Pick<ListRequest, 'keyword' | 'timeRange'> & { filters?: Search['filters'] | undefined };

const facts = { keyword: ['words'], time: 'at' } as const;

/** An entry that is kept one by one. */
interface Line {
  at: number;
  entry: () => LogDetail;
}

/** An entry as a search looks at it. */
const flat = (entry: LogDetail) => ({
  entry,
  ...entry,
  account: entry.account.id,
  kind: entry.object?.kind ?? '',
  objectId: entry.object?.id ?? '',
  // What is kept one by one is about no threat.
  threatType: '',
  words: [entry.account.name, entry.object?.name, entry.object?.id, entry.ip, entry.requestId, entry.message].join(
    '\n',
  ),
});

/** The lines that the keyword, the time and the filters leave, also those that name what must not be there. */
function left(lines: ReturnType<typeof flat>[], asked: Asked, filters: Search['filters']) {
  const isWithout = new Set(TOP_FIELDS.map(withoutName));
  const wanted = Object.fromEntries(Object.entries(filters).filter(([name]) => !isWithout.has(name)));
  return matching(lines, { ...asked, filters: wanted }, facts).filter((line) =>
    TOP_FIELDS.every((field) => !filters[withoutName(field)]?.includes(line[field] ?? '')),
  );
}

/** What the alarms of the list wrote, newest first. It is nobody's own: who sees only one's own does not see it. */
function ofAlarms({ world, language }: Context, { area, filters, only }: Search, asked: Asked): Line[] {
  if (area === 'operation' || only !== null || filters.threatType?.length) return [];
  const lines = alarmLines(world, asked.timeRange ?? [0, Number.MAX_SAFE_INTEGER]);
  const isNarrowed = Boolean(asked.keyword?.trim()) || Object.values(filters).some((values) => values?.length);
  if (!isNarrowed) return lines.map((line) => ({ at: line.at, entry: () => alarmEntry(world, line, language) }));
  const all = lines.map((line) => flat(alarmEntry(world, line, language)));
  return left(all, { keyword: asked.keyword }, filters).map(({ at, entry }) => ({ at, entry: () => entry }));
}

/** The entries that are kept one by one, newest first, as far as a search wants them. */
function single(context: Context, search: Search, asked: Asked): Line[] {
  const { world } = context;
  const { area, filters, only } = search;
  const { keyword, timeRange } = asked;
  const written = writtenIn(world).filter(
    ({ type, account }) => (area === 'all' || type === area) && (only === null || account.id === only),
  );
  const lines = left(written.map(flat), { keyword, timeRange }, filters)
    .map(({ entry }) => entry)
    .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id, 'en', { numeric: true }))
    .map((entry) => ({ at: entry.at, entry: () => entry }));
  // Both are in order already.
  return [...lines, ...ofAlarms(context, search, asked)].sort((a, b) => b.at - a.at);
}

interface Hits {
  total: number;
  /** The entry at a place, newest first. */
  at: (place: number) => LogDetail;
  /** How many are at a time or after it. */
  since: (at: number) => number;
  /** Those that are generated, and those kept one by one. */
  found: Found;
  lines: readonly Line[];
}

const withoutChanges = ({ changes: _, ...entry }: LogDetail): LogEntry => entry;

/** Generated entries and those kept one by one as one list. */
function hitsOf(area: LogArea, asked: Asked, context: Context): Hits {
  const { world, language } = context;
  const search = searchOf(area, onlyOf(context)?.id ?? null, {
    ...(asked.keyword !== undefined && { keyword: asked.keyword }),
  });
  const narrowed: Search = { ...search, filters: asked.filters ?? {} };
  const [low, high] = storeOf(world).span;
  const [from, to] = asked.timeRange ?? [0, Number.MAX_SAFE_INTEGER];
  const first = timeOf(low) >= from ? low : Math.min(high, numberAt(from));
  const end = high === low || timeOf(high - 1) <= to ? high : Math.max(first, numberAt(to + 1));
  const since = area === 'operation' ? Number.MAX_SAFE_INTEGER : numberAt(listedSince(world));
  const found = find(narrowed, first, end, since);
  const lines = single(context, narrowed, asked);
  const generatedSince = (at: number) =>
    found.length - firstWhere(0, found.length, (index) => timeOf(found.at(index)) >= at);
  // Where each entry that is kept by itself stands among all.
  const placeOf = (index: number) => index + generatedSince((lines[index]?.at ?? 0) + 1);
  return {
    total: found.length + lines.length,
    at: (place) => {
      const before = firstWhere(0, lines.length, (index) => placeOf(index) >= place);
      const own = before < lines.length && placeOf(before) === place ? lines[before] : undefined;
      return own?.entry() ?? entryOf(newest(found, place - before), language);
    },
    since: (at) => generatedSince(at) + firstWhere(0, lines.length, (index) => (lines[index]?.at ?? 0) < at),
    found,
    lines,
  };
}

const newest = (found: Found, place: number) => found.at(found.length - 1 - place);

const listOf = (area: LogArea) => (request: ListRequest & Asked, context: Context) => {
  const hits = hitsOf(area, request, context);
  const start = (request.current - 1) * request.pageSize;
  const size = Math.max(0, Math.min(request.pageSize, hits.total - start));
  const isOldestFirst = request.sorter?.at === 'ascend';
  const list = Array.from({ length: size }, (_, index) => {
    const place = start + index;
    return withoutChanges(hits.at(isOldestFirst ? hits.total - 1 - place : place));
  });
  return { list, total: hits.total };
};

const countsOf = (area: LogArea) => (asked: Asked & { starts: number[] }, context: Context) => {
  const hits = hitsOf(area, asked, context);
  const edges = [...asked.starts, (asked.timeRange?.[1] ?? 0) + 1];
  const counts = asked.starts.map((start, index) => hits.since(start) - hits.since(edges[index + 1] ?? start));
  return { counts, total: hits.total };
};

const nameOf = ({ account, object }: LogDetail, field: TopField): string =>
  field === 'account' ? account.name : field === 'objectId' ? (object?.name ?? '') : '';

const topOf = (area: LogArea) => (asked: Asked & { field: TopField; size: number }, context: Context) => {
  const { field, size } = asked;
  const { found, lines, total } = hitsOf(area, asked, context);
  const counted = countValues(found, field);
  for (const { entry } of lines) {
    const one = flat(entry());
    const value = one[field] ?? '';
    const before = counted.get(value)?.count ?? 0;
    if (value !== '') counted.set(value, { name: nameOf(one.entry, field), count: before + 1 });
  }
  const values = [...counted].map(([value, rest]) => ({ value, ...rest }));
  return { values: values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)).slice(0, size), total };
};

/** Interceptions as the log holds them: how many in each bucket, and of which threats in a span of time. */
export function interceptions(context: Context) {
  const hits = (from: number, to: number, threatType: string[]) =>
    hitsOf('alarm', { timeRange: [from, to], filters: { threatType } }, context).total;
  return {
    between: (from: number, to: number) => hits(from, to, ['any']),
    byThreat: (from: number, to: number) =>
      THREATS.map(({ type }) => ({ type, count: hits(from, to, [type]) })).sort((a, b) => b.count - a.count),
  };
}

const byNumber = (world: World, id: string, language: Language): LogDetail | undefined => {
  const [low, high] = storeOf(world).span;
  const number = /^LOG-\d{1,12}$/.test(id) ? Number(id.slice(4)) : -1;
  const isKept = number >= low && number < high && idOf(number) === id;
  return isKept && !isListedAlarm(number, numberAt(listedSince(world))) ? entryOf(number, language) : undefined;
};

/** The entry with an id, if it is there and the account sees it. */
function seen(id: string, context: Context): LogDetail | undefined {
  const { world, language } = context;
  const known = writtenIn(world).find((entry) => entry.id === id);
  const found = known ?? byNumber(world, id, language) ?? alarmEntryBy(world, id, language);
  const only = onlyOf(context);
  return only && found?.account.id !== only.id ? undefined : found;
}

export const query = implement(logs, {
  list: listOf('all'),
  listOperation: listOf('operation'),
  listAlarm: listOf('alarm'),
  get: ({ id }, context) => seen(id, context) ?? refuse('NOT_FOUND'),
  getMany: ({ ids }, context) => ({ list: ids.flatMap((id) => seen(id, context) ?? []) }),
  getCounts: countsOf('all'),
  getOperationCounts: countsOf('operation'),
  getAlarmCounts: countsOf('alarm'),
  getTop: topOf('all'),
  getOperationTop: topOf('operation'),
  getAlarmTop: topOf('alarm'),
  getScope: (_, context) => {
    const { world } = context;
    const only = onlyOf(context);
    const all = writtenIn(world);
    return {
      isFull: only === null,
      account: only?.name ?? world.persona.name,
      keptSince: timeOf(storeOf(world).span[0]),
      accounts: only ? [only] : ACCOUNTS.map((one) => ({ ...one })),
      kinds: [...new Set([...all.flatMap(({ object }) => (object ? [object.kind] : [])), ...KINDS])],
    };
  },
});
