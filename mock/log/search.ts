import type { LogArea } from '@/api/log/query';
import type { ListFilter } from '@/lib/contract/endpoint';
import * as made from './generated';
import { ACCOUNTS, ALARMS, THREATS, WORK } from './log-words';

/** What narrows the log: the filters of a call, and whose entries the account may see. */
export interface Search {
  area: LogArea;
  filters: Readonly<Record<string, readonly string[] | undefined>>;
  keyword: string;
  /** Only this account's entries; null for all. */
  only: string | null;
}

export const searchOf = (area: LogArea, only: string | null, { filters, keyword }: ListFilter): Search => ({
  area,
  only,
  filters: filters ?? {},
  keyword: keyword?.trim().toLocaleLowerCase() ?? '',
});

type Test = (number: number) => boolean;

const wanted = (values: readonly string[] | undefined) => (values && values.length > 0 ? new Set(values) : null);

/** The words of an entry that a keyword looks at: a hundred of each at most, so that each is compared once. */
function keywordTest(keyword: string): Test {
  const has = (text: string) => text.toLocaleLowerCase().includes(keyword);
  const accounts = ACCOUNTS.map(({ name }) => has(name));
  const addresses = Array.from({ length: made.ADDRESSES }, (_, one) => has(made.addressText(one)));
  const alarms = ALARMS.map(({ name, words }, one) => has(name) || has(made.alarmId(one)) || words.some(has));
  const threats = THREATS.map(({ words }) => words.some(has));
  const objects = WORK.map(({ prefix }) =>
    Array.from({ length: made.OBJECTS }, (_, one) => has(made.objectName(one)) || has(made.objectId(prefix, one))),
  );
  const request = /^req-[0-9a-f]+$/.test(keyword) ? Number.parseInt(keyword.slice(4), 16) : null;
  return (number) =>
    number === request ||
    accounts[made.accountOf(number)] === true ||
    addresses[made.addressOf(number)] === true ||
    (made.isAlarm(number)
      ? alarms[made.alarmOf(number)] === true || threats[made.threatOf(number)] === true
      : objects[made.workOf(number)]?.[made.objectOf(number)] === true);
}

/** Entries about the objects with these ids. */
function objectTest(ids: ReadonlySet<string>): Test {
  const alarms = ALARMS.map((_, one) => ids.has(made.alarmId(one)));
  const objects = WORK.map(({ prefix }) =>
    Array.from({ length: made.OBJECTS }, (_, one) => ids.has(made.objectId(prefix, one))),
  );
  // Most objects are of this console, which the products know nothing of: no entry of theirs needs to be looked at.
  if (![...alarms, ...objects.flat()].includes(true)) return NEVER;
  return (number) =>
    made.isAlarm(number)
      ? alarms[made.alarmOf(number)] === true
      : objects[made.workOf(number)]?.[made.objectOf(number)] === true;
}

const NEVER: Test = () => false;

/** One test for each thing that narrows; none if everything is wanted. */
function testsOf({ area, filters, keyword, only }: Search): Test[] {
  const tests: Test[] = [];
  if (area !== 'all') tests.push((number) => made.isAlarm(number) === (area === 'alarm'));
  const accounts = only === null ? wanted(filters.account) : new Set([only]);
  if (accounts) {
    const isWanted = ACCOUNTS.map(({ id }) => accounts.has(id) && (filters.account?.includes(id) ?? true));
    tests.push((number) => isWanted[made.accountOf(number)] === true);
  }
  const kinds = wanted(filters.kind);
  if (kinds) {
    const isKind = WORK.map(({ kind }) => kinds.has(kind));
    const hasAlarms = kinds.has('alarmTask');
    tests.push((number) => (made.isAlarm(number) ? hasAlarms : isKind[made.workOf(number)] === true));
  }
  const verbs = wanted(filters.verb);
  if (verbs) tests.push((number) => verbs.has(made.verbOf(number)));
  const results = wanted(filters.result);
  if (results) tests.push((number) => results.has(made.failureOf(number) < 0 ? 'success' : 'failure'));
  const levels = wanted(filters.level);
  if (levels) tests.push((number) => made.isAlarm(number) && levels.has(ALARMS[made.alarmOf(number)]?.level ?? ''));
  const threats = wanted(filters.threatType);
  if (threats?.has('any')) tests.push((number) => made.threatOf(number) >= 0);
  else if (threats) tests.push((number) => threats.has(THREATS[made.threatOf(number)]?.type ?? ''));
  const ids = wanted(filters.objectId);
  if (ids) tests.push(objectTest(ids));
  if (keyword !== '') tests.push(keywordTest(keyword));
  return tests;
}

/** Numbers in order, oldest first. */
export interface Found {
  length: number;
  at: (index: number) => number;
}

const KEPT = 12;
const kept = new Map<string, Found>();

/**
 * Whether a number stands for an alarm of the time in which the alarm list says what alarms there were: those write their
 * own entries. Interceptions are no alarms of the list.
 */
export const isListedAlarm = (number: number, since: number): boolean =>
  number >= since && made.isAlarm(number) && made.threatOf(number) < 0;

/**
 * The entries of [low, high) that a search leaves, without alarms from the number `since` on; the last few answers are
 * kept, since a list is paged.
 */
export function find(search: Search, low: number, high: number, since: number): Found {
  const tests = testsOf(search);
  if (tests.includes(NEVER)) return { length: 0, at: () => low };
  // What nothing narrows is looked at from there on only.
  const start = tests.length === 0 ? Math.min(high, Math.max(low, since)) : low;
  if (start >= high) return { length: Math.max(0, high - low), at: (index) => low + index };
  const key = JSON.stringify([search, low, high, since]);
  const known = kept.get(key);
  if (known) return known;
  const numbers = new Uint32Array(high - start);
  let count = 0;
  for (let number = start; number < high; number += 1) {
    if (!isListedAlarm(number, since) && tests.every((test) => test(number))) {
      numbers[count] = number;
      count += 1;
    }
  }
  const exact = numbers.slice(0, count);
  const whole = start - low;
  const found = {
    length: whole + count,
    at: (index: number) => (index < whole ? low + index : (exact[index - whole] ?? 0)),
  };
  kept.set(key, found);
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return found;
}

/** The kinds of objects that entries are about. */
export const KINDS: readonly string[] = [...WORK.map(({ kind }) => kind), 'alarmTask', 'alarm'];
