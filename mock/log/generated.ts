import type { LogDetail } from '@/api/log/query';
import { DAY, HOUR } from '@/lib/time';
import type { Language } from '../runtime/messages';
import { ACCOUNTS, ALARMS, DOMAINS, FAILURES, LABELS, THREATS, WORK, workChanges } from './log-words';

/**
 * The log of the products: every entry is a function of its number, so that a million of them take no room, and a list,
 * its pages, its counts and a single entry cannot disagree. Numbers grow with time.
 */
const WEEK = 7 * DAY;
/** A Monday, 00:00 UTC. */
const EPOCH = 4 * DAY;
/** A million in 180 days. */
const PER_WEEK = 38_892;
export const KEPT_DAYS = 180;

/** How busy each hour of a week is: office hours, fewer at night and at the weekend. */
const BUSY = Array.from({ length: 168 }, (_, hour) => {
  const [day, time] = [Math.floor(hour / 24), hour % 24];
  return (time >= 1 && time <= 10 ? 9 : 3) * (day >= 5 ? 0.4 : 1);
});
const WHOLE = BUSY.reduce((sum, one) => sum + one, 0);
/** Where in the week's entries each hour begins. */
const STARTS = BUSY.map((_, hour) => BUSY.slice(0, hour).reduce((sum, one) => sum + one, 0) / WHOLE);

function mix(value: number, salt: number): number {
  let hash = Math.imul(value ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The first index in [low, high) for which a test that stays true holds; high if none. */
export function firstWhere(low: number, high: number, holds: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = from + Math.floor((to - from) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** When an entry was written, epoch milliseconds; later than that of every smaller number. */
export function timeOf(number: number): number {
  const week = Math.floor(number / PER_WEEK);
  const share = (number - week * PER_WEEK + (mix(number, 1) % 900) / 1000) / PER_WEEK;
  const hour = firstWhere(0, 168, (one) => (STARTS[one + 1] ?? 1) > share);
  const start = STARTS[hour] ?? 0;
  const inHour = (share - start) / ((STARTS[hour + 1] ?? 1) - start);
  return EPOCH + week * WEEK + Math.floor((hour + inHour) * HOUR);
}

/** The number of the first entry at a time or after it. */
export function numberAt(at: number): number {
  const week = Math.floor((at - EPOCH) / WEEK) * PER_WEEK;
  return firstWhere(week, week + PER_WEEK, (number) => timeOf(number) >= at);
}

const ALARM_SHARE = 18;
export const OBJECTS = LABELS.length * DOMAINS.length;
export const ADDRESSES = 24;

export const isAlarm = (number: number): boolean => mix(number, 2) % 100 < ALARM_SHARE;
/** The first accounts do most of the work. */
export const accountOf = (number: number): number => {
  const one = mix(number, 3) % 45;
  return firstWhere(0, ACCOUNTS.length - 1, (index) => one < ((index + 1) * (18 - index)) / 2);
};
export const workOf = (number: number): number => mix(number, 4) % WORK.length;
export const verbOf = (number: number): string => {
  if (isAlarm(number)) return mix(number, 5) % 3 === 0 ? 'restore' : 'trigger';
  const verbs = WORK[workOf(number)]?.verbs ?? [];
  return verbs[mix(number, 5) % verbs.length] ?? 'update';
};
export const alarmOf = (number: number): number => mix(number, 6) % ALARMS.length;
const BLOCKED = ALARMS.length - 1;
const SHARES = THREATS.reduce((sum, _, index) => sum + THREATS.length - index, 0);
/** What an interception was about; -1 for every other entry. */
export const threatOf = (number: number): number => {
  if (!isAlarm(number) || alarmOf(number) !== BLOCKED) return -1;
  let share = mix(number, 11) % SHARES;
  return THREATS.findIndex((_, index) => {
    share -= THREATS.length - index;
    return share < 0;
  });
};
/** What was intercepted from a time on and before another one: how often, of which threats and for which addresses. */
export function blockedBetween(from: number, to: number) {
  const threats = new Map<number, number>();
  const addresses = new Map<number, number>();
  const end = numberAt(to);
  let total = 0;
  for (let number = numberAt(from); number < end; number += 1) {
    const threat = threatOf(number);
    if (threat < 0) continue;
    const address = addressOf(number);
    total += 1;
    threats.set(threat, (threats.get(threat) ?? 0) + 1);
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
  }
  return { total, threats, addresses };
}

export const objectOf = (number: number): number => mix(number, 7) % OBJECTS;
export const failureOf = (number: number): number => {
  const one = mix(number, 8) % 100;
  return isAlarm(number) || one >= FAILURES.length ? -1 : one;
};
export const addressOf = (number: number): number => mix(number, 9) % ADDRESSES;

export const objectName = (object: number): string =>
  `${LABELS[object % LABELS.length]}.${DOMAINS[Math.floor(object / LABELS.length)]}`;
export const objectId = (prefix: string, object: number): string => `${prefix}-${10_001 + object}`;
export const alarmId = (alarm: number): string => `ALM-${701 + alarm}`;
export const addressText = (address: number): string => `198.51.100.${10 + address * 3}`;
export const idOf = (number: number): string => `LOG-${number}`;
export const requestIdOf = (number: number): string => `req-${number.toString(16)}`;

const wordsIn = (language: Language, words: readonly string[]) => words[language === 'en-US' ? 1 : 0] ?? '';

/** The whole entry. */
export function entryOf(number: number, language: Language): LogDetail {
  const account = ACCOUNTS[accountOf(number)] ?? ACCOUNTS[0];
  const verb = verbOf(number);
  const base = {
    id: idOf(number),
    at: timeOf(number),
    account: { ...account },
    verb,
    ip: addressText(addressOf(number)),
    requestId: requestIdOf(number),
  };
  if (isAlarm(number)) {
    const alarm = ALARMS[alarmOf(number)] ?? ALARMS[0];
    const object = { kind: 'alarmTask', id: alarmId(alarmOf(number)), name: alarm.name };
    const message = wordsIn(language, THREATS[threatOf(number)]?.words ?? alarm.words);
    const rest = { path: '', result: 'success', code: 20000, level: alarm.level, changeCount: 0, changes: [] };
    return { ...base, type: 'alarm', object, message, ...rest };
  }
  const work = WORK[workOf(number)] ?? WORK[0];
  const failure = FAILURES[failureOf(number)];
  const changes = failure ? [] : workChanges(verb, work.kind, mix(number, 10));
  return {
    ...base,
    type: 'operation',
    path: `/api/${work.service}/${work.kind}/${verb}`,
    object: { kind: work.kind, id: objectId(work.prefix, objectOf(number)), name: objectName(objectOf(number)) },
    result: failure ? 'failure' : 'success',
    code: failure?.code ?? 20000,
    message: failure ? wordsIn(language, failure.words) : '',
    level: null,
    changeCount: changes.length,
    changes,
  };
}
