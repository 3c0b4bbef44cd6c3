import { type LogEntry, type logs, TOP_FIELDS, type TopField } from '@/api/log/query';
import type { LogValue } from '@/components/log/log-value';
import type { MessageId } from '@/i18n/messages';
import type { Input } from '@/lib/contract/endpoint';
import { MINUTE } from '@/lib/time';
import { to } from '@/routes/href';
import type { Filter } from '@/ui/list/filter-bar';
import { type ListView, writeView } from '@/ui/list/use-view';

type Patch = Record<string, string | undefined>;
type Found = Pick<ListView, 'keyword' | 'filters'>;

/** What the keyword finds and no filter knows. */
const BY_KEYWORD: readonly LogValue['field'][] = ['ip', 'requestId'];

const ownFilter = ({ field, value }: LogValue): Partial<ListView> =>
  BY_KEYWORD.includes(field) ? { keyword: value } : { filters: { [field]: [value] } };

/** Whether the list can be narrowed by a value: an address or an id by the keyword, anything else where its filter takes it. */
export const isFilter = (filters: readonly Filter[], { field, value }: LogValue): boolean =>
  value !== '' &&
  (BY_KEYWORD.includes(field) ||
    field === 'objectId' ||
    field === 'verb' ||
    filters.some(({ name, options }) => name === field && options.some((one) => one.value === value)));

/** Whether a value narrows the list already, and nothing else of its field does. */
export const isSet = ({ keyword, filters }: Found, { field, value }: LogValue): boolean =>
  BY_KEYWORD.includes(field) ? keyword === value : filters[field]?.length === 1 && filters[field][0] === value;

/** The change of an address that narrows a list by a value too, beside what narrows it already; a drawer closes. */
export const withValue = (value: LogValue): Patch => ({
  ...writeView({ page: 1, ...ownFilter(value) }),
  panel: undefined,
  item: undefined,
});

/** The same with nothing else but the range of time: every other filter of the list is taken off. */
export function onlyValue(value: LogValue, filters: readonly Filter[]): Patch {
  const none = Object.fromEntries(filters.map(({ name }) => [name, []]));
  return { ...writeView({ keyword: '', filters: none }), ...withValue(value) };
}

export const FIELD_LABELS = {
  account: 'log.account',
  kind: 'log.kind',
  verb: 'log.verb',
  result: 'log.result',
  level: 'log.level',
  objectId: 'log.object',
  ip: 'log.ip',
} as const satisfies Record<TopField, MessageId>;

/** The filter that leaves out what has one of its values. */
export const WITHOUT = {
  account: 'notAccount',
  kind: 'notKind',
  verb: 'notVerb',
  result: 'notResult',
  level: 'notLevel',
  objectId: 'notObjectId',
  ip: 'notIp',
} as const satisfies Record<TopField, string>;

/** The same as a field whose values can be left out; undefined for one that identifies an entry. */
export const leftOut = ({ field }: LogValue): TopField | undefined => TOP_FIELDS.find((one) => one === field);

/** The change of an address that leaves out a value too, beside those that are left out already. */
export function withoutValue(field: TopField, value: string, { filters }: Found): Patch {
  const name = WITHOUT[field];
  return {
    ...writeView({ page: 1, filters: { [name]: [...new Set([...(filters[name] ?? []), value])] } }),
    panel: undefined,
    item: undefined,
  };
}

/** A question about no entry at all: its answer says that the gateway counts values, and so that it can leave them out. */
export const WITNESS = { field: 'result', size: 1, timeRange: [0, 1] } satisfies Input<typeof logs.getTop>;

const AROUND = 5 * MINUTE;

/** The address of what was written five minutes before and after a time, all of it or that with the same value. */
export function aroundAddress(at: LogEntry['at'], value: LogValue | null): string {
  const query = new URLSearchParams();
  const view = writeView({ range: [at - AROUND, at + AROUND], ...(value && ownFilter(value)) });
  for (const [name, text] of Object.entries(view)) if (text) query.set(name, text);
  return `${to('/log/query/all')}?${query}`;
}
