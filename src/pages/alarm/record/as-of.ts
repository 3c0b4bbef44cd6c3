import { type AlarmFilters, type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import type { ListCall } from '@/lib/contract/client';
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

/** Alarms as of one moment; those on screen go on where they stand. A gateway without news answers the whole query each time. */
export const ALARMS_AS_OF: AsOf<AlarmRecord> = {
  isKept: () => isOffered(alarmRecordApi.getNews.capability),
  at: (request, asOf) => ({ ...request, asOf }),
  getNews: async ({ current: _, pageSize: __, sorter: ___, ...narrowing }, asOf, rows, options) => {
    const ids = rows.map(({ id }) => id);
    const answer = await orWithout(alarmRecordApi.getNews({ ...narrowing, asOf, ids }, options), null);
    return (
      answer && { changed: answer.changed, began: answer.total, joined: answer.joined ?? 0, gone: answer.left ?? 0 }
    );
  },
};
