import { type AlarmFilters, type AlarmGroup, type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import type { CallOptions, ListCall, ListQuery } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { isOffered, markMissing, orWithout } from '@/lib/contract/offered';
import type { AsOf } from '@/lib/list-snapshot';

/** The list of alarms. A gateway that knows who takes care of alarms, or what keeps them quiet, says so of each of them. */
export const listAlarms: ListCall<AlarmRecord, AlarmFilters> = Object.assign(
  async (...input: Parameters<typeof alarmRecordApi.list>) => {
    const answer = await alarmRecordApi.list(...input);
    if (answer.list.length > 0 && answer.list.every(({ isAcknowledged }) => isAcknowledged === undefined))
      markMissing('acknowledgments');
    if (answer.list.length > 0 && answer.list.every(({ quiet }) => quiet === undefined)) markMissing('silences');
    return answer;
  },
  { path: alarmRecordApi.list.path },
);

type Narrowing = Omit<ListQuery, 'current' | 'pageSize' | 'sorter'>;

const isKept = () => isOffered(alarmRecordApi.getNews.capability);

interface Since<Row> {
  total: number;
  joined?: number | undefined;
  left?: number | undefined;
  changed: Row[];
}

/** Rows as of one moment; those on screen go on where they stand. A gateway without news answers the whole query each time. */
const asOfBy = <Row extends { id: string }>(
  ask: (input: Narrowing & { asOf: number; ids: string[] }, options?: CallOptions) => Promise<Since<Row>>,
): AsOf<Row> => ({
  isKept,
  at: (request, asOf) => ({ ...request, asOf }),
  getNews: async ({ current: _, pageSize: __, sorter: ___, ...narrowing }, asOf, rows, options) => {
    const ids = rows.map(({ id }) => id);
    const answer = await orWithout(ask({ ...narrowing, asOf, ids }, options), null);
    return (
      answer && { changed: answer.changed, began: answer.total, joined: answer.joined ?? 0, gone: answer.left ?? 0 }
    );
  },
});

export const ALARMS_AS_OF: AsOf<AlarmRecord> = asOfBy(alarmRecordApi.getNews);

type By = 'task' | 'source';
type Query = ListRequest & { filters?: AlarmFilters | undefined };

// The path names the answer in the cache, so each way of grouping has one of its own.
const groupsBy = (by: By): { call: ListCall<AlarmGroup, AlarmFilters>; asOf: AsOf<AlarmGroup> } => ({
  call: Object.assign(
    (request: Query, options?: CallOptions) => alarmRecordApi.getGroups({ ...request, by }, options),
    { path: `${alarmRecordApi.getGroups.path}?by=${by}` },
  ),
  asOf: asOfBy((input, options) => alarmRecordApi.getGroupNews({ ...input, by }, options)),
});

/** A storm in few rows, by what its alarms have in common. */
export const ALARM_GROUPS = { task: groupsBy('task'), source: groupsBy('source') };
