import { type LogArea, TOP_FIELDS, type TopField } from '@/api/log/query';
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

/** Entries that have one of these values of a field. */
const TESTS: Readonly<Record<TopField, (values: ReadonlySet<string>) => Test>> = {
  account: (values) => {
    const isWanted = ACCOUNTS.map(({ id }) => values.has(id));
    return (number) => isWanted[made.accountOf(number)] === true;
  },
  kind: (values) => {
    const isKind = WORK.map(({ kind }) => values.has(kind));
    const hasAlarms = values.has('alarmTask');
    return (number) => (made.isAlarm(number) ? hasAlarms : isKind[made.workOf(number)] === true);
  },
  verb: (values) => (number) => values.has(made.verbOf(number)),
  result: (values) => (number) => values.has(made.failureOf(number) < 0 ? 'success' : 'failure'),
  level: (values) => (number) => made.isAlarm(number) && values.has(ALARMS[made.alarmOf(number)]?.level ?? ''),
  objectId: objectTest,
  ip: (values) => {
    const isWanted = Array.from({ length: made.ADDRESSES }, (_, one) => values.has(made.addressText(one)));
    return (number) => isWanted[made.addressOf(number)] === true;
  },
};

/** The filter that leaves out what has one of its values. */
export const withoutName = (field: TopField): string => `not${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** One test for each thing that narrows; none if everything is wanted. */
function testsOf({ area, filters, keyword, only }: Search): Test[] {
  const tests: Test[] = [];
  if (area !== 'all') tests.push((number) => made.isAlarm(number) === (area === 'alarm'));
  if (only !== null) tests.push(TESTS.account(new Set([only])));
  for (const field of TOP_FIELDS) {
    const values = wanted(filters[field]);
    if (values) tests.push(TESTS[field](values));
    const unwanted = wanted(filters[withoutName(field)]);
    const has = unwanted && TESTS[field](unwanted);
    if (has && has !== NEVER) tests.push((number) => !has(number));
  }
  const threats = wanted(filters.threatType);
  if (threats?.has('any')) tests.push((number) => made.threatOf(number) >= 0);
  else if (threats) tests.push((number) => threats.has(THREATS[made.threatOf(number)]?.type ?? ''));
  if (keyword !== '') tests.push(keywordTest(keyword));
  return tests;
}

/** What a generated entry has in a field, as a number that stands for it, and the value with its name that it stands for. */
interface Counted {
  codeOf: (number: number) => number;
  wordOf: (code: number) => { value: string; name: string } | null;
}

const plain = (value: string | undefined) => (value === undefined ? null : { value, name: '' });
const VERB_LIST = [...new Set([...WORK.flatMap(({ verbs }) => verbs), 'trigger', 'restore'])];
const VERB_CODES = new Map<string, number>(VERB_LIST.map((verb, code) => [verb, code]));
const OBJECT_COUNT = WORK.length * made.OBJECTS;

const COUNTED: Readonly<Record<TopField, Counted>> = {
  account: {
    codeOf: made.accountOf,
    wordOf: (code) => {
      const account = ACCOUNTS[code];
      return account ? { value: account.id, name: account.name } : null;
    },
  },
  kind: {
    codeOf: (number) => (made.isAlarm(number) ? WORK.length : made.workOf(number)),
    wordOf: (code) => plain(WORK[code]?.kind ?? 'alarmTask'),
  },
  verb: {
    codeOf: (number) => VERB_CODES.get(made.verbOf(number)) ?? 0,
    wordOf: (code) => plain(VERB_LIST[code]),
  },
  result: {
    codeOf: (number) => (made.failureOf(number) < 0 ? 0 : 1),
    wordOf: (code) => plain(['success', 'failure'][code]),
  },
  level: {
    // One more than there are alarms stands for what has no level.
    codeOf: (number) => (made.isAlarm(number) ? made.alarmOf(number) : ALARMS.length),
    wordOf: (code) => plain(ALARMS[code]?.level),
  },
  objectId: {
    codeOf: (number) =>
      made.isAlarm(number)
        ? OBJECT_COUNT + made.alarmOf(number)
        : made.workOf(number) * made.OBJECTS + made.objectOf(number),
    wordOf: (code) => {
      const alarm = code - OBJECT_COUNT;
      if (alarm >= 0) return { value: made.alarmId(alarm), name: ALARMS[alarm]?.name ?? '' };
      const object = code % made.OBJECTS;
      const prefix = WORK[Math.floor(code / made.OBJECTS)]?.prefix ?? '';
      return { value: made.objectId(prefix, object), name: made.objectName(object) };
    },
  },
  ip: { codeOf: made.addressOf, wordOf: (code) => plain(made.addressText(code)) },
};

/** How often each value of a field comes among entries that were found; by value, since several codes may stand for one. */
export function countValues({ length, at }: Found, field: TopField): Map<string, { name: string; count: number }> {
  const { codeOf, wordOf } = COUNTED[field];
  const counts: number[] = [];
  for (let index = 0; index < length; index += 1) {
    const code = codeOf(at(index));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const values = new Map<string, { name: string; count: number }>();
  counts.forEach((count, code) => {
    const found = wordOf(code);
    if (!found) return;
    const before = values.get(found.value)?.count ?? 0;
    values.set(found.value, { name: found.name, count: before + count });
  });
  return values;
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
