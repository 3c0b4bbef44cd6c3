import { CHANNELS, type Channel } from '../message/channel';
import type { Channels } from './channel';
import type { Condition, Operator } from './condition';
import { type Effective, isOverMidnight, type Window } from './effective';
import type { Rule } from './machine';
import type { NoData } from './no-data';
import { type NoticeType, STEPS, tellsEnd } from './notice';
import { type AlarmCycle, type AlarmLevel, isEventCycle } from './scene';

const DAYS = {
  1: 'alarmSay.monday',
  2: 'alarmSay.tuesday',
  3: 'alarmSay.wednesday',
  4: 'alarmSay.thursday',
  5: 'alarmSay.friday',
  6: 'alarmSay.saturday',
  7: 'alarmSay.sunday',
} as const;

type PhraseId =
  | (typeof DAYS)[keyof typeof DAYS]
  | `alarmSay.watch.${AlarmCycle}`
  | `alarmSay.is.${Operator}`
  | `alarmSay.notice.${NoticeType}`
  | `alarmSay.eventNotice.${NoticeType}`
  | `alarm.level.${AlarmLevel}`
  | `channel.${Channel}`
  | 'alarmSay.onlyEvent'
  | 'alarmSay.onlyData'
  | 'alarmSay.allData'
  | 'alarmSay.noTrigger'
  | 'alarmSay.trigger'
  | 'alarmSay.eventTrigger'
  | 'alarmSay.restore'
  | 'alarmSay.eventRestore'
  | 'alarmSay.allDay'
  | 'alarmSay.within'
  | 'alarmSay.later'
  | 'alarmSay.end'
  | 'alarmSay.separator'
  | 'alarmSay.clause'
  | 'alarmSay.and'
  | 'alarmSay.or'
  | 'alarmSay.daily'
  | 'alarmSay.window'
  | 'alarmSay.overnight'
  | 'alarmSay.nobody'
  | 'alarmSay.unreached'
  | 'alarmSay.told'
  | 'alarmSay.by'
  | 'alarmSay.more'
  | 'alarmSay.moreOr'
  | 'alarmSay.noData'
  | 'alarmSay.noDataNobody'
  | 'alarmSay.noDataTold';

/** A sentence as data: a message and what it is filled in with, so that every language tells the same. */
export interface Phrase {
  readonly id: PhraseId;
  readonly values?: Readonly<Record<string, Words>>;
}
interface Listing {
  /** `plain` stands for itself, as inside of another list; `all` and `any` join clauses, which names are not joined like. */
  readonly join: 'and' | 'or' | 'plain' | 'all' | 'any';
  readonly items: readonly Words[];
}
/** What a message chooses by, and does not say. */
interface Code {
  readonly code: string;
}
export type Words = string | number | Phrase | Listing | Code;

/** A whole task as it is saved, in what its words need. */
export interface DescribedTask extends Rule {
  cycle: AlarmCycle;
  level: AlarmLevel;
  effective: Effective;
  channels: Channels;
  /** What it makes of sources that send nothing, where it makes anything of them. */
  noData?: NoData | null;
}

/** The names of what the task refers to by code. */
export interface CodeNames {
  scene: string;
  fieldOf: (field: string) => string;
  /** A figure as the language of the screen writes it. */
  figureOf: (value: number) => string;
  /** The unit behind figures of a field, with its space; empty without one. */
  unitOf: (field: string) => string;
  valueOf: (field: string, value: string) => string;
  eventOf: (event: string) => string;
  receiverOf: (channel: Channel, id: string) => string;
  /** Whether anybody hears by a channel; absent where it is not known who there is. */
  isHeard?: ((channel: Channel, ids: readonly string[]) => boolean) | undefined;
}

const MOST = 5;

function few(items: readonly string[], join: 'and' | 'or'): Words {
  if (items.length <= MOST) return { join, items };
  const shown = { join: 'plain', items: items.slice(0, MOST) } as const;
  return { id: join === 'and' ? 'alarmSay.more' : 'alarmSay.moreOr', values: { shown, count: items.length - MOST } };
}

function conditionWords(condition: Condition, names: CodeNames): Phrase {
  const field = names.fieldOf(condition.field);
  const id = `alarmSay.is.${condition.operator}` as const;
  if ('values' in condition) {
    const values = condition.values.map((value) => names.valueOf(condition.field, value));
    return { id, values: { field, values: few(values, 'or') } };
  }
  if (!('value' in condition)) return { id, values: { field } };
  const { value } = condition;
  const shown = typeof value === 'number' ? names.figureOf(value) : names.valueOf(condition.field, value);
  return { id, values: { field, value: `${shown}${names.unitOf(condition.field)}` } };
}

const isDay = (day: number): day is keyof typeof DAYS => day in DAYS;

function windowWords(window: Window): Phrase {
  const days: Words =
    window.days.length === 7
      ? { id: 'alarmSay.daily' }
      : { join: 'and', items: window.days.filter(isDay).map((day) => ({ id: DAYS[day] })) };
  const { from, to } = window;
  return { id: isOverMidnight(window) ? 'alarmSay.overnight' : 'alarmSay.window', values: { days, from, to } };
}

function effectiveWords(effective: Effective, notice: NoticeType, isEvent: boolean): Phrase[] {
  if (effective.mode === 'allDay') return [{ id: 'alarmSay.allDay' }];
  const windows: Words = { join: 'and', items: effective.windows.map(windowWords) };
  const within: Phrase = { id: 'alarmSay.within', values: { windows, zone: effective.zone } };
  // Alarms of events neither go on nor recover.
  if (isEvent) return [within];
  return [within, { id: 'alarmSay.later' }, ...(tellsEnd(notice) ? [{ id: 'alarmSay.end' } as const] : [])];
}

/** What a task makes of sources that send nothing, and who is told where it is not who is told of the rest. */
function noDataWords({ after, level, channels }: NoData, names: CodeNames): Phrase[] {
  const said: Phrase = { id: 'alarmSay.noData', values: { count: after, level: { id: `alarm.level.${level}` } } };
  if (channels === null) return [said];
  const { id, values = {} } = channelWords(channels, names);
  return [said, id === 'alarmSay.told' ? { id: 'alarmSay.noDataTold', values } : { id: 'alarmSay.noDataNobody' }];
}

function channelWords(channels: Channels, names: CodeNames): Phrase {
  const items = CHANNELS.flatMap((channel): Phrase[] => {
    const ids = channels[channel];
    if (ids === undefined) return [];
    const receivers = few(
      ids.map((id) => names.receiverOf(channel, id)),
      'and',
    );
    const values = { channel: { id: `channel.${channel}` }, code: { code: channel }, receivers } as const;
    return [{ id: 'alarmSay.by', values }];
  });
  if (items.length === 0) return { id: 'alarmSay.nobody' };
  const { isHeard } = names;
  if (isHeard && !CHANNELS.some((channel) => isHeard(channel, channels[channel] ?? [])))
    return { id: 'alarmSay.unreached' };
  return { id: 'alarmSay.told', values: { channels: { join: 'plain', items } } };
}

function triggerWords(told: DescribedTask, isEvent: boolean, names: CodeNames): Phrase {
  if (told.triggers.length === 0) return { id: 'alarmSay.noTrigger' };
  const conditions = { join: told.match, items: told.triggers.map((one) => conditionWords(one, names)) } as const;
  const level: Phrase = { id: `alarm.level.${told.level}` };
  const id = isEvent ? 'alarmSay.eventTrigger' : 'alarmSay.trigger';
  return { id, values: { conditions, level, kind: { code: told.level }, count: told.triggerAfter } };
}

/** A task in words: what it watches, when it begins and ends, when it tells whom. */
export function sentencesOf(told: DescribedTask, names: CodeNames): Phrase[] {
  const isEvent = isEventCycle(told.cycle);
  const filters: Words = { join: 'all', items: told.filters.map((one) => conditionWords(one, names)) };
  const steps: Words = { join: 'plain', items: STEPS };
  return [
    { id: `alarmSay.watch.${told.cycle}`, values: { scene: names.scene } },
    ...(told.event === null
      ? []
      : [{ id: 'alarmSay.onlyEvent', values: { event: names.eventOf(told.event) } } as const]),
    told.filters.length === 0 ? { id: 'alarmSay.allData' } : { id: 'alarmSay.onlyData', values: { filters } },
    triggerWords(told, isEvent, names),
    { id: isEvent ? 'alarmSay.eventRestore' : 'alarmSay.restore', values: { count: told.restoreAfter } },
    { id: isEvent ? `alarmSay.eventNotice.${told.notice}` : `alarmSay.notice.${told.notice}`, values: { steps } },
    ...effectiveWords(told.effective, told.notice, isEvent),
    channelWords(told.channels, names),
    ...(told.noData ? noDataWords(told.noData, names) : []),
  ];
}

const CAUSES: ReadonlySet<PhraseId> = new Set([
  'alarmSay.onlyEvent',
  'alarmSay.onlyData',
  'alarmSay.noTrigger',
  'alarmSay.trigger',
  'alarmSay.eventTrigger',
  'alarmSay.restore',
  'alarmSay.eventRestore',
]);

/** Of a task only what decides about an alarm: which data it looks at, when one begins and when it recovers. */
export const causesOf = (told: DescribedTask, names: CodeNames): Phrase[] =>
  sentencesOf(told, names).filter(({ id }) => CAUSES.has(id));

type Say = (id: PhraseId, values?: Record<string, string | number>) => string;

// Making a formatter takes longer than all that it formats.
const formats = new Map<string, Intl.ListFormat>();

function listFormat(language: string, join: 'and' | 'or'): Intl.ListFormat {
  const key = `${language} ${join}`;
  const known = formats.get(key);
  if (known) return known;
  const fresh = new Intl.ListFormat(language, { type: join === 'and' ? 'conjunction' : 'disjunction' });
  formats.set(key, fresh);
  return fresh;
}

const HAN = /\p{sc=Han}/u;
const WESTERN = /[\p{sc=Latin}\p{Nd}%]/u;

/** Chinese sets a space between its own words and others, which messages and lists do not know: `短信 和 SMS`, `甲和乙`. */
const spaced = (parts: readonly string[]): string =>
  parts.reduce((text, part) => {
    const [before = '', after = ''] = [text.at(-1), part.at(0)];
    const isMixed = (HAN.test(before) && WESTERN.test(after)) || (WESTERN.test(before) && HAN.test(after));
    return `${text}${isMixed ? ' ' : ''}${part}`;
  }, '');

/** Stands around what a message is filled in with, until its neighbors are known. */
const EDGE = '\uE000';

/** A message with texts in it, each with a space to its neighbors where they need one. */
function filled(say: Say, id: PhraseId, values: Readonly<Record<string, string | number>>): string {
  return spaced(say(id, values).split(EDGE).filter(Boolean));
}

const edged = (text: string): string => `${EDGE}${text}${EDGE}`;

function listed({ join, items: words }: Listing, say: Say, language: string): string {
  const items = words.map((one) => String(spoken(one, say, language)));
  if (join === 'plain') return items.join(say('alarmSay.separator'));
  if (join === 'and' || join === 'or') {
    const parts = listFormat(language, join).formatToParts(items);
    return spaced(parts.map(({ value }) => value));
  }
  const end = join === 'all' ? 'alarmSay.and' : 'alarmSay.or';
  return items.reduce((first, last, index) =>
    filled(say, index === items.length - 1 ? end : 'alarmSay.clause', { first: edged(first), last: edged(last) }),
  );
}

function fillingOf(words: Words, say: Say, language: string): string | number {
  const value = spoken(words, say, language);
  const isCode = typeof words === 'object' && 'code' in words;
  return typeof value === 'number' || isCode ? value : edged(value);
}

/** The words of a phrase in a language. */
export function spoken(words: Words, say: Say, language: string): string | number {
  if (typeof words !== 'object') return words;
  if ('code' in words) return words.code;
  if ('join' in words) return listed(words, say, language);
  const values = Object.entries(words.values ?? {}).map(
    ([name, one]) => [name, fillingOf(one, say, language)] as const,
  );
  return filled(say, words.id, Object.fromEntries(values));
}
